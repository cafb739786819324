import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { told } from '../../http/answer'
import { notFound } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'

interface Row {
  id: string
  ip: string
  userAgent: string
  createTime: string
  expireTime: string
}

/** Where oneself is logged in, and ending sessions that one does not know (contract §6.6). No right is asked for. */
export function mountOwnSessions(app: FastifyInstance, { db, sessions }: Context): void {
  route(app, operations.sessionMine, async ({ session }) => {
    const rows = await db.rows<Row>(
      sql`SELECT id, ip, user_agent, created_at AS create_time, expires_at AS expire_time FROM sys_session
          WHERE user_id = ${session.userId} AND expires_at > now() ORDER BY created_at DESC, id LIMIT 200`,
    )
    return rows.map((row) => ({ ...row, current: row.id === session.id }))
  })
  route(app, operations.sessionEndMine, async ({ body, session }) => {
    if (body.id === undefined) await sessions.closeAll(session.userId, session.id)
    else {
      const own = await db.row(
        sql`SELECT 1 AS there FROM sys_session WHERE id = ${body.id} AND user_id = ${session.userId}`,
      )
      if (!own || !(await sessions.close(body.id))) throw notFound()
    }
    return told('退出登录成功！')
  })
}
