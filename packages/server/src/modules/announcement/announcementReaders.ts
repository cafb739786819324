import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/failures'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import { usersOfTenant } from '../user/userScope'

/** Who is to read an announcement, and who has (contract §14). Only people that the session may see are listed. */
export function mountAnnouncementReaders(app: FastifyInstance, context: Context): void {
  route(app, operations.announcementReaders, async ({ query, session }) => {
    const { anntId, ...filters } = query
    const announcement = await context.db.row<{ msgType: string; userIds: string }>(
      sql`SELECT msg_type, user_ids FROM sys_announcement WHERE id = ${anntId} AND del_flag = '0'`,
    )
    if (!announcement) throw notFound()
    const addressed =
      announcement.msgType === 'ALL'
        ? sql`true`
        : sql`u.id = ANY(string_to_array(${announcement.userIds}::text, ','))`
    const readFlag = sql`coalesce(s.read_flag, '0')`
    return listPage(
      context,
      {
        from: sql`sys_user u LEFT JOIN sys_announcement_send s ON s.user_id = u.id AND s.annt_id = ${anntId}`,
        select: sql`u.id, u.username, u.realname, ${readFlag} AS read_flag, s.read_time,
          (SELECT d.depart_name FROM sys_depart d WHERE d.org_code = u.org_code AND d.del_flag = '0') AS org_code_txt`,
        where: sql`u.status = 1 AND u.del_flag = 0 AND ${addressed} AND ${usersOfTenant(session, sql`u`)}`,
        fields: new Map([
          ...columnsOf('u', { id: 'text', username: 'text', realname: 'text' }),
          ['readFlag', { column: readFlag, kind: 'text' as const }],
          ['readTime', { column: sql`s.read_time`, kind: 'instant' as const }],
        ]),
        id: sql`u.id`,
        defaultSort: { field: 'readTime', order: 'desc' },
      },
      filters,
    )
  })
}
