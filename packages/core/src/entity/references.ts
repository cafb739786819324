import { KINDS } from '../kinds'
import type { FillSource, KindField } from '../kinds/kind'
import type { Row } from '../rules/types'
import { isEmptyValue } from '../rules/value'
import { isListField } from './fieldKinds'
import type { EntityDefinition, Field } from './types'

/** How records of an entity are referred to. */
export interface Reference {
  value: string
  text: string
  /** The field that is shown to who reads English, where the record has a value in it. */
  textEn?: string
  columns: readonly string[]
  search: readonly string[]
}

/** A field of an entity, or of its lines, that names records of another one. */
export interface ReferringField {
  name: string
  field: Field
  /** Key of the entity that is named. */
  ref: string
  /** Key of the lines it stands in; absent: in the header. */
  line?: string
}

/** One field that a picked record fills. */
export interface Fill {
  /** The own field. */
  to: string
  /** The field of the picked record. */
  from: string
  whenEmpty: boolean
}

/** Fields of a list that a picker shows beside value and text. */
const MORE_COLUMNS = 3

/** Whether every record has a value of its own in the field: others may store it. */
export function isReferable(field: Field): boolean {
  const { numbered, list } = KINDS[field.kind]
  return field.unique === true && !list && !field.multiple && (field.required === true || numbered === true)
}

/**
 * How records of an entity are picked: what its definition says, and what follows from the rest of it.
 *
 * @returns undefined when its records cannot be referred to: it says no `reference`, or has no field to store
 * @example referenceOf(customer) // { value: 'code', text: 'name', columns: ['code', 'name', 'country'], … }
 */
export function referenceOf(
  entity: Pick<EntityDefinition, 'fields' | 'list' | 'reference' | 'title'>,
): Reference | undefined {
  const { fields, list, reference: given, title } = entity
  if (!given) return undefined
  const has = (name: string) => Object.hasOwn(fields, name)
  const value = given.value ?? Object.keys(fields).find((name) => isReferable(fields[name]!))
  if (value === undefined || !has(value)) return undefined
  const text = given.text ?? (title !== value ? title : has('name') ? 'name' : value)
  const shown = [...new Set([value, text, ...list])]
  const textEn = given.textEn ?? `${text}En`
  return {
    value,
    text,
    ...(has(textEn) && fields[textEn]!.kind === 'text' ? { textEn } : {}),
    columns: given.columns ?? shown.slice(0, new Set([value, text]).size + MORE_COLUMNS),
    search: given.search ?? [...new Set([text, value])],
  }
}

/** The fields of an entity and its lines that name records of others. */
export function referringFields({ fields, lines = {} }: EntityDefinition): ReferringField[] {
  const of = (own: Readonly<Record<string, Field>>, line?: string): ReferringField[] =>
    Object.entries(own).flatMap(([name, field]) =>
      KINDS[field.kind].names === 'record' && field.ref
        ? [{ name, field, ref: field.ref, ...(line === undefined ? {} : { line }) }]
        : [],
    )
  return [...of(fields), ...Object.entries(lines).flatMap(([key, line]) => of(line.fields, key))]
}

/**
 * The fills of a field as a list: `to` is a field of the same row, `from` one of the picked record.
 *
 * @returns `whenEmpty` false where the definition gives the source as a plain name: what is there is written over
 */
export function fillsOf({ fills = {} }: Pick<KindField, 'fills'>): Fill[] {
  return Object.entries(fills).map(([to, source]) =>
    typeof source === 'string'
      ? { to, from: source, whenEmpty: false }
      : { to, from: source.from, whenEmpty: source.whenEmpty },
  )
}

/**
 * Records that are filled on: a picked record fills a field that names a record, which fills one that names a record, …
 * The server writes, and forms show, so many in a row.
 */
export const MAX_FILL_CHAIN = 4

/** Whether picking a record in the field fills other fields of its row. */
export function fillsOthers(field: Field | undefined): field is Field {
  return field?.fills !== undefined && !field.multiple && KINDS[field.kind].names === 'record'
}

/** The field of the record that a fill takes. */
export function fillSource(source: string | FillSource): string {
  return typeof source === 'string' ? source : source.from
}

/** Where the name of the record is filled beside the field, the field itself shows the stored value. */
export function showsValue({ fills, multiple }: Pick<KindField, 'fills' | 'multiple'>): boolean {
  return fills !== undefined && !multiple
}

/** The fields of the same row, and of the header, that decide which records may be picked. */
export function decidedBy({ where = {} }: Pick<KindField, 'where'>): { own: string[]; header: string[] } {
  const named = Object.values(where).filter((each): each is { field: string } | { header: string } =>
    isNamed(each),
  )
  return {
    own: named.flatMap((each) => ('field' in each ? each.field : [])),
    header: named.flatMap((each) => ('header' in each ? each.header : [])),
  }
}

function isNamed(condition: unknown): boolean {
  return typeof condition === 'object' && condition !== null && !Array.isArray(condition)
}

/** What fields of a target must be, as texts; several: one of them. */
export type Restriction = ReadonlyMap<string, readonly string[]>

/**
 * What `where` of a field means for one row. What is empty restricts nothing.
 *
 * @param header the header above a line. @default the row itself
 */
export function restrictionOf(
  { where = {} }: Pick<KindField, 'where'>,
  row: Row,
  header: Row = row,
): Restriction {
  const restriction = new Map<string, readonly string[]>()
  for (const [name, condition] of Object.entries(where)) {
    if (typeof condition === 'string' || typeof condition === 'number')
      restriction.set(name, [String(condition)])
    else if (Array.isArray(condition)) restriction.set(name, condition.map(String))
    else {
      const given =
        'field' in condition ? row[condition.field] : header[(condition as { header: string }).header]
      if (!isEmptyValue(given)) restriction.set(name, [String(given)])
    }
  }
  return restriction
}

/** Whether a record is one of those that may be picked. */
export function fits(restriction: Restriction, record: Row): boolean {
  return [...restriction].every(([name, allowed]) => allowed.includes(String(record[name] ?? '')))
}

/** The stored values of a field that names records. */
export function namedValues(field: Field, value: unknown): string[] {
  if (isEmptyValue(value)) return []
  const text = String(value)
  return isListField(field)
    ? text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : [text]
}

/**
 * The fields of a target that whoever picks is shown: those of its reference, and what fields that name it fill and
 * restrict by.
 *
 * @param entities all there are
 */
export function pickedFields(target: EntityDefinition, entities: readonly EntityDefinition[]): string[] {
  const reference = referenceOf(target)
  if (!reference) return []
  const naming = entities.flatMap(referringFields).filter(({ ref }) => ref === target.key)
  const names = [
    reference.value,
    reference.text,
    ...(reference.textEn === undefined ? [] : [reference.textEn]),
    ...reference.columns,
    ...reference.search,
    ...naming.flatMap(({ field }) => [
      ...fillsOf(field).map(({ from }) => from),
      ...Object.keys(field.where ?? {}),
    ]),
  ]
  return [...new Set(names)].filter((name) => Object.hasOwn(target.fields, name))
}
