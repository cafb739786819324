import type { EntityDefinition, Field, NamedTable, Row } from '@lading/core/entity'
import { KINDS, snakeCase, statesOf } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import { textIn } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { isIn } from '../db/statements'
import { ownLocale } from '@lading/core/text'
import { currentLocale } from '../http/language'
import type { Dictionaries } from '../modules/dict/dictionaries'
import type { EntityModules, NamedRecords } from './recordNames'
import { recordNames } from './recordNames'

type Texts = ReadonlyMap<string, string>

/** The dictionary with the texts of Y and N. */
export const YES_NO = 'is_open'

/** Where the text of a value comes from. */
type Source = { dict: string } | { states: Record<string, Text> } | NamedTable | NamedRecords

/**
 * Fields of an entity (or of its lines) that have texts beside their values.
 * @param modules those whose records may be named
 */
export function textSources(
  fields: Record<string, Field>,
  modules: EntityModules,
  entity?: EntityDefinition,
): Map<string, Source> {
  const records = recordNames(modules)
  const sources = new Map<string, Source>()
  for (const [name, field] of Object.entries(fields)) {
    const states = entity && statesOf(entity, name)
    if (states) sources.set(name, { states })
    else if (field.dict && !field.dict.includes(',')) sources.set(name, { dict: field.dict })
    else {
      const { choices, names } = KINDS[field.kind]
      if (choices === 'yesNo') sources.set(name, { dict: YES_NO })
      else if (typeof names === 'object') sources.set(name, names)
      else if (names === 'record') {
        const named = records.get(field.ref ?? '')
        if (named) sources.set(name, named)
      }
    }
  }
  return sources
}

/** The parts of a stored value: comma lists have several. */
function parts(value: unknown): readonly string[] {
  if (value === null || value === undefined || value === '') return []
  const text = String(value)
  return text.includes(',') ? text.split(',') : [text]
}

/** Texts of the values that the rows hold, for all fields of one table in one statement. */
async function tableTexts(
  db: Database,
  rows: readonly Row[],
  names: readonly string[],
  source: NamedTable,
): Promise<Texts> {
  const values = new Set(names.flatMap((name) => rows.flatMap((row) => parts(row[name]))))
  if (values.size === 0) return new Map()
  const column = (name: string) => sql.identifier(snakeCase(name))
  const own = column(source.text)
  const locale = currentLocale()
  const known =
    ownLocale(locale) === 'en-US' && source.textEn
      ? sql`coalesce(nullif(${column(source.textEn)}, ''), ${own})`
      : sql`${own}`
  const text = source.names ? sql`coalesce(${column(source.names)} ->> ${locale}::text, ${known})` : known
  // All rows of a call are of one tenant.
  const tenant = 'ofTenant' in source ? sql` AND tenant_id = ${rows[0]!.tenantId ?? -1}` : sql``
  const found = await db.rows<{ value: string; text: string }>(
    sql`SELECT ${column(source.value)} AS value, ${text} AS text
        FROM ${sql.identifier(source.table)} WHERE ${isIn(sql`${column(source.value)}`, [...values])}${tenant}`,
  )
  return new Map(found.map(({ value, text }) => [value, text]))
}

/** The texts of each field. Sources of a table are shared objects, so fields of one table are asked for together. */
async function textsByField(
  db: Database,
  dictionaries: Dictionaries,
  rows: readonly Row[],
  sources: ReadonlyMap<string, Source>,
): Promise<Map<string, Texts>> {
  const byField = new Map<string, Texts>()
  const byTable = new Map<NamedTable, string[]>()
  for (const [name, source] of sources)
    if ('table' in source) byTable.set(source, [...(byTable.get(source) ?? []), name])
    else if ('dict' in source) byField.set(name, await dictionaries.texts(source.dict))
    else {
      const states = Object.entries(source.states)
      byField.set(name, new Map(states.map(([key, text]) => [key, textIn(text, currentLocale())])))
    }
  for (const [source, names] of byTable) {
    const texts = await tableTexts(db, rows, names, source)
    for (const name of names) byField.set(name, texts)
  }
  return byField
}

/**
 * Adds `<field>_dictText` to rows: several comma-separated values give comma-joined texts, an unknown value stands
 * for itself, an empty one has none (contract §3.7). The rows are changed.
 */
export async function addTexts(
  db: Database,
  dictionaries: Dictionaries,
  rows: readonly Row[],
  sources: ReadonlyMap<string, Source>,
): Promise<void> {
  if (rows.length === 0) return
  for (const [name, texts] of await textsByField(db, dictionaries, rows, sources)) {
    const target = `${name}_dictText`
    for (const row of rows) {
      const own = parts(row[name])
      if (own.length > 0) row[target] = own.map((value) => texts.get(value) ?? value).join(',')
    }
  }
}
