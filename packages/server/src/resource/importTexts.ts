import type { Field, NamedTable, Row } from '@lading/core/entity'
import { isListField, KINDS, snakeCase } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Text } from '@lading/core/text'
import { textIn } from '@lading/core/text'
import { isIn } from '../db/statements'
import { Failure } from '../http/failures'
import { currentLocale } from '../http/language'
import { YES_NO } from '../list/dictTexts'
import { recordNames } from '../list/recordNames'
import { tableDictionaries, tableOf } from '../modules/dict/tableDictionaries'
import { createTableTexts } from '../modules/dict/tableTexts'
import type { Session } from '../session'
import type { ResourceContext } from './resourceContext'
import { mayPick, referenceTargets } from './references'

/** Values of the same name that a message lists. */
const MAX_LISTED = 5

/** What a text may stand for: values of the first column that knows it. */
type Meanings = ReadonlyMap<string, readonly string[]>

/** The texts of a cell: one, or several where the field holds several. */
const partsOf = (field: Field, value: unknown): string[] =>
  (isListField(field) ? String(value ?? '').split(/[,，;；]/) : [String(value ?? '')])
    .map((part) => part.trim())
    .filter(Boolean)

/** The meanings of the texts, with one statement. A value goes before a code, a code before a name. */
async function meaningsOf(
  { db, modules }: ResourceContext,
  session: Session,
  named: NamedTable,
  texts: readonly string[],
): Promise<Meanings> {
  const column = (name: string) => sql`t.${sql.identifier(snakeCase(name))}`
  const shown = [
    column(named.text),
    ...(named.textEn ? [column(named.textEn)] : []),
    ...(named.names ? [sql`(${column(named.names)} ->> ${currentLocale()}::text)`] : []),
  ]
  const columns = [column(named.value), ...named.codes.map(column), ...shown]
  const { where } = tableOf(tableDictionaries(modules), named.table)
  const rows = await db.rows<Record<string, string>>(
    sql`SELECT ${sql.join(
      columns.map((each, at) => sql`${each} AS ${sql.identifier(`c${at}`)}`),
      sql`, `,
    )} FROM ${sql.identifier(named.table)} t WHERE ${where(session)} AND (${sql.join(
      columns.map((each) => isIn(each, texts)),
      sql` OR `,
    )})`,
  )
  const namesFrom = 1 + named.codes.length
  const codes = (row: Record<string, string>) => named.codes.map((_, at) => row[`c${1 + at}`])
  const names = (row: Record<string, string>) => shown.map((_, at) => row[`c${namesFrom + at}`])
  return gathered(rows, ({ c0 = '' }) => c0, [codes, names])
}

/** What texts stand for among rows: a value of its own first, then what the lists of names say, in their order. */
function gathered<R>(
  rows: readonly R[],
  valueOf: (row: R) => string,
  names: readonly ((row: R) => readonly (string | undefined)[])[],
): Meanings {
  const meanings = new Map<string, string[]>()
  for (const read of [(row: R) => [valueOf(row)], ...names]) {
    const found = new Map<string, Set<string>>()
    for (const row of rows)
      for (const text of read(row))
        if (text) found.set(text, (found.get(text) ?? new Set()).add(valueOf(row)))
    for (const [text, values] of found) if (!meanings.has(text)) meanings.set(text, [...values].sort())
  }
  return meanings
}

/** How an entry of a table dictionary may be named. */
const ENTRY: Pick<NamedTable, 'hint'> = { hint: { zh: '名称或编码', en: 'a name or code' } }

/**
 * The meanings of texts in a table dictionary, whatever their case; undefined where the session may not look into the
 * table: then what is given is taken as values.
 */
async function entriesOf(
  resource: ResourceContext,
  session: Session,
  dict: string,
  texts: readonly string[],
): Promise<Meanings | undefined> {
  const tables = createTableTexts(resource, () => tableDictionaries(resource.modules))
  const entries = await tables.byWords(dict, session, texts).catch((error: unknown) => {
    if (error instanceof Failure) return undefined
    throw error
  })
  if (!entries) return undefined
  const exact = gathered(entries, ({ value }) => value, [({ text }) => [text]])
  const loose = gathered(entries, ({ value }) => value, [
    ({ value, text }) => [value.toLowerCase(), text.toLowerCase()],
  ])
  return new Map(texts.map((text) => [text, exact.get(text) ?? loose.get(text.toLowerCase()) ?? []]))
}

