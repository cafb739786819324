import { permissionCode, snakeCase, STORED_COLUMNS } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { EntityFieldRights, TableRights } from '../../auth/fieldRights'
import { mayDo } from '../../auth/sessionStore'
import { isIn } from '../../db/statements'
import type { Context } from '../../module'
import { visible } from '../../resource/readRecord'
import type { ServedTable } from '../../resource/servedTables'
import { servedTables } from '../../resource/servedTables'
import type { Session } from '../../session'

/** What of an entry of the data log tells which values it holds. */
export interface LoggedChange {
  dataTable: string
  dataId: string
  dataContent: string
}

type Fields = Record<string, unknown>
/** What the log holds of one kind of lines; of a very large change the numbers alone (resource/audit.ts). */
type Lines = Record<'added' | 'removed', Fields[] | number> & {
  changed: { id: unknown; fields: Fields }[] | number
}

const seen = (fields: Fields, { hidden }: TableRights): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.has(name)))

function seenLines(lines: Lines, rights: TableRights): Lines {
  const rows = (part: Fields[] | number) =>
    typeof part === 'number' ? part : part.map((row) => seen(row, rights))
  return {
    added: rows(lines.added),
    changed:
      typeof lines.changed === 'number'
        ? lines.changed
        : lines.changed.map(({ id, fields }) => ({ id, fields: seen(fields, rights) })),
    removed: rows(lines.removed),
  }
}

function seenContent(text: string, rights: EntityFieldRights): string {
  const { fields, lines } = JSON.parse(text) as { fields: Fields; lines: Record<string, Lines> }
  const kept = Object.entries(lines).flatMap(([key, part]) => {
    const of = rights.lines[key]
    return of ? [[key, seenLines(part, of)]] : []
  })
  return JSON.stringify({ fields: seen(fields, rights), lines: Object.fromEntries(kept) })
}

const NO_VALUES = JSON.stringify({ fields: {}, lines: {} })

const STORED: Readonly<Record<string, string>> = Object.fromEntries(
  STORED_COLUMNS.map((name) => [name, snakeCase(name)]),
)
const INSTANTS = new Set(['createTime', 'updateTime'])

/** A deleted record as its last entry tells it, by the columns of its table. */
function deletedRow({ tables }: ServedTable, { dataId, dataContent }: LoggedChange): Fields {
  const { fields } = JSON.parse(dataContent) as { fields: Record<string, [unknown, unknown]> }
  const row: Fields = { id: dataId }
  for (const [name, [old]] of Object.entries(fields)) {
    const column = tables.header.byName.get(name)?.column ?? STORED[name]
    // Moments are told in the time zone of the wire.
    if (column) row[column] = INSTANTS.has(name) && typeof old === 'string' ? `${old}+08` : old
  }
  return row
}

/** Which of the records the session may see; of those that are gone, which it could see as they were. */
async function seenRecords(
  { db }: Pick<Context, 'db'>,
  session: Session,
  served: ServedTable,
  ids: readonly string[],
): Promise<Set<string>> {
  if (!mayDo(session, permissionCode(served.entity, 'list'))) return new Set()
  const { table } = served.tables.header
  const name = sql.identifier(table)
  const there = await db.rows<{ id: string; seen: boolean }>(
    sql`SELECT t.id, coalesce((${visible(served, session)}), false) AS seen FROM ${name} t WHERE ${isIn(sql`t.id`, ids)}`,
  )
  const seenIds = new Set(there.flatMap(({ id, seen }) => (seen ? [id] : [])))
  const gone = ids.filter((id) => !there.some((row) => row.id === id))
  if (gone.length === 0) return seenIds
  const entries = await db.rows<LoggedChange>(
    sql`SELECT data_table, data_id, data_content FROM sys_data_log
        WHERE data_table = ${table} AND type = 'delete' AND ${isIn(sql`data_id`, gone)}`,
  )
  const rows = JSON.stringify(entries.map((entry) => deletedRow(served, entry)))
  const seenBefore = await db.rows<{ id: string }>(
    sql`SELECT t.id FROM jsonb_populate_recordset(NULL::${name}, ${rows}::jsonb) t WHERE ${visible(served, session)}`,
  )
  for (const { id } of seenBefore) seenIds.add(id)
  return seenIds
}

/**
 * Entries of the data log with the values that the session may see: none of records beyond its rights and data rules,
 * nor of hidden fields. Of tables that no module serves any more nobody but administrators sees values: there is none
 * to say what is hidden.
 */
export async function seenEntries(
  context: Pick<Context, 'db' | 'modules' | 'fieldRights'>,
  session: Session,
  entries: readonly LoggedChange[],
): Promise<LoggedChange[]> {
  if (session.isAdmin) return [...entries]
  const tables = servedTables(context.modules)
  const records = new Map<string, Set<string>>()
  for (const name of new Set(entries.map(({ dataTable }) => dataTable))) {
    const served = tables.get(name)
    if (!served) continue
    const ids = entries.flatMap(({ dataTable, dataId }) => (dataTable === name ? [dataId] : []))
    records.set(name, await seenRecords(context, session, served, [...new Set(ids)]))
  }
  const rights = await context.fieldRights.now()
  return entries.map((entry) => {
    const served = tables.get(entry.dataTable)
    const dataContent =
      served && records.get(entry.dataTable)?.has(entry.dataId)
        ? seenContent(entry.dataContent, rights.of(served.entity, session))
        : NO_VALUES
    return { ...entry, dataContent }
  })
}
