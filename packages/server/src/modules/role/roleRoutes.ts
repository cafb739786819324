import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beginView } from '../../auth/viewedRole'
import { newId } from '../../db/ids'
import { commaList, insertInto, isIn, updateTable } from '../../db/statements'
import { told } from '../../http/answer'
import { Failure, notFound } from '../../http/failures'
import { said } from '../../http/language'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { ListSpec } from '../../list/listSpec'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { writeLog } from '../log/writeLog'
import { ROLE } from '../permission/grantRoutes'
import { requireNoRules } from '../permission/grants'
import { homeOf } from './homeOf'

const ADMIN = 'admin'
const builtIn = () =>
  new Failure(
    said('系统管理员角色不能改名或删除', 'The administrator role can be neither renamed nor deleted'),
  )
const adminAlone = () =>
  new Failure(
    said(
      '只有系统管理员才能以系统管理员角色的身份查看',
      'Only an administrator can view as the administrator role',
    ),
  )
const COLUMNS = sql`r.id, r.role_name, r.role_code, r.description, r.create_by, r.create_time, r.update_by, r.update_time`

/** The list of roles. */
export const roleList: ListSpec = {
  from: sql`sys_role r`,
  select: COLUMNS,
  fields: columnsOf('r', {
    id: 'text',
    roleName: 'text',
    roleCode: 'text',
    description: 'text',
    createTime: 'datetime',
    updateTime: 'datetime',
  }),
  id: sql`r.id`,
}

/** Roles (contract §9). The role `admin` holds everything, so it is neither renamed nor deleted. */
export function mountRoles(app: FastifyInstance, context: Context): void {
  const { db, sessions, tickets } = context
  const isTaken = (roleCode: string, id = '') =>
    db.row(sql`SELECT 1 AS there FROM sys_role WHERE lower(role_code) = lower(${roleCode}) AND id <> ${id}`)

  for (const operation of [operations.roleList, operations.roleListByTenant])
    route(app, operation, ({ query }) => listPage(context, roleList, query))
  const all = async () => {
    const rows = await db.rows(sql`SELECT ${COLUMNS} FROM sys_role r ORDER BY r.create_time, r.role_code`)
    if (rows.length === 0) throw new Failure('未找到角色信息')
    return rows
  }
  route(app, operations.roleQueryAll, all)
  route(app, operations.roleQueryAllOfTenant, all)
  route(app, operations.roleIds, async () => {
    const rows = await db.rows<{ id: string }>(sql`SELECT id FROM sys_role ORDER BY create_time, role_code`)
    return rows.map(({ id }) => id)
  })
  route(app, operations.roleHome, async ({ session }) => homeOf((await context.menus(session)).menu))
  route(app, operations.roleView, async ({ body, session, request }) => {
    const row = await db.row<{ id: string; roleName: string; roleCode: string }>(
      sql`SELECT id, role_name, role_code FROM sys_role WHERE id = ${body.roleId}`,
    )
    if (!row) throw notFound()
    // It has no list of rights that could be met with the own ones: what was shown would be empty.
    if (row.roleCode === ADMIN && !session.isAdmin) throw adminAlone()
    await writeLog(db, {
      logType: 2,
      operateType: 1,
      logContent: `以角色“${row.roleName}”的身份查看`,
      userid: session.userId,
      username: session.username,
      ip: request.ip,
    })
    await beginView(tickets, session, row.id)
    return { id: row.id, roleName: row.roleName }
  })
  route(app, operations.roleQueryById, async ({ query }) => {
    const row = await db.row(sql`SELECT ${COLUMNS} FROM sys_role r WHERE r.id = ${query.id}`)
    if (!row) throw notFound()
    return row
  })
  route(app, operations.roleCheckCode, async ({ query }) => {
    if (await isTaken(query.roleCode, query.id)) throw new Failure('角色编码已存在')
    return true
  })
  route(app, operations.roleAdd, async ({ body, session }) => {
    if (await isTaken(body.roleCode)) throw new Failure('角色编码已存在')
    await db.run(
      insertInto('sys_role', {
        id: newId(),
        roleName: body.roleName,
        roleCode: body.roleCode,
        description: body.description ?? '',
        createBy: session.username,
      }),
    )
    return told('添加成功！')
  })
  route(app, operations.roleEdit, async ({ body, session }) => {
    if (await isTaken(body.roleCode, body.id)) throw new Failure('角色编码已存在')
    const before = await db.row<{ roleCode: string; roleName: string }>(
      sql`SELECT role_code, role_name FROM sys_role WHERE id = ${body.id}`,
    )
    const renamed = body.roleCode !== before?.roleCode || body.roleName !== before.roleName
    if (before?.roleCode === ADMIN && renamed) throw builtIn()
    const touched = await db.run(
      updateTable(
        'sys_role',
        {
          roleName: body.roleName,
          roleCode: body.roleCode,
          description: body.description ?? '',
          updateBy: session.username,
          updateTime: sql`now()`,
        },
        sql`id = ${body.id}`,
      ),
    )
    if (touched === 0) throw notFound()
    sessions.forget()
    return told('修改成功!')
  })
  const remove = async (ids: string[], message: string, session: Session) => {
    if (ids.length === 0) throw new Failure('未选中角色！')
    await requireNoRules(db, session, ROLE, ids)
    const named = isIn(sql`id`, ids)
    if (await db.row(sql`SELECT 1 AS there FROM sys_role WHERE ${named} AND role_code = ${ADMIN}`))
      throw builtIn()
    const touched = await db.run(sql`DELETE FROM sys_role WHERE ${named}`)
    if (touched === 0) throw notFound()
    sessions.forget()
    return told(message)
  }
  route(app, operations.roleDelete, ({ query, session }) => remove([query.id], '删除角色成功', session))
  route(app, operations.roleDeleteBatch, ({ query, session }) =>
    remove(commaList(query.ids), '删除角色成功!', session),
  )
}
