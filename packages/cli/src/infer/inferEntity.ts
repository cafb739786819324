import { KINDS } from '@lading/core/entity'
import type { Field, Workflow, WorkflowAction } from '@lading/core/entity'
import type { DraftEntity, DraftLine } from '@lading/templates'
import type { Choice, LabelEntity, LabelField, LabelGroup, LabelSet } from '../labels/types'
import { pascalCase } from '../labels/names'
import type { ResolvedConfig } from '../project/config'
import type { FieldDecision } from './decideField'
import { decideField, nameOfLabel, REVIEW_BELOW } from './decideField'
import { itemOf } from './dictionaries'
import type { Doubt } from './doubt'
import { toolText } from './doubt'
import { chineseTitle } from './entityTitles'
import { headerTotals, siblingFormulas } from './formulas'
import { labelsOf } from './labelsOf'
import { footer, formSections, listColumns, queryItems, titleField } from './placement'

/** What a project may have taught the tool. */
export type Taught = Partial<Pick<ResolvedConfig, 'rules' | 'references' | 'glossary'>>

/**
 * Makes the definition that the names and labels of one entity speak of.
 * @param say how doubts are put into words. @default as the tool tells developers
 */
export function inferEntity(
  entity: LabelEntity,
  set: LabelSet,
  area: string,
  taught: Taught = {},
  say: (doubt: Doubt) => string = toolText,
): DraftEntity {
  const review: Doubt[] = []
  const fieldsOf = (group: LabelGroup) => inferFields(entity, group, set, taught, review)
  const fields = fieldsOf(entity)
  const lines: Record<string, DraftLine> = {}
  for (const group of entity.lines) {
    const own = fieldsOf(group)
    const formulas = siblingFormulas(own)
    markReadonly(own, formulas)
    const sums = footer(own)
    lines[group.key] = {
      label: { zh: `${entity.zh ?? chineseTitle(entity.title)}明细`, en: `${entity.title} lines` },
      fields: own,
      columns: Object.keys(own),
      ...(sums ? { footer: sums } : {}),
      formulas,
    }
  }
  const lineFields = Object.fromEntries(Object.entries(lines).map(([key, line]) => [key, line.fields]))
  const formulas = { ...siblingFormulas(fields), ...headerTotals(fields, lineFields) }
  markReadonly(fields, formulas)
  const workflow = inferWorkflow(fields, entity, review)
  const label = { zh: entity.zh ?? chineseTitle(entity.title), en: entity.title }
  return {
    key: entity.key,
    name: pascalCase(entity.title),
    label,
    area,
    title: titleField(fields),
    fields,
    list: listColumns(fields),
    query: queryItems(fields),
    form: formSections(fields, label),
    lines,
    formulas,
    ...(workflow ? { workflow } : {}),
    permissions: {
      prefix: `${area}:${entity.key}`,
      actions: [...ACTIONS, ...Object.keys(workflow?.actions ?? {})],
    },
    review: review.map(say),
  }
}

const ACTIONS = ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import']

/** The fields of one group, decided one by one. Doubts go to `review`. */
export function inferFields(
  entity: LabelEntity,
  group: LabelGroup,
  set: LabelSet,
  taught: Taught,
  review: Doubt[],
): Record<string, Field> {
  const others = set.entities
    .filter(({ key }) => key !== entity.key)
    .map(({ key, title }) => ({ key, name: title }))
  // What labels in Chinese and the words of the source call the fields, where names alone do not say it.
  const called = new Map(
    group.fields.flatMap(({ name, zh, spoken }) => [
      [nameOfLabel(zh), name],
      [spoken, name],
    ]),
  )
  const names = new Set(group.fields.map(({ name }) => name))
  const siblings = (own: string) => [
    ...names,
    ...[...called].flatMap(([each, name]) => (each && name !== own ? [each] : [])),
  ]
  const real = (name: string | undefined) =>
    name === undefined || names.has(name) ? name : (called.get(name) ?? name)
  let own: string | undefined
  const decisions = new Map(
    group.fields.map((label, index) => {
      const { name, raw: _raw, place: _place, zh: given, en: _en, ...facts } = label
      const decided = decideField(
        {
          name,
          siblings: siblings(name),
          inLine: group !== entity,
          entity: { key: entity.key, name: entity.title },
          others,
          index,
          facts,
          ...(given ? { zh: given } : {}),
        },
        taught,
      )
      // A record has one number of its own; a second one belongs to somebody else.
      const decision: FieldDecision =
        decided.kind === 'code' && own !== undefined
          ? { ...decided, kind: 'text', confidence: 0.75, field: { maxLength: 50 } }
          : decided
      if (decision.kind === 'code') own = name
      const field = { ...decision.field }
      if (field.of) field.of = real(field.of)!
      if (field.currency) field.currency = real(field.currency)!
      return [name, { ...decision, field }] as const
    }),
  )
  // What is shown of a field is as unsure as that field.
  const isUnsure = ({ confidence, field }: FieldDecision): boolean =>
    confidence < REVIEW_BELOW ||
    (field.of !== undefined && (decisions.get(field.of)?.confidence ?? 1) < REVIEW_BELOW)
  return Object.fromEntries(
    group.fields.map((label) => {
      const { name } = label
      const decision = decisions.get(name)!
      const { kind, rule } = decision
      const { zh, en, untranslated } = labelsOf(label, taught.glossary)
      const path = `${group.key}.${name}`
      if (isUnsure(decision)) review.push({ about: 'kind', path, label: { zh, en }, kind, rule })
      if (untranslated) review.push({ about: 'label', path, label: { zh, en } })
      return [name, { kind, ...decision.field, ...limitsOf(label, kind), zh, en } satisfies Field]
    }),
  )
}

