import { operations } from '@lading/core/contract'
import type { AnnouncementModel } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { told } from '../../http/answer'
import { notFound } from '../../http/failures'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { ListSpec } from '../../list/listSpec'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { mountAnnouncementPage } from './announcementPage'
import { addressed, announcementsOf } from './readableAnnouncements'

const NOTICE = '1'
const SYSTEM = '2'
const DEFAULT_SIZE = 5
const HIDDEN = sql`SELECT 1 FROM sys_announcement_send s WHERE s.annt_id = a.id AND s.read_flag = '1'`

const columns = sql`a.id, a.titile, a.title_en, a.msg_abstract, a.msg_content, a.sender, a.priority, a.msg_category, a.msg_type,
  a.send_status, a.send_time, a.bus_type, a.bus_id, a.open_type, a.open_page, a.create_by, a.create_time`

/** Notices of the own session (contract §14); the poll asks often, so it is two indexed statements. */
export function mountAnnouncements(app: FastifyInstance, context: Context): void {
  const { db, hub } = context
  /** @throws Failure when there is no such announcement for the session */
  const readable = async (id: string, session: Session) => {
    const row = await db.row<AnnouncementModel>(
      sql`SELECT ${columns} FROM sys_announcement a
          WHERE a.id = ${id} AND ${announcementsOf(session)}`,
    )
    if (!row) throw notFound()
    return row
  }
  const unread = async (userId: string, category: string, size: number) => {
    const where = sql`${addressed(userId)} AND a.msg_category = ${category}
      AND NOT EXISTS (${HIDDEN} AND s.user_id = ${userId})`
    const rows = await db.rows<AnnouncementModel & { total: number }>(
      sql`SELECT ${columns}, count(*) OVER ()::int AS total FROM sys_announcement a WHERE ${where}
          ORDER BY a.send_time DESC, a.id LIMIT ${size}`,
    )
    return { list: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
  }
  route(app, operations.announcementListByUser, async ({ query, session }) => {
    const size = query.pageSize ?? DEFAULT_SIZE
    const notices = await unread(session.userId, NOTICE, size)
    const messages = await unread(session.userId, SYSTEM, size)
    return {
      anntMsgList: notices.list,
      anntMsgTotal: notices.total,
      sysMsgList: messages.list,
      sysMsgTotal: messages.total,
    }
  })
  route(app, operations.announcementUnreadCount, async ({ session }) => {
    const row = await db.row<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM sys_announcement a
          WHERE ${addressed(session.userId)} AND NOT EXISTS (${HIDDEN} AND s.user_id = ${session.userId})`,
    )
    return row?.total ?? 0
  })
  mountAnnouncementPage(app, context, readable)
  route(app, operations.announcementQueryById, ({ query, session }) => readable(query.id, session))
  route(app, operations.announcementMarkRead, async ({ body, session }) => {
    const marked = await db.run(
      sql`INSERT INTO sys_announcement_send (annt_id, user_id, read_flag, read_time)
          SELECT a.id, ${session.userId}, '1', now() FROM sys_announcement a
          WHERE a.id = ${body.anntId} AND ${addressed(session.userId)}
          ON CONFLICT (annt_id, user_id) DO UPDATE SET read_flag = '1', read_time = now()`,
    )
    if (marked === 0) throw notFound()
    return null
  })
  for (const operation of [operations.announcementReadAll, operations.announcementClearUnread])
    route(app, operation, async ({ session }) => {
      await db.run(
        sql`INSERT INTO sys_announcement_send (annt_id, user_id, read_flag, read_time)
            SELECT a.id, ${session.userId}, '1', now() FROM sys_announcement a WHERE ${addressed(session.userId)}
            ON CONFLICT (annt_id, user_id) DO UPDATE SET read_flag = '1', read_time = now()`,
      )
      hub.notify({ cmd: 'topic' }, [session.userId])
      return told('全部已读')
    })
  const receipts = (session: Session): ListSpec => ({
    from: sql`sys_announcement a LEFT JOIN sys_announcement_send s ON s.annt_id = a.id AND s.user_id = ${session.userId}`,
    select: sql`a.id, a.id AS annt_id, ${session.userId}::text AS user_id, a.titile, a.title_en, a.msg_content, a.msg_abstract, a.sender,
      a.priority, coalesce(s.read_flag, '0') AS read_flag, a.send_time, a.msg_category, a.bus_id, a.bus_type, a.open_type, a.open_page`,
    where: addressed(session.userId),
    fields: new Map([
      ...columnsOf('a', {
        titile: 'text',
        sender: 'text',
        msgCategory: 'text',
        busType: 'text',
        sendTime: 'datetime',
      }),
      ['readFlag', { column: sql`coalesce(s.read_flag, '0')`, kind: 'text' as const }],
    ]),
    id: sql`a.id`,
    defaultSort: { field: 'sendTime', order: 'desc' },
  })
  route(app, operations.announcementMine, ({ query, session }) => listPage(context, receipts(session), query))
  route(app, operations.announcementNewest, async ({ query, session }) => {
    const { fromUser: sender, beginDate: sendTime_begin, endDate: sendTime_end, ...paging } = query
    const filters = { ...paging, sender, sendTime_begin, sendTime_end }
    return (await listPage(context, receipts(session), filters)).records
  })
}
