import type { EntityDefinition } from '@lading/core/entity'
import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { Failure } from '../../console/failure'
import { didYouMean } from '../../console/suggest'
import { decideField, REVIEW_BELOW } from '../../infer/decideField'
import type { LabelField, LabelSet } from '../../labels/types'
import { loadDefinitions } from '../../project/definitions'
import type { Project } from '../../project/project'
import type { Run } from '../commonOptions'

/** An entity or its lines as far as a question about a field needs it. */
interface Group {
  key: string
  owner: { key: string; name: string }
  inLine: boolean
  names: string[]
  /** What the label set says of them; a definition says no more than their names. */
  fields?: LabelField[]
}

/** Tells which rule decides a field, e.g. `saQuotation.eta` or `saQuotationLine.price`. */
export function explain(run: Run, project: Project, set: LabelSet | undefined, path: string): ExitCode {
  const groups = set
    ? groupsOfLabels(set)
    : loadDefinitions(project).flatMap(({ entity }) => groupsOf(entity))
  const [key = '', name = '', ...rest] = path.split('.')
  const group = groups.find((each) => each.key === key)
  if (!group || rest.length > 0) {
    const meant = didYouMean(
      key,
      groups.map((each) => each.key),
    )
    throw new Failure(EXIT.usage, 'no-entity', `There is no entity or line "${key}".${meant}`, {
      fix: 'Ask for a field of an entity or line, e.g. --explain saQuotation.eta.',
    })
  }
  if (!group.names.includes(name)) {
    const meant = didYouMean(name, group.names)
    throw new Failure(EXIT.usage, 'no-field', `"${key}" has no field "${name}".${meant}`, {
      fix: `Fields: ${group.names.join(', ')}.`,
    })
  }
  const others = groups
    .filter(({ inLine, key: other }) => !inLine && other !== group.owner.key)
    .map(({ owner }) => owner)
  const index = group.names.indexOf(name)
  const label: Partial<LabelField> = group.fields?.[index] ?? {}
  const { name: _name, raw: _raw, place: _place, zh, en: _en, ...facts } = label
  const { rule, kind, confidence, field } = decideField(
    {
      name,
      siblings: group.names,
      inLine: group.inLine,
      entity: group.owner,
      others,
      index,
      facts,
      ...(zh ? { zh } : {}),
    },
    project.config,
  )
  const unsure = confidence < REVIEW_BELOW ? ', put up for review' : ''
  run.output.result(
    [
      `${path}: ${kind}, by rule ${rule.id}: ${rule.about}.`,
      `  confidence ${confidence}${unsure}`,
      ...Object.entries(field).map(([property, value]) => `  ${property}: ${String(value)}`),
    ],
    { command: 'define', explain: path, rule: rule.id, about: rule.about, kind, confidence, field },
  )
  return EXIT.ok
}

function groupsOfLabels(set: LabelSet): Group[] {
  return set.entities.flatMap((entity) => {
    const owner = { key: entity.key, name: entity.title }
    const group = (
      each: LabelSet['entities'][number] | (typeof entity.lines)[number],
      inLine: boolean,
    ): Group => ({
      key: each.key,
      owner,
      inLine,
      names: each.fields.map(({ name }) => name),
      fields: each.fields,
    })
    return [group(entity, false), ...entity.lines.map((line) => group(line, true))]
  })
}

function groupsOf(entity: EntityDefinition): Group[] {
  const owner = { key: entity.key, name: entity.label.en }
  return [
    { key: entity.key, owner, inLine: false, names: Object.keys(entity.fields) },
    ...Object.entries(entity.lines ?? {}).map(([key, { fields }]) => ({
      key,
      owner,
      inLine: true,
      names: Object.keys(fields),
    })),
  ]
}
