import type { Row } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { isIn } from '../../db/statements'
import { Failure } from '../../http/failures'
import { said } from '../../http/language'
import type { Session } from '../../session'
import { goneRecord } from '../goneRecord'
import type { StoredRecord } from '../hooks'
import type { ResourceWork } from '../resourceContext'
import { reachable } from '../readRecord'
import { selection } from '../resourceTable'

/** Most lines that one call reads, of all its records together. */
const MAX_LINES = 50_000
/** No field is called so. */
const ROW = '$row'

/** Lines of one kind of several records, by the record, in their order. */
async function linesOf(
  tx: Transaction,
  line: ResourceWork['tables']['lines'][number],
  ids: readonly string[],
): Promise<Map<string, Row[]>> {
  const rows = await tx.named<Row>(
    sql`SELECT ${selection(line, 't', true)} FROM ${sql.identifier(line.table)} t
        WHERE ${isIn(sql`t.parent_id`, ids)} ORDER BY t.parent_id, t.order_num, t.id LIMIT ${MAX_LINES + 1}`,
  )
  if (rows.length > MAX_LINES)
    throw new Failure(
      said('所选记录的明细过多，请分批操作', 'The chosen records have too many lines: take fewer at once'),
    )
  const byRecord = new Map<string, Row[]>()
  for (const row of rows) {
    const id = String(row.parentId)
    const own = byRecord.get(id)
    if (own) own.push(row)
    else byRecord.set(id, [row])
  }
  return byRecord
}

/**
 * Records that exist for the caller, locked until the transaction ends: in the order of their ids, whoever asks, so that
 * two calls never wait for each other.
 *
 * @param action what is done with them: data rules may be about it alone
 * @param withLines whether their lines are read, too
 * @throws Failure 404 when one of them does not exist for the caller
 */
export async function readMany(
  tx: Transaction,
  resource: ResourceWork,
  session: Session,
  ids: readonly string[],
  action: string,
  withLines: boolean,
): Promise<StoredRecord[]> {
  const { header, lines } = resource.tables
  const sorted = [...new Set(ids)].sort()
  const found = await tx.named<Row>(
    sql`SELECT ${selection(header, 't')}, to_jsonb(t) AS ${sql.identifier(ROW)} FROM ${sql.identifier(header.table)} t
        WHERE ${isIn(sql`t.id`, sorted)} AND ${reachable(resource, session, action)} ORDER BY t.id COLLATE "C" FOR UPDATE OF t`,
  )
  const byId = new Map(found.map((row) => [String(row.id), row]))
  const missing = sorted.find((id) => !byId.has(id))
  if (missing !== undefined) throw await goneRecord(tx, resource, session, missing)
  const ownLines = new Map<string, Map<string, Row[]>>()
  if (withLines) for (const line of lines) ownLines.set(line.key, await linesOf(tx, line, sorted))
  return sorted.map((id) => {
    const { [ROW]: row, ...record } = byId.get(id)!
    return {
      record,
      lines: Object.fromEntries(lines.map(({ key }) => [key, ownLines.get(key)?.get(id) ?? []])),
      row: (row ?? {}) as StoredRecord['row'],
    }
  })
}
