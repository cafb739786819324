import type { EntityDefinition, Field, Row } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import { textIn } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { isIn } from '../db/statements'
import { currentLocale } from '../http/language'
import type { Dictionaries } from '../modules/dict/dictionaries'

type Texts = ReadonlyMap<string, string>

/** Where the text of a value comes from. */
type Source =
  | { dict: string }
  | { states: Record<string, Text> }
  | { table: string; value: string; text: string; textEn?: string }

const PEOPLE: Partial<Record<Field['kind'], Source>> = {
  user: { table: 'sys_user', value: 'username', text: 'realname' },
  dept: { table: 'sys_depart', value: 'id', text: 'depart_name', textEn: 'depart_name_en' },
  role: { table: 'sys_role', value: 'role_code', text: 'role_name' },
  position: { table: 'sys_position', value: 'code', text: 'name' },
}

/** Fields of an entity (or of its lines) that have texts beside their values. */
export function textSources(fields: Record<string, Field>, entity?: EntityDefinition): Map<string, Source> {
  const sources = new Map<string, Source>()
  for (const [name, field] of Object.entries(fields)) {
    const states = entity?.workflow?.field === name ? entity.workflow.states : undefined
    if (states) sources.set(name, { states })
    else if (field.dict && !field.dict.includes(',')) sources.set(name, { dict: field.dict })
    else if (field.kind === 'boolean') sources.set(name, { dict: 'is_open' })
    else if (PEOPLE[field.kind]) sources.set(name, PEOPLE[field.kind]!)
  }
  return sources
}

const parts = (value: unknown) =>
  value === null || value === undefined || value === '' ? [] : String(value).split(',')

async function textsOf(
  db: Database,
  dictionaries: Dictionaries,
  source: Source,
  values: Set<string>,
): Promise<Texts> {
  const locale = currentLocale()
  if ('states' in source)
    return new Map(Object.entries(source.states).map(([key, text]) => [key, textIn(text, locale)]))
  if ('dict' in source) return dictionaries.texts(source.dict)
  if (values.size === 0) return new Map()
  const own = sql.identifier(source.text)
  const text =
    locale === 'en-US' && source.textEn
      ? sql`coalesce(nullif(${sql.identifier(source.textEn)}, ''), ${own})`
      : own
  const rows = await db.rows<{ value: string; text: string }>(
    sql`SELECT ${sql.identifier(source.value)} AS value, ${text} AS text
        FROM ${sql.identifier(source.table)} WHERE ${isIn(sql`${sql.identifier(source.value)}`, [...values])}`,
  )
  return new Map(rows.map(({ value, text }) => [value, text]))
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
  for (const [name, source] of sources) {
    const values = new Set(rows.flatMap((row) => parts(row[name])))
    const texts = await textsOf(db, dictionaries, source, values)
    for (const row of rows) {
      const own = parts(row[name])
      if (own.length > 0) row[`${name}_dictText`] = own.map((value) => texts.get(value) ?? value).join(',')
    }
  }
}
