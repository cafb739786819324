import { readData } from '@lading/core/data-form'
import type { TableSchema } from '@lading/core/tables'
import { columnSqlType, createSortedTable } from '@lading/core/tables'
import { FIELD_KINDS } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { formIndexes } from './formIndexes'
import { readPublished } from './storedRows'

const NAME = /^onl_[a-z0-9_]{1,60}$/
const COLUMN = /^[a-z][a-z0-9_]{0,62}$/
const TYPES = new Set(FIELD_KINDS.map(columnSqlType))

/** The tables of the stored forms as they are, with what is kept: no migration makes them. */
export async function formTables(db: Executor): Promise<TableSchema[]> {
  const rows = await db.rows<{ tables: string }>(sql`SELECT tables FROM sys_online_form ORDER BY form_key`)
  return rows.flatMap(({ tables }) => JSON.parse(tables) as TableSchema[])
}

/** Whether a copy's description of a table is one that a server of ours can have written. */
export function isFormTable(table: unknown): table is TableSchema {
  const { name, parent, columns, unique, indexes = [] } = (table ?? {}) as Partial<TableSchema>
  if (typeof name !== 'string' || !NAME.test(name)) return false
  if (parent !== undefined && (typeof parent !== 'string' || !NAME.test(parent))) return false
  if (typeof columns !== 'object' || columns === null || !Array.isArray(unique) || !Array.isArray(indexes))
    return false
  const own = Object.entries(columns)
  const known = (column: unknown) => column === 'id' || own.some(([each]) => each === column)
  return (
    own.every(([column, type]) => COLUMN.test(column) && TYPES.has(type)) &&
    [...unique, ...indexes].every(known)
  )
}

/** Makes the tables of a copy, masters before their lines. */
export async function makeFormTables(db: Executor, tables: readonly TableSchema[]): Promise<void> {
  const ordered = [...tables].sort((a, b) => Number(a.parent !== undefined) - Number(b.parent !== undefined))
  for (const table of ordered) await db.run(sql.raw(createSortedTable(table)))
}

/** The indexes for data rules and beginnings, once the forms of a copy are there. */
export async function indexFormTables(db: Executor): Promise<void> {
  for (const { definition } of await readPublished(db)) {
    const read = readData(definition)
    if (read.ok) await db.run(sql.raw(formIndexes(read.definition, true).join('\n')))
  }
}