/** What the source itself demands; nothing is demanded without evidence. */
function limitsOf({ required, unique, min, max, length }: LabelField, kind: Field['kind']): Partial<Field> {
  const { number, stored, serverOnly, numbered, shown, place, choices, prose } = KINDS[kind]
  // Nobody leaves these out: the server writes them, or one of two values always stands there.
  const given = serverOnly ?? numbered ?? shown ?? place ?? choices === 'yesNo'
  return {
    ...(required && !given ? { required: true } : {}),
    ...(unique && (numbered || (prose && !KINDS[kind].wide)) ? { unique: true } : {}),
    ...(number && min !== undefined ? { min } : {}),
    ...(number && max !== undefined ? { max } : {}),
    ...(stored === 'text' && prose && length && length <= 10_000 ? { maxLength: length } : {}),
  }
}

function markReadonly(fields: Record<string, Field>, formulas: Record<string, unknown>): void {
  for (const name of Object.keys(formulas)) fields[name] = { ...fields[name]!, readonly: true }
}

/** The states that the label set lists, one step from each to the next; which steps there are is for the curator to say. */
function listedWorkflow(field: string, choices: readonly Choice[]): Workflow {
  const items = choices.map(itemOf)
  const steps = items.slice(1).map(({ value, zh, en }, at): [string, WorkflowAction] => {
    const name = `to${pascalCase(value) || at + 1}`
    return [name, { zh: `转为${zh}`, en: `To ${en}`, from: [items[at]!.value], to: value }]
  })
  return {
    field,
    initial: items[0]!.value,
    states: Object.fromEntries(items.map(({ value, zh, en }) => [value, { zh, en }])),
    actions: Object.fromEntries(steps),
    allow: { edit: [items[0]!.value], delete: [items[0]!.value] },
  }
}

/** The simplest flow there is, for the curator to replace: label sets do not tell the states (spec 2 §4). */
function inferWorkflow(
  fields: Record<string, Field>,
  entity: LabelEntity,
  review: Doubt[],
): Workflow | undefined {
  const field = Object.keys(fields).find((name) => KINDS[fields[name]!.kind].choices === 'states')
  if (!field) return undefined
  const { choices } = entity.fields.find(({ name }) => name === field)!
  const { zh, en } = fields[field]!
  const listed = choices !== undefined && choices.length >= 2
  review.push({ about: listed ? 'steps' : 'states', path: field, label: { zh, en } })
  if (listed) return listedWorkflow(field, choices)
  return {
    field,
    initial: 'draft',
    states: {
      draft: { zh: '草稿', en: 'Draft', color: 'default' },
      submitted: { zh: '已提交', en: 'Submitted', color: 'blue' },
      done: { zh: '已完成', en: 'Done', color: 'green' },
    },
    actions: {
      submit: { zh: '提交', en: 'Submit', from: ['draft'], to: 'submitted' },
      return: { zh: '退回', en: 'Return', from: ['submitted'], to: 'draft' },
      finish: { zh: '完成', en: 'Finish', from: ['submitted'], to: 'done' },
    },
    allow: { edit: ['draft'], delete: ['draft'] },
  }
}