/** Says why a text names nobody, or several. */
function wrong(
  field: Field,
  { hint }: Pick<NamedTable, 'hint'>,
  text: string,
  meant: readonly string[],
): string {
  const among = meant.slice(0, MAX_LISTED)
  const said: Text =
    meant.length === 0
      ? {
          zh: `${field.zh}没有“${text}”，请填写${hint.zh}`,
          en: `${field.en} has no "${text}"; give ${hint.en}`,
        }
      : {
          zh: `${field.zh}有 ${meant.length} 个“${text}”（${among.join('、')}），请填写其中一个`,
          en: `${field.en} has ${meant.length} times "${text}" (${among.join(', ')}); give one of them`,
        }
  return textIn(said, currentLocale())
}

/** Texts of dictionaries and switches become values; what is none of them stays, for the rules to refuse. */
async function readDictionaries(resource: ResourceContext, records: readonly Row[]): Promise<void> {
  for (const [name, field] of Object.entries(resource.tables.entity.fields)) {
    const code = KINDS[field.kind].choices === 'yesNo' ? YES_NO : field.dict
    if (!code || code.includes(',')) continue
    const values = await resource.dictionaries.values(code)
    for (const record of records) {
      const given = record[name]
      if (given === null || given === undefined || given === '') continue
      const whole = values.get(String(given).trim())
      const parts = () => partsOf(field, given).map((part) => values.get(part) ?? part)
      if (whole !== undefined) record[name] = whole
      else if (isListField(field)) record[name] = parts().join(',')
    }
  }
}

/** The fields of an entity that name a row of each table, tables in the order of the fields. */
function namedFields(
  fields: Readonly<Record<string, Field>>,
  modules: ResourceContext['modules'],
  session: Session,
): Map<NamedTable, [name: string, field: Field][]> {
  const found = new Map<NamedTable, [string, Field][]>()
  // Who may not pick records learns nothing of their names: what is given is taken as a code, and refused as one.
  const records = new Map(
    [...recordNames(modules)].filter(([key]) => {
      const target = referenceTargets(modules).get(key)
      return target !== undefined && mayPick(session, target.entity)
    }),
  )
  for (const [name, field] of Object.entries(fields)) {
    const { names } = KINDS[field.kind]
    const named = names === 'record' ? records.get(field.ref ?? '') : names
    if (typeof named === 'object' && !field.readonly)
      found.set(named, [...(found.get(named) ?? []), [name, field]])
  }
  return found
}

/** The fields of an entity that keep values of each table dictionary. */
function entryFields(fields: Readonly<Record<string, Field>>): Map<string, [name: string, field: Field][]> {
  const found = new Map<string, [string, Field][]>()
  for (const [name, field] of Object.entries(fields))
    if (field.dict?.includes(',') && !field.readonly)
      found.set(field.dict, [...(found.get(field.dict) ?? []), [name, field]])
  return found
}

/**
 * Makes values of the texts that an export writes: texts of dictionaries in either language and of registered tables,
 * names, codes or job numbers of users, departments, roles and positions. The records are changed.
 *
 * @returns why records cannot be read, by their place: a name that nobody has, or several
 */
export async function readTexts(
  resource: ResourceContext,
  session: Session,
  records: readonly Row[],
): Promise<Map<number, string>> {
  await readDictionaries(resource, records)
  const reasons = new Map<number, string[]>()
  type Fields = readonly [name: string, field: Field][]
  const textsOf = (fields: Fields) => [
    ...new Set(fields.flatMap(([name, field]) => records.flatMap((record) => partsOf(field, record[name])))),
  ]
  const read = (fields: Fields, hint: Pick<NamedTable, 'hint'>, meanings: Meanings) => {
    for (const [at, record] of records.entries())
      for (const [name, field] of fields) {
        const parts = partsOf(field, record[name])
        if (parts.length === 0) continue
        const meant = parts.map((part) => meanings.get(part) ?? [])
        const bad = meant.findIndex(({ length }) => length !== 1)
        if (bad === -1) record[name] = meant.flat().join(',')
        else reasons.set(at, [...(reasons.get(at) ?? []), wrong(field, hint, parts[bad]!, meant[bad]!)])
      }
  }
  const { fields } = resource.tables.entity
  for (const [named, own] of namedFields(fields, resource.modules, session)) {
    const texts = textsOf(own)
    if (texts.length > 0) read(own, named, await meaningsOf(resource, session, named, texts))
  }
  for (const [dict, own] of entryFields(fields)) {
    const texts = textsOf(own)
    const meanings = texts.length > 0 ? await entriesOf(resource, session, dict, texts) : undefined
    if (meanings) read(own, ENTRY, meanings)
  }
  return new Map([...reasons].map(([at, each]) => [at, each.join('；')]))
}
