import type { EntityDefinition, Field, ReferringField } from '@lading/core/entity'
import { decidedBy, fillsOf, isReferable, KINDS, referenceOf, referringFields } from '@lading/core/entity'
import { didYouMean } from '../../console/suggest'
import { titleOf } from '../../labels/names'
import type { LoadedDefinition } from '../../project/definitions'
import type { Finding } from './finding'

/** Says what is wrong, and the word of the definition that it is about. */
type Say = (code: string, message: string, word: string) => void

const has = (fields: object, name: string) => Object.hasOwn(fields, name)

/** What is wrong with fields that name records, and with what is said of how records are named. */
export function referenceFaults(definitions: readonly LoadedDefinition[]): Finding[] {
  const byKey = new Map(definitions.map(({ entity }) => [entity.key, entity] as const))
  return definitions.flatMap(({ entity, file }) => {
    const findings: Finding[] = []
    const say: Say = (code, message, word) => {
      findings.push({ level: 'error', code, message, place: { file }, word })
    }
    checkReference(entity, say)
    checkOpenQuantity(entity, byKey, say)
    for (const field of referringFields(entity)) checkField(entity, field, byKey, say)
    return findings
  })
}

/** A target stores what every record has for itself, and shows fields that it has. */
function checkReference(entity: EntityDefinition, say: Say): void {
  const { fields, key, reference } = entity
  if (!reference) return
  const { value: stored, text, textEn, columns = [], search = [] } = reference
  const names = [stored, text, textEn, ...columns, ...search]
  for (const name of new Set(names)) {
    if (name === undefined || has(fields, name)) continue
    const meant = didYouMean(name, Object.keys(fields))
    say('reference-field', `The reference of "${key}" names "${name}", which is no field.${meant}`, name)
  }
  const value = referenceOf(entity)?.value
  if (value !== undefined && !isReferable(fields[value]!))
    say(
      'reference-value',
      `"${value}" of "${key}" is stored by others, but is not both unique and required.`,
      value,
    )
  if (value === undefined && reference.value === undefined)
    say(
      'reference-value',
      `Records of "${key}" have no value of their own: no field is unique and required. Add one, or take "reference" away.`,
      'reference',
    )
}

/** What is counted as open until records of another entity are made of it. */
function checkOpenQuantity(
  { key, openQuantity }: EntityDefinition,
  byKey: ReadonlyMap<string, EntityDefinition>,
  say: Say,
): void {
  if (typeof openQuantity !== 'object' || byKey.has(openQuantity.into)) return
  const { into } = openQuantity
  const meant = didYouMean(into, [...byKey.keys()])
  say('no-entity', `The open quantity of "${key}" goes into "${into}", which is no entity.${meant}`, into)
}

/** A command that defines what is missing, with the fields that the reference fills from. */
function proposal({ area }: EntityDefinition, field: Field, ref: string): string {
  const filled = fillsOf(field).map(({ from }) => from)
  const names = [...new Set([`${ref}Code`, `${ref}Name`, ...filled])].join(', ')
  return `lading add entity "${titleOf(ref)} (${ref}): ${names}" --area ${area}`
}

function checkField(
  entity: EntityDefinition,
  { name, field, ref, line }: ReferringField,
  byKey: ReadonlyMap<string, EntityDefinition>,
  say: Say,
): void {
  const own = line === undefined ? entity.fields : entity.lines![line]!.fields
  const label = `"${name}" of ${line ?? entity.key}`
  if (field.onDelete === 'empty' && field.required)
    say(
      'reference-required',
      `${label} is required, so it cannot be emptied when its record is deleted.`,
      name,
    )
  const target = byKey.get(ref)
  if (!target) {
    const help = didYouMean(ref, [...byKey.keys()]) || ` Define it: ${proposal(entity, field, ref)}`
    return say('no-entity', `${label} refers to "${ref}", which is no entity.${help}`, `ref: '${ref}'`)
  }
  if (!target.reference)
    return say(
      'no-reference',
      `${label} refers to "${ref}", whose definition says no "reference". Add \`reference: {}\` to it.`,
      `ref: '${ref}'`,
    )
  const uses = (
    fields: Readonly<Record<string, Field>>,
    names: readonly string[],
    code: string,
    where: string,
  ) => {
    for (const used of names.filter((each) => !has(fields, each)))
      say(
        code,
        `${label}: ${where} "${used}", which is no field.${didYouMean(used, Object.keys(fields))}`,
        used,
      )
  }
  const fills = fillsOf(field)
  const filled = fills.map(({ to }) => to)
  const decided = decidedBy(field)
  uses(own, filled, 'fills-field', 'it fills')
  const sources = fills.map(({ from }) => from)
  uses(target.fields, sources, 'fills-field', `it fills from "${ref}":`)
  uses(target.fields, Object.keys(field.where ?? {}), 'where-field', `"where" asks "${ref}" for`)
  uses(own, decided.own, 'where-field', '"where" depends on')
  uses(entity.fields, decided.header, 'where-field', '"where" depends on the header’s')
  for (const to of filled)
    if (has(own, to) && KINDS[own[to]!.kind].serverOnly)
      say('fills-field', `${label}: it fills "${to}", which only the workflow writes.`, to)
}
