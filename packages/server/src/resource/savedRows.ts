import { permissionCode } from '@lading/core/entity'
import { mayDo } from '../auth/sessionStore'
import { pageOf } from '../realtime/hub'
import type { Session } from '../session'
import type { ResourceContext } from './resourceContext'
import { rightsMessage } from './liveRights'
import { passRow } from './passedRows'
import type { SavedChange } from '../cluster/savedChange'
import { MANY } from './savedChange'
import { savedMessages } from './savedMessages'

/** Most records that one write tells of one by one. */
const MAX_RECORDS = 100

/** Tells all processes what a committed write changed; `page` is the page that sent it and is not told. */
export type Announce = (session: Session, changes: readonly SavedChange[], page?: string) => void

/** Runs work after what was given before; what fails is reported and holds nothing up. */
function oneAfterAnother(failed: (error: Error) => void): (work: () => Promise<void>) => void {
  let last = Promise.resolve()
  return (work) => {
    last = last.then(work).catch(failed)
  }
}

/**
 * Keeps the open grids of a tenant as the database is, over the table channel (contract §15.2, core/contract
 * realtime): records that were saved or deleted, rows that clients pass on, and rights that changed.
 */
export function announceSaved(resource: ResourceContext): Announce {
  const { cluster, counts, hub, log } = resource
  const { entity, header } = resource.tables
  const list = permissionCode(entity, 'list')

  const tell = async (change: SavedChange, tenantId: number, page: string | undefined) => {
    const watching = hub.watching((one) => one.tenantId === tenantId && mayDo(one, list))
    for await (const { ids, messages } of savedMessages(resource, change, watching))
      for (const message of messages) hub.tables(JSON.stringify(message), ({ id }) => ids.has(id), page)
  }
  // A grid that heard of the second save first would go back in time.
  const enqueue = oneAfterAnother(({ message }) =>
    log.warn({ reason: message, table: header.table }, 'open grids could not be told of a change'),
  )
  cluster.bus.on('row', ({ text, tenantId, entity: key }) => {
    if (key === entity.key) enqueue(() => passRow(resource, text, tenantId))
  })
  hub.onRights((before, after) =>
    enqueue(async () => {
      const message = await rightsMessage(resource, before, after)
      if (message)
        hub.tables(
          JSON.stringify(message),
          ({ id, tenantId }) => id === after.id && tenantId === after.tenantId,
        )
    }),
  )
  cluster.bus.on('saved', ({ table, tenantId, changes, by, page }) => {
    if (table !== header.table) return
    if (changes.some(({ kind }) => kind === 'many')) counts.forget(table)
    counts.wrote(table, changes.length, by)
    enqueue(async () => {
      for (const change of changes) await tell(change, tenantId, page)
    })
  })
  return (session, changes, page) => publishSaved(resource, header.table, session, changes, page)
}

/** Tells all processes what a committed write changed of a table; `page` is the page that sent it and is not told. */
export function publishSaved(
  { cluster }: Pick<ResourceContext, 'cluster'>,
  table: string,
  session: Session,
  changes: readonly SavedChange[],
  page?: string,
): void {
  cluster.bus.publish('saved', {
    table,
    tenantId: session.tenantId,
    by: session.userId,
    changes: changes.length > MAX_RECORDS ? [MANY] : changes,
    ...(page === undefined ? {} : { page: pageOf(session, page) }),
  })
}
