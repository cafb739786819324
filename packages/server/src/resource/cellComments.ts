import type { CellComment, Row } from '@lading/core/entity'
import {
  COMMENTS_FIELD,
  commentChanges,
  MAX_ADDED_COMMENTS,
  MAX_COMMENT_LENGTH,
  readComments,
  writeComments,
} from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/database'
import { newId } from '../db/ids'
import { insertAll, isIn } from '../db/statements'
import type { SavedChange } from '../cluster/savedChange'
import { badRequest } from '../http/failures'
import type { Session } from '../session'
import { lineChanges } from './mergeLines'
import type { MergedLines } from './mergeLines'
import type { ResourceWork } from './resourceContext'
import type { ResourceTables } from './resourceTable'
import { said } from '../http/language'

interface StoredComment extends Omit<CellComment, 'resolvedBy'> {
  rowId: string
  resolvedBy: string | null
}

/** The comments on these rows, the oldest first. */
async function commentsOf(
  db: Executor,
  entity: string,
  line: string,
  rowIds: readonly string[],
): Promise<Map<string, CellComment[]>> {
  const byRow = new Map<string, CellComment[]>()
  if (rowIds.length === 0) return byRow
  const found = await db.named<StoredComment & Row>(
    sql`SELECT c.id AS "id", c.row_id AS "rowId", c.field AS "field", c.text AS "text", c.create_by AS "by",
          coalesce(u.realname, c.create_by) AS "byName",
          to_char(c.create_time, 'YYYY-MM-DD HH24:MI:SS') AS "time",
          c.resolved_time IS NOT NULL AS "resolved", c.resolved_by AS "resolvedBy"
        FROM sys_cell_comment c LEFT JOIN sys_user u ON u.username = c.create_by AND u.del_flag = 0
        WHERE c.entity = ${entity} AND c.line = ${line} AND ${isIn(sql`c.row_id`, rowIds)}
        ORDER BY c.create_time, c.id`,
  )
  for (const { rowId, resolvedBy, ...comment } of found) {
    const list = byRow.get(rowId) ?? []
    byRow.set(rowId, list)
    list.push({ ...comment, ...(resolvedBy !== null && { resolvedBy }) })
  }
  return byRow
}

/**
 * Puts the comments on their cells into rows that the caller may see; those on fields that are hidden from it stay out.
 * The rows are changed.
 */
export async function addComments(
  db: Executor,
  { entity }: Pick<ResourceTables, 'entity'>,
  line: string,
  rows: readonly Row[],
  hidden: ReadonlySet<string>,
): Promise<void> {
  const ids = rows.map(({ id }) => String(id))
  const byRow = await commentsOf(db, entity.key, line, ids)
  for (const row of rows) {
    const seen = byRow.get(String(row.id))?.filter(({ field }) => !hidden.has(field))
    if (seen && seen.length > 0) row[COMMENTS_FIELD] = writeComments(seen)
  }
}

/**
 * Writes what a save adds to the comments of its lines, and which of them need no answer any more. Author and time are
 * the session's, whatever was sent.
 *
 * @returns ids of the rows whose comments are others now, by the key of their lines
 * @throws Failure 400 for a comment without text, a too long one, or one on a field that the caller does not see
 */
export async function saveComments(
  tx: Transaction,
  { tables, rights }: ResourceWork,
  session: Session,
  recordId: string,
  merged: ReadonlyMap<string, MergedLines>,
  body: Row,
): Promise<Record<string, string[]>> {
  const noted: Record<string, string[]> = {}
  const entity = tables.entity.key
  for (const { key: line, definition } of tables.lines) {
    const part = merged.get(line)
    if (!part) continue
    const { tableData } = lineChanges(line, body[line])
    const sent = [...part.origin].flatMap(([rowId, { index }]) => {
      const comments = readComments(tableData[index]?.[COMMENTS_FIELD])
      return comments.length > 0 ? [{ rowId, comments }] : []
    })
    const gone = part.removed.map(({ id }) => String(id))
    if (gone.length > 0)
      await tx.run(
        sql`DELETE FROM sys_cell_comment WHERE tenant_id = ${session.tenantId} AND entity = ${entity}
            AND record_id = ${recordId} AND line = ${line} AND ${isIn(sql`row_id`, gone)}`,
      )
    const stored = await commentsOf(
      tx,
      entity,
      line,
      sent.map(({ rowId }) => rowId),
    )
    const { hidden } = rights.of(tables.entity, session).lines[line]!
    const touched: string[] = []
    for (const { rowId, comments } of sent) {
      const { added, resolved, reopened } = commentChanges(stored.get(rowId) ?? [], comments)
      if (added.length + resolved.length + reopened.length === 0) continue
      touched.push(rowId)
      if (added.length > MAX_ADDED_COMMENTS)
        throw badRequest(said(`${line}: 批注过多`, `${line}: more than ${MAX_ADDED_COMMENTS} comments`))
      for (const { field, text } of added) {
        const known = Object.hasOwn(definition.fields, field) && !hidden.has(field)
        if (!known || text === '' || text.length > MAX_COMMENT_LENGTH)
          throw badRequest(said(`${line}: 批注无效`, `${line}: a comment is empty, too long, or on no field`))
      }
      if (added.length > 0)
        await tx.run(
          insertAll(
            'sys_cell_comment',
            added.map(({ field, text }) => ({
              id: newId(),
              tenantId: session.tenantId,
              entity,
              recordId,
              line,
              rowId,
              field,
              text,
              createBy: session.username,
            })),
          ),
        )
      const own = sql`tenant_id = ${session.tenantId} AND record_id = ${recordId}`
      if (resolved.length > 0)
        await tx.run(
          sql`UPDATE sys_cell_comment SET resolved_by = ${session.username}, resolved_time = now()
              WHERE ${own} AND ${isIn(sql`id`, resolved)}`,
        )
      if (reopened.length > 0)
        await tx.run(
          sql`UPDATE sys_cell_comment SET resolved_by = NULL, resolved_time = NULL
              WHERE ${own} AND ${isIn(sql`id`, reopened)}`,
        )
    }
    if (touched.length > 0) noted[line] = touched
  }
  return noted
}

/** The changed lines of a save, with those of which only comments changed: they are told to others, too. */
export function withNoted(
  lines: SavedChange['lines'],
  noted: Readonly<Record<string, readonly string[]>>,
): SavedChange['lines'] {
  const all = { ...lines }
  for (const [line, rowIds] of Object.entries(noted)) {
    const { inserted = [], updated = [], removed = [] } = all[line] ?? {}
    const known = new Set([...inserted, ...updated])
    all[line] = { inserted, updated: [...updated, ...rowIds.filter((id) => !known.has(id))], removed }
  }
  return all
}

/** Forgets the comments on deleted records. */
export async function dropComments(
  tx: Transaction,
  { tenantId }: Session,
  entity: string,
  ids: readonly string[],
): Promise<void> {
  await tx.run(
    sql`DELETE FROM sys_cell_comment WHERE tenant_id = ${tenantId} AND entity = ${entity} AND ${isIn(sql`record_id`, ids)}`,
  )
}
