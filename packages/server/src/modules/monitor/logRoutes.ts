import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { containing } from '../../db/like'
import { isIn } from '../../db/statements'
import { told } from '../../http/answer'
import { Failure } from '../../http/failures'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { ListSpec } from '../../list/listSpec'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { writeLog } from '../log/writeLog'
import { requirePlatform } from './requirePlatform'
import type { LoggedChange } from './seenEntries'
import { seenEntries } from './seenEntries'
import { said } from '../../http/language'

const logList: ListSpec = {
  from: sql`sys_log l`,
  select: sql`l.*`,
  fields: columnsOf('l', {
    id: 'text',
    logType: 'integer',
    operateType: 'integer',
    logContent: 'text',
    userid: 'text',
    username: 'text',
    ip: 'text',
    createTime: 'datetime',
  }),
  id: sql`l.id`,
  dictionaries: { logType: 'log_type', operateType: 'operate_type' },
}

/** Changes of the session's tenant cannot be told from the log's rows, so only who works without one reads them. */
const dataLogList: ListSpec = {
  from: sql`sys_data_log l`,
  select: sql`l.*`,
  fields: columnsOf('l', {
    id: 'text',
    dataTable: 'text',
    dataId: 'text',
    dataVersion: 'integer',
    type: 'text',
    createBy: 'text',
    createTime: 'datetime',
  }),
  id: sql`l.id`,
}

/** The log and the data log (contract §19). Both are only added to (security.md §3, threat 29). */
export function mountLogs(app: FastifyInstance, context: Context): void {
  const { db } = context
  route(app, operations.logList, ({ query, session }) => {
    requirePlatform(session)
    const { keyWord, ...rest } = query
    const where = keyWord ? sql`l.log_content ILIKE ${containing(keyWord.replaceAll('*', ''))}` : sql`true`
    return listPage(context, { ...logList, where }, rest)
  })
  const refuse = async (session: Session) => {
    await writeLog(db, {
      logType: 2,
      operateType: 4,
      logContent: '删除日志被拒绝',
      userid: session.userId,
      username: session.username,
    })
    throw new Failure(said('审计日志不能删除', 'The log is only added to'))
  }
  route(app, operations.logDelete, ({ session }) => refuse(session))
  route(app, operations.logDeleteBatch, ({ session }) => refuse(session))
  route(app, operations.dataLogList, async ({ query, session }) => {
    requirePlatform(session)
    const page = await listPage(context, dataLogList, query)
    return {
      ...page,
      records: await seenEntries(context, session, page.records as unknown as LoggedChange[]),
    }
  })
  route(app, operations.dataLogVersions, async ({ query, session }) => {
    requirePlatform(session)
    const rows = await db.rows<LoggedChange>(
      sql`SELECT * FROM sys_data_log WHERE data_table = ${query.dataTable} AND data_id = ${query.dataId}
          ORDER BY data_version DESC LIMIT 200`,
    )
    if (rows.length === 0) throw new Failure('未找到版本信息')
    return seenEntries(context, session, rows)
  })
  route(app, operations.dataLogCompare, async ({ query, session }) => {
    requirePlatform(session)
    const rows = await db.rows<LoggedChange>(
      sql`SELECT * FROM sys_data_log WHERE ${isIn(sql`id`, [query.dataId1, query.dataId2])}
          ORDER BY data_version, create_time, id`,
    )
    if (rows.length === 0) throw new Failure('未找到版本信息')
    return seenEntries(context, session, rows)
  })
}

const onlineList: ListSpec = {
  from: sql`sys_session s JOIN sys_user u ON u.id = s.user_id`,
  // The handle of a session is its id; the token itself is known to nobody but its owner (contract §6.6).
  select: sql`s.id, s.id AS token, u.username, u.realname, u.avatar, u.sex, s.ip, s.created_at AS create_time`,
  fields: new Map([
    ...columnsOf('u', { username: 'text', realname: 'text', sex: 'integer' }),
    ...columnsOf('s', { id: 'text', ip: 'text' }),
    ['createTime', { column: sql`s.created_at`, kind: 'instant' as const }],
  ]),
  id: sql`s.id`,
  dictionaries: { sex: 'sex' },
}

/** Who is online, and ending a session (contract §6.6). */
export function mountOnline(app: FastifyInstance, context: Context): void {
  const { db, sessions } = context
  const within = (session: Session) =>
    session.tenantId === 0
      ? sql`s.expires_at > now()`
      : sql`s.expires_at > now() AND ${String(session.tenantId)} = ANY(string_to_array(u.rel_tenant_ids, ','))`
  route(app, operations.onlineList, ({ query, session }) =>
    listPage(context, { ...onlineList, where: within(session) }, query),
  )
  route(app, operations.onlineForceLogout, async ({ body, session, request }) => {
    // A handle of the list; administrators of older clients send the token itself.
    const id = (await sessions.find(body.token))?.id ?? body.token
    const row = await db.row<{ id: string; username: string }>(
      sql`SELECT s.id, u.username FROM sys_session s JOIN sys_user u ON u.id = s.user_id
          WHERE s.id = ${id} AND ${within(session)}`,
    )
    if (!row || !(await sessions.close(row.id))) throw new Failure('Token无效!')
    await writeLog(db, {
      logType: 2,
      operateType: 4,
      logContent: `强制退出: ${row.username}`,
      userid: session.userId,
      username: session.username,
      ip: request.ip,
    })
    return told('退出登录成功！')
  })
}
