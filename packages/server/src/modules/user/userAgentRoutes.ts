import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mayDo } from '../../auth/sessionStore'
import type { Transaction } from '../../db/database'
import { newId } from '../../db/ids'
import { insertInto } from '../../db/statements'
import { told } from '../../http/answer'
import { badRequest, Failure, forbidden } from '../../http/failures'
import { route } from '../../http/route'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { mountAdministration } from '../administration'
import { requireTouchable } from './userGuards'
import { usersOfTenant } from './userScope'
import { said } from '../../http/language'

interface Body {
  userName: string
  agentUserName: string
  startTime?: string | null
  endTime?: string | null
  status?: '0' | '1'
}

const MOMENT = /^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/

function moment(name: string, text: string | null | undefined) {
  if (text === undefined) return undefined
  if (!text) return null
  if (!MOMENT.test(text)) throw badRequest(said(`${name}: 不是有效的时间`, `${name}: not a date`))
  return sql`${`${text}+08`}::timestamptz`
}

/**
 * The columns that are written; both people are of the tenant.
 * @throws Failure 403 when an administrator is to be stood in for and the caller is none
 */
async function valuesOf(
  { userName, agentUserName, startTime, endTime, status }: Body,
  session: Session,
  tx: Transaction,
) {
  if (userName === agentUserName) throw new Failure('代理人不能是本人')
  if (startTime && endTime && startTime > endTime) throw new Failure('结束时间不能早于开始时间')
  const find = async (name: string) => {
    const user = await tx.row<{ id: string }>(
      sql`SELECT u.id FROM sys_user u
          WHERE u.username = ${name} AND u.del_flag = 0 AND ${usersOfTenant(session, sql`u`)}`,
    )
    if (!user) throw new Failure(`用户不存在: ${name}`)
    return user
  }
  const absent = await find(userName)
  await find(agentUserName)
  // Approvals of an administrator are nobody else's to hand on.
  await requireTouchable(tx, session, [absent.id], true)
  return {
    tenantId: session.tenantId,
    userName,
    agentUserName,
    startTime: moment('startTime', startTime),
    endTime: moment('endTime', endTime),
    status,
    createName: session.realname,
    updateName: session.realname,
  }
}

/** Who stands in for whom (contract §19). An agent gets tasks, never rights. */
export function mountUserAgents(app: FastifyInstance, context: Context): void {
  const { db } = context
  mountAdministration<'userAgent', Body>(app, context, operations, 'userAgent', {
    table: 'sys_user_agent',
    list: ({ tenantId }) => ({
      where: sql`a.tenant_id = ${tenantId}`,
      from: sql`sys_user_agent a`,
      select: sql`a.*`,
      fields: columnsOf('a', {
        id: 'text',
        userName: 'text',
        agentUserName: 'text',
        status: 'text',
        createTime: 'datetime',
      }),
      id: sql`a.id`,
      dictionaries: { status: 'valid_status' },
    }),
    changeable: ({ tenantId }) => sql`tenant_id = ${tenantId}`,
    values: valuesOf,
  })
  route(app, operations.userAgentByUserName, async ({ query, session }) => {
    if (query.userName !== session.username && !mayDo(session, 'system:userAgent:list')) throw forbidden()
    return (
      (await db.row(
        sql`SELECT * FROM sys_user_agent WHERE user_name = ${query.userName} AND tenant_id = ${session.tenantId}
            ORDER BY create_time DESC, id DESC LIMIT 1`,
      )) ?? null
    )
  })
  const own = ({ username, tenantId }: Session) => sql`user_name = ${username} AND tenant_id = ${tenantId}`
  route(app, operations.ownAgentSave, async ({ body, session }) => {
    await db.transaction(async (tx) => {
      // One save of a user after the other: there is one answer to who stands in.
      await tx.run(sql`SELECT 1 FROM sys_user WHERE username = ${session.username} FOR UPDATE`)
      const values = await valuesOf({ ...body, userName: session.username }, session, tx)
      await tx.run(sql`DELETE FROM sys_user_agent WHERE ${own(session)}`)
      await tx.run(insertInto('sys_user_agent', { ...values, id: newId(), createBy: session.username }))
    })
    return told('保存成功！')
  })
  route(app, operations.ownAgentRemove, async ({ session }) => {
    await db.run(sql`DELETE FROM sys_user_agent WHERE ${own(session)}`)
    return told('保存成功！')
  })
}
