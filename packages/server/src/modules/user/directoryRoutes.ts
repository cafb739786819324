import { operations } from '@lading/core/contract'
import { pageOf } from '@lading/core/envelope'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mayDo } from '../../auth/sessionStore'
import { newId } from '../../db/ids'
import { containing } from '../../db/like'
import { answer } from '../../http/answer'
import { Failure, forbidden, noSession } from '../../http/failures'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { Context } from '../../module'
import { departmentsOf, PICKER_COLUMNS } from '../session/userInfo'
import { userList } from './userList'
import { usersOfTenant } from './userScope'

const MAX_PAGE = 1_000

/** Further lookups of users, and what newer clients ask after a login (contract §8, §24.1). */
export function mountUserDirectory(app: FastifyInstance, context: Context): void {
  const { db } = context
  route(app, operations.userDepartList, async ({ query, session }) => {
    if (query.userId !== session.userId && !mayDo(session, 'system:user:list')) throw forbidden()
    const rows = await db.rows<{ id: string; departName: string }>(
      sql`SELECT d.id, d.depart_name FROM sys_user_depart ud JOIN sys_depart d ON d.id = ud.dep_id
            JOIN sys_user u ON u.id = ud.user_id
          WHERE u.id = ${query.userId} AND u.del_flag = 0 AND d.del_flag = '0' AND ${usersOfTenant(session, sql`u`)}
          ORDER BY d.org_code`,
    )
    if (rows.length === 0) throw new Failure('查找失败')
    return answer(
      rows.map(({ id, departName }) => ({ key: id, value: id, title: departName })),
      '查找成功',
    )
  })
  route(app, operations.userOwnData, async ({ session }) => {
    const { records } = await listPage(
      context,
      { ...userList(session), where: sql`u.id = ${session.userId}` },
      {},
    )
    if (!records[0]) throw noSession()
    return records[0]
  })
  route(app, operations.userGenerateId, () => newId())
  for (const operation of [operations.userListAll, operations.userListByTenant, operations.userListOfTenant])
    route(app, operation, ({ query, session }) => listPage(context, userList(session), query))
  route(app, operations.userAddressList, async ({ query, session }) => {
    const size = Math.min(Math.max(query.pageSize ?? 10, 1), MAX_PAGE)
    const current = Math.max(query.pageNo ?? 1, 1)
    const below = query.orgCode
      ? sql`EXISTS (SELECT 1 FROM sys_user_depart ud JOIN sys_depart d ON d.id = ud.dep_id
              WHERE ud.user_id = u.id AND d.del_flag = '0' AND starts_with(d.org_code, ${query.orgCode}))`
      : sql`true`
    const named = query.realname
      ? sql`u.realname ILIKE ${containing(query.realname.replaceAll('*', ''))}`
      : sql`true`
    const where = sql`u.del_flag = 0 AND u.status = 1 AND ${usersOfTenant(session, sql`u`)} AND ${below} AND ${named}`
    const count = await db.row<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM sys_user u WHERE ${where}`,
    )
    const rows = await db.rows(
      sql`SELECT ${PICKER_COLUMNS} FROM sys_user u WHERE ${where} ORDER BY u.realname, u.id
          LIMIT ${size} OFFSET ${(current - 1) * size}`,
    )
    return pageOf(rows, count?.total ?? 0, current, size)
  })
  route(app, operations.userVerifyPassword, ({ session }) => session.mustChangePassword)
  route(app, operations.sessionDepartments, async ({ session }) => {
    const departs = await departmentsOf(db, session.userId)
    return { departs, multi_depart: Math.min(departs.length, 2) }
  })
  route(app, operations.departmentPathName, async ({ query }) => {
    const rows = await db.rows<{ departName: string }>(
      sql`SELECT depart_name FROM sys_depart WHERE del_flag = '0' AND starts_with(${query.orgCode}, org_code)
          ORDER BY length(org_code)`,
    )
    return rows.map(({ departName }) => departName).join('/')
  })
}
