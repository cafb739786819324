import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { isIn } from '../db/statements'
import { dropReferences } from '../files/fileReferences'
import { notFound } from '../http/failures'
import type { Session } from '../session'
import { dropOrigins } from './actions/origins'
import { dropApprovals } from './approval/approvals'
import { writeAudit } from './audit'
import { dropComments } from './cellComments'
import type { ResourceWork } from './resourceContext'
import { readStored } from './readRecord'
import type { TouchedElsewhere } from './referencesUsed'
import { releaseReferences } from './referencesUsed'
import type { SavedChange } from '../cluster/savedChange'
import { requireAllowed } from './saveRecord'

/**
 * Deletes records with their lines, all or none.
 * @param touched takes what else was changed: records that named them
 * @returns what is to be told of it
 * @throws Failure when one is not there, may not be deleted, or is held by others
 */
export async function deleteRecords(
  tx: Transaction,
  resource: ResourceWork,
  session: Session,
  ids: readonly string[],
  touched: TouchedElsewhere[] = [],
): Promise<SavedChange[]> {
  const { header } = resource.tables
  const changes: SavedChange[] = []
  const records: Record<string, unknown>[] = []
  for (const id of [...new Set(ids)].sort()) {
    const before = await readStored(tx, resource, session, id, 'delete')
    requireAllowed(resource, before.record, 'delete', { zh: '删除', en: 'delete' })
    records.push(before.record)
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
  touched.push(...(await releaseReferences(tx, resource, session, records)))
  const gone = await tx.run(sql`DELETE FROM ${sql.identifier(header.table)} WHERE ${isIn(sql`id`, ids)}`)
  if (gone === 0) throw notFound()
  await dropReferences(tx, header.table, ids)
  await dropOrigins(tx, session, resource.tables.entity.key, ids)
  await dropComments(tx, session, resource.tables.entity.key, ids)
  await dropApprovals(tx, session, resource.tables.entity, ids)
  return changes
}
