import { MAX_LIVE_ROWS } from '@lading/core/contract'
import type { RowChange, SourceRow } from '@lading/core/ports'
import type { Row } from '@lading/core/entity'
import { ORDER_FIELD } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { EntityFieldRights } from '../auth/fieldRights'
import { isIn } from '../db/statements'
import { addTexts, textSources } from '../list/dictTexts'
import { addComments } from './cellComments'
import type { ResourceContext } from './resourceContext'
import type { LiveMessage } from './liveMessages'
import { changesMessage, rowMessage } from './liveMessages'
import type { StoredLines } from './resourceTable'
import { selection } from './resourceTable'
import type { SavedChange } from '../cluster/savedChange'

type TouchedLines = SavedChange['lines'][string]

async function rowsOf(
  { db, dictionaries, modules, tables }: ResourceContext,
  line: StoredLines,
  recordId: string,
  { inserted, updated }: TouchedLines,
  hidden: ReadonlySet<string>,
): Promise<Row[]> {
  const rows = await db.named<Row>(
    sql`SELECT ${selection(line, 't', true, hidden)} FROM ${sql.identifier(line.table)} t
        WHERE t.parent_id = ${recordId} AND ${isIn(sql`t.id`, [...inserted, ...updated])} ORDER BY t.order_num, t.id`,
  )
  const sources = [...textSources(line.definition.fields, modules)].filter(([name]) => !hidden.has(name))
  await addTexts(db, dictionaries, rows, new Map(sources))
  await addComments(db, tables, line.key, rows, hidden)
  return rows
}

/**
 * What is told of the lines of a saved record: for each kind of lines that changed one message with the rows.
 * @param rights of the session that is told
 */
export async function lineMessages(
  resource: ResourceContext,
  change: SavedChange,
  rights: Pick<EntityFieldRights, 'lines'>,
): Promise<LiveMessage[]> {
  const { id: recordId, version } = change
  const messages: LiveMessage[] = []
  for (const line of resource.tables.lines) {
    const touched = change.lines[line.key]
    if (!touched) continue
    const count = touched.inserted.length + touched.updated.length + touched.removed.length
    if (count > MAX_LIVE_ROWS) {
      messages.push(changesMessage(line.key, { recordId, version, changes: [], reload: true }))
      continue
    }
    const rows = await rowsOf(resource, line, recordId, touched, rights.lines[line.key]!.hidden)
    const isNew = new Set(touched.inserted)
    const changes = [
      ...touched.removed.map((id): RowChange<SourceRow> => ({ type: 'remove', id })),
      ...rows.map((row): RowChange<SourceRow> => {
        const sent = row as Row & { id: string }
        return isNew.has(sent.id)
          ? { type: 'insert', row: sent, index: Number(row[ORDER_FIELD]) - 1 }
          : { type: 'update', row: sent }
      }),
    ]
    messages.push(
      ...rows.filter(({ id }) => !isNew.has(String(id))).map((row) => rowMessage(line.key, row, recordId)),
      changesMessage(line.key, { recordId, version, changes }),
    )
  }
  return messages
}
