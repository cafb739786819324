import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { isIn } from '../db/statements'
import { dropReferences } from '../files/fileReferences'
import { notFound } from '../http/failures'
import type { Session } from '../session'
import { dropOrigins } from './actions/origins'
import { writeAudit } from './audit'
import type { ResourceWork } from './resourceContext'
import { readStored } from './readRecord'
import type { SavedChange } from '../cluster/savedChange'
import { requireAllowed } from './saveRecord'

/**
 * Deletes records with their lines, all or none.
 * @returns what is to be told of it
 * @throws Failure when one is not there or may not be deleted
 */
export async function deleteRecords(
  tx: Transaction,
  resource: ResourceWork,
  session: Session,
  ids: readonly string[],
): Promise<SavedChange[]> {
  const { header } = resource.tables
  const changes: SavedChange[] = []
  for (const id of [...new Set(ids)].sort()) {
    const before = await readStored(tx, resource, session, id, 'delete')
    requireAllowed(resource, before.record, 'delete', { zh: '删除', en: 'delete' })
    await resource.hooks.beforeDelete?.({ tx, session, ...before, before })
    await writeAudit(tx, {
      table: header.table,
      id,
      version: Number(before.record.version),
      type: 'delete',
      by: session.username,
      before: before.record,
      lines: Object.fromEntries(
        Object.entries(before.lines).map(([key, removed]) => [key, { added: [], changed: [], removed }]),
      ),
    })
    changes.push({ kind: 'delete', id, version: 0, lines: {}, before: before.row })
  }
  const gone = await tx.run(sql`DELETE FROM ${sql.identifier(header.table)} WHERE ${isIn(sql`id`, ids)}`)
  if (gone === 0) throw notFound()
  await dropReferences(tx, header.table, ids)
  await dropOrigins(tx, session, resource.tables.entity.key, ids)
  return changes
}
