import type { Row } from '@lading/core/entity'
import { permissionCode } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import { dataRuleScope } from '../auth/dataRules'
import type { EntityFieldRights } from '../auth/fieldRights'
import { mayDo } from '../auth/sessionStore'
import { addTexts, textSources } from '../list/dictTexts'
import { forgetCounts } from '../list/listPage'
import { pageOf } from '../realtime/hub'
import type { Session } from '../session'
import type { ResourceContext } from './hooks'
import { lineChanges } from './liveLines'
import type { LiveMessage } from './liveMessages'
import { changesMessage, headerMessages } from './liveMessages'
import { hiddenText, rightsMessage } from './liveRights'
import { visible } from './readRecord'
import { listColumns, selection } from './resourceTable'
import type { SavedChange } from './savedChange'
import { MANY } from './savedChange'

/** Most records that one write tells of one by one. */
const MOST_RECORDS = 100

/** Tells all processes what a committed write changed; `page` is the page that sent it and is not told. */
export type Announce = (session: Session, changes: readonly SavedChange[], page?: string) => void

/**
 * Sends records that were saved or deleted to the open grids of the tenant, over the table channel (contract §15.2,
 * core/contract realtime): to who may list them, only the rows and the fields that the session may see.
 */
export function announceSaved(resource: ResourceContext): Announce {
  const { cluster, db, dictionaries, fieldRights, hooks, hub, log } = resource
  const { entity, header } = resource.tables
  const permission = permissionCode(entity, 'list')
  const sources = textSources(entity.fields, entity)

  const readHeader = async (
    id: string,
    session: Session,
    hidden: ReadonlySet<string>,
  ): Promise<Row | undefined> => {
    const [row] = await db.named<Row>(
      sql`SELECT ${selection(header, 't', false, hidden)} FROM ${sql.identifier(header.table)} t
          WHERE t.id = ${id} AND ${visible(resource, session)}`,
    )
    if (row)
      await addTexts(db, dictionaries, [row], new Map([...sources].filter(([name]) => !hidden.has(name))))
    return row
  }
  /** Whether the session could see a record as it was: its conditions hold for that row. */
  const saw = async ({ before }: SavedChange, session: Session): Promise<boolean> => {
    if (!before || !bound(session)) return before !== undefined
    const row = sql`jsonb_populate_record(NULL::${sql.identifier(header.table)}, ${JSON.stringify(before)}::jsonb)`
    const seen = await db.row(sql`SELECT 1 AS there FROM ${row} t WHERE ${visible(resource, session)}`)
    return seen !== undefined
  }
  const bound = (session: Session) =>
    hooks.scope !== undefined || dataRuleScope(entity, listColumns(header), session) !== undefined
  /** Sessions with the same key see the same; one that is bound by rules of its own has its own. */
  const kindOf = async (session: Session): Promise<string> =>
    bound(session) ? session.id : hiddenText(await fieldRights.of(entity, session))

  const messagesFor = async (
    change: SavedChange,
    session: Session,
    lines: (rights: EntityFieldRights) => Promise<LiveMessage[]>,
  ): Promise<LiveMessage[]> => {
    const { id, version, kind } = change
    const left = () =>
      changesMessage(entity.key, { recordId: id, version, changes: [{ type: 'remove', id }] })
    if (kind === 'many')
      return [changesMessage(entity.key, { recordId: '', version, changes: [], reload: true })]
    if (kind === 'delete') return (await saw(change, session)) ? [left()] : []
    const rights = await fieldRights.of(entity, session)
    const row = await readHeader(id, session, rights.hidden)
    // A change may carry a record out of what a user's data rules show, and into it.
    const saved = kind === 'update' && !(await saw(change, session)) ? 'insert' : kind
    if (row) return [...headerMessages(entity.key, saved, row), ...(await lines(rights))]
    return kind === 'update' && saved === 'update' ? [left()] : []
  }
  /**
   * A row that a client passes on may hold what others must not see, and nobody checked it: it goes to who sees all
   * rows and all fields. The others hear of it when it is saved.
   */
  const passRow = async (text: string, tenantId: number) => {
    const open = hub.watching((one) => one.tenantId === tenantId && mayDo(one, permission) && !bound(one))
    const ids = new Set<string>()
    for (const session of open) if (await seesAll(session)) ids.add(session.id)
    hub.tables(text, ({ id }) => ids.has(id))
  }
  const seesAll = async (session: Session): Promise<boolean> => {
    const { hidden, lines } = await fieldRights.of(entity, session)
    return hidden.size === 0 && Object.values(lines).every((line) => line.hidden.size === 0)
  }
  const tell = async (change: SavedChange, tenantId: number, page: string | undefined) => {
    const kinds = new Map<string, Session[]>()
    for (const session of hub.watching((one) => one.tenantId === tenantId && mayDo(one, permission))) {
      const kind = await kindOf(session)
      kinds.set(kind, [...(kinds.get(kind) ?? []), session])
    }
    // Lines are the same for all who see the same fields of them: read once for these, and only if there is somebody.
    const read = new Map<string, Promise<LiveMessage[]>>()
    const lines = (rights: EntityFieldRights) => {
      const key = hiddenText({ hidden: new Set(), lines: rights.lines })
      const messages = read.get(key) ?? lineChanges(resource, change, rights)
      read.set(key, messages)
      return messages
    }
    for (const sessions of kinds.values()) {
      const messages = await messagesFor(change, sessions[0]!, lines)
      const ids = new Set(sessions.map((session) => session.id))
      for (const message of messages)
        hub.tables(JSON.stringify(message), (session) => ids.has(session.id), page)
    }
  }
  // One after the other: a grid that heard of the second save first would go back in time.
  let telling = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    telling = telling
      .then(work)
      .catch((error: Error) =>
        log.warn({ reason: error.message, table: header.table }, 'open grids could not be told of a change'),
      )
  }
  cluster.bus.on('row', ({ text, tenantId, entity: key }) => {
    if (key === entity.key) inTurn(() => passRow(text, tenantId))
  })
  hub.onRights((before, after) =>
    inTurn(async () => {
      const message = await rightsMessage(resource, before, after)
      if (message)
        hub.tables(
          JSON.stringify(message),
          ({ id, tenantId }) => id === after.id && tenantId === after.tenantId,
        )
    }),
  )
  cluster.bus.on('saved', ({ table, tenantId, changes, page }) => {
    if (table !== header.table) return
    forgetCounts(table)
    inTurn(async () => {
      for (const change of changes) await tell(change, tenantId, page)
    })
  })
  return (session, changes, page) =>
    cluster.bus.publish('saved', {
      table: header.table,
      tenantId: session.tenantId,
      changes: changes.length > MOST_RECORDS ? [MANY] : changes,
      ...(page === undefined ? {} : { page: pageOf(session, page) }),
    })
}
