import { operations } from '@lading/core/contract'
import type { Department } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { containing } from '../../db/like'
import { commaList, isIn } from '../../db/statements'
import { answer } from '../../http/answer'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { ListSpec } from '../../list/listSpec'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import { PICKER_COLUMNS } from '../session/userInfo'
import { usersOfTenant } from '../user/userScope'
import { departmentTree, nodeOf } from './departmentTree'

/** Who is head of departments (contract §22.1). */
const HEAD = 2
const MAX_COUNT = 200

const departmentList: ListSpec = {
  from: sql`sys_depart d`,
  select: sql`d.*`,
  where: sql`d.del_flag = '0'`,
  fields: columnsOf('d', {
    id: 'text',
    departName: 'text',
    departNameEn: 'text',
    departNameAbbr: 'text',
    departOrder: 'integer',
    orgCode: 'text',
    orgType: 'text',
    orgCategory: 'text',
    parentId: 'text',
    status: 'text',
    createTime: 'datetime',
  }),
  id: sql`d.id`,
  defaultSort: { field: 'orgCode', order: 'asc' },
}

/** Further lookups of departments (contract §11). */
export function mountDepartmentLookups(app: FastifyInstance, context: Context): void {
  const { db } = context
  route(app, operations.departmentList, ({ query }) => listPage(context, departmentList, query))
  route(app, operations.departmentParent, async ({ query }) => {
    const above = await db.row<Department>(
      sql`SELECT above.* FROM sys_depart d JOIN sys_depart above ON above.id = d.parent_id AND above.del_flag = '0'
          WHERE d.id = ${query.departId} AND d.del_flag = '0'`,
    )
    return above ?? null
  })
  route(app, operations.departmentMine, async ({ session }) => {
    const user = await db.row<{ userIdentity: number; departIds: string }>(
      sql`SELECT user_identity, depart_ids FROM sys_user WHERE id = ${session.userId}`,
    )
    const ids = commaList(user?.departIds)
    if (user?.userIdentity !== HEAD || ids.length === 0) return answer(null, '1')
    const rows = await db.rows<Department>(
      sql`SELECT d.* FROM sys_depart d WHERE d.del_flag = '0' AND EXISTS (
            SELECT 1 FROM sys_depart headed WHERE ${isIn(sql`headed.id`, ids)} AND headed.del_flag = '0'
              AND starts_with(d.org_code, headed.org_code))
          ORDER BY d.depart_order, d.org_code`,
    )
    return answer(departmentTree(rows), '2')
  })
  route(app, operations.departmentSearchAll, async ({ query, session }) => {
    const word = containing(query.keyWord)
    const departments = await db.rows<Department>(
      sql`SELECT * FROM sys_depart WHERE del_flag = '0' AND (depart_name ILIKE ${word} OR depart_name_en ILIKE ${word})
          ORDER BY org_code LIMIT ${MAX_COUNT}`,
    )
    const userList = await db.rows(
      sql`SELECT ${PICKER_COLUMNS} FROM sys_user u WHERE u.del_flag = 0 AND u.status = 1
            AND ${usersOfTenant(session, sql`u`)} AND (u.realname ILIKE ${word} OR u.username ILIKE ${word})
          ORDER BY u.username LIMIT ${MAX_COUNT}`,
    )
    return { departList: departments.map((row) => nodeOf(row, true)), userList }
  })
  route(app, operations.departmentListAll, ({ query }) => {
    const below = query.id
      ? sql`starts_with(d.org_code, (SELECT org_code FROM sys_depart WHERE id = ${query.id}))`
      : sql`true`
    return db.rows<Department>(
      sql`SELECT d.* FROM sys_depart d WHERE d.del_flag = '0' AND ${below} ORDER BY d.org_code`,
    )
  })
}
