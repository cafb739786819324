import type { Row } from '@lading/core/entity'
import { permissionCode } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import { dataRuleScope } from '../auth/dataRules'
import { mayDo } from '../auth/sessionStore'
import { addTexts, textSources } from '../list/dictTexts'
import { forgetCounts } from '../list/listPage'
import type { Session } from '../session'
import type { ResourceContext } from './hooks'
import { visible } from './readRecord'
import { listColumns, selection } from './resourceTable'

/**
 * Sends records that were saved to the open grids of the tenant, over the table channel under the entity's key
 * (contract §15.2): to who may list them, only the rows and the fields that the session may see.
 * @returns tells all processes of a saved record; to be called after the transaction
 */
export function announceSaved(resource: ResourceContext): (session: Session, id: string) => void {
  const { cluster, db, dictionaries, fieldRights, hooks, hub, log } = resource
  const { entity, header } = resource.tables
  const permission = permissionCode(entity, 'list')
  const sources = textSources(entity.fields, entity)

  const read = async (id: string, session: Session): Promise<Row | undefined> => {
    const hidden = await fieldRights.hidden(entity, session)
    const [row] = await db.named<Row>(
      sql`SELECT ${selection(header, 't', false, hidden)} FROM ${sql.identifier(header.table)} t
          WHERE t.id = ${id} AND ${visible(resource, session)}`,
    )
    if (row)
      await addTexts(db, dictionaries, [row], new Map([...sources].filter(([name]) => !hidden.has(name))))
    return row
  }
  /** Sessions with the same key see the same; one that is bound by rules of its own has its own. */
  const kindOf = async (session: Session): Promise<string> => {
    if (hooks.scope || dataRuleScope(entity, listColumns(header), session)) return session.id
    return [...(await fieldRights.hidden(entity, session))].sort().join(',')
  }
  const tell = async (id: string, tenantId: number) => {
    const kinds = new Map<string, Session[]>()
    for (const session of hub.watching((one) => one.tenantId === tenantId && mayDo(one, permission))) {
      const kind = await kindOf(session)
      kinds.set(kind, [...(kinds.get(kind) ?? []), session])
    }
    for (const sessions of kinds.values()) {
      const row = await read(id, sessions[0]!)
      if (!row) continue
      const ids = new Set(sessions.map((session) => session.id))
      const text = JSON.stringify({
        type: 'update_vxe_table',
        data: { socketKey: entity.key, args: [row, ''] },
      })
      hub.tables(text, (session) => ids.has(session.id))
    }
  }
  cluster.bus.on('saved', ({ table, id, tenantId }) => {
    if (table !== header.table) return
    forgetCounts(table)
    tell(id, tenantId).catch((error: Error) =>
      log.warn({ reason: error.message, table }, 'open grids could not be told of a saved record'),
    )
  })
  return ({ tenantId }, id) => cluster.bus.publish('saved', { table: header.table, id, tenantId })
}
