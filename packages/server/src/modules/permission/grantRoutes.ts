import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { newId } from '../../db/ids'
import { containing } from '../../db/like'
import { commaList, insertInto, isIn, updateTable } from '../../db/statements'
import { told } from '../../http/answer'
import { Failure, notFound } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { allPermissions } from './administrationRoutes'
import type { GrantTable } from './grants'
import { grantedIds, saveGrants } from './grants'
import { tickTree } from './permissionTrees'

const ROLE: GrantTable = { table: 'sys_role_permission', holder: 'role_id', of: 'sys_role' }
const DEPARTMENT: GrantTable = { table: 'sys_depart_permission', holder: 'depart_id', of: 'sys_depart' }
const DEPARTMENT_ROLE: GrantTable = {
  table: 'sys_depart_role_permission',
  holder: 'role_id',
  of: 'sys_depart_role',
}

/** Who holds what: roles, departments, department roles (contract §10, §11). */
export function mountGrants(app: FastifyInstance, context: Context): void {
  const { db, sessions } = context
  const saved = () => {
    sessions.forget()
    return told('保存成功！')
  }
  route(app, operations.permissionQueryRolePermission, ({ query }) => grantedIds(db, ROLE, query.roleId))
  route(app, operations.permissionSaveRolePermission, async ({ body, session }) => {
    await saveGrants(db, session, ROLE, String(body.roleId), body)
    return saved()
  })
  route(app, operations.permissionQueryDepartPermission, ({ query }) =>
    grantedIds(db, DEPARTMENT, query.departId),
  )
  route(app, operations.permissionSaveDepartPermission, async ({ body, session }) => {
    await saveGrants(db, session, DEPARTMENT, String(body.departId), body)
    return saved()
  })
  route(app, operations.departmentPermissionTree, async ({ query }) => {
    const ids = await grantedIds(db, DEPARTMENT, query.departId)
    return tickTree(await allPermissions(context, isIn(sql`p.id`, ids)), false)
  })
  route(app, operations.departmentRolePermissions, ({ query }) =>
    grantedIds(db, DEPARTMENT_ROLE, query.roleId),
  )
  route(app, operations.departmentSaveRolePermission, async ({ body, session }) => {
    await saveGrants(db, session, DEPARTMENT_ROLE, String(body.roleId), body)
    return saved()
  })
}

/** Data rules that a role keeps for an entry it holds (contract §9). */
export function mountRoleDataRules(app: FastifyInstance, { db }: Context): void {
  const rulesOf = (permissionId: string) =>
    db.rows<{ id: string }>(
      sql`SELECT * FROM sys_permission_data_rule WHERE permission_id = ${permissionId} ORDER BY create_time, id`,
    )
  route(app, operations.roleDataRules, async ({ params }) => {
    const datarule = await rulesOf(params.permissionId)
    if (datarule.length === 0) throw new Failure('未找到权限配置信息')
    const grant = await db.row<{ dataRuleIds: string }>(
      sql`SELECT data_rule_ids FROM sys_role_permission WHERE role_id = ${params.roleId} AND permission_id = ${params.permissionId}`,
    )
    return { datarule, drChecked: grant?.dataRuleIds || null }
  })
  route(app, operations.roleSaveDataRules, async ({ body }) => {
    const known = new Set((await rulesOf(body.permissionId)).map(({ id }) => id))
    const ids = commaList(body.dataRuleIds).filter((id) => known.has(id))
    const touched = await db.run(
      sql`UPDATE sys_role_permission SET data_rule_ids = ${ids.join(',')}
          WHERE role_id = ${body.roleId} AND permission_id = ${body.permissionId}`,
    )
    if (touched === 0) throw new Failure('请先保存角色菜单权限!')
    return told('保存成功!')
  })
}

/** Data rules of menu entries (contract §3.8, §10). */
export function mountDataRules(app: FastifyInstance, { db }: Context): void {
  route(app, operations.permissionRules, ({ query }) =>
    db.rows(
      sql`SELECT * FROM sys_permission_data_rule WHERE permission_id = ${query.permissionId} ORDER BY create_time, id`,
    ),
  )
  route(app, operations.permissionQueryRules, ({ query }) =>
    db.rows(
      sql`SELECT * FROM sys_permission_data_rule WHERE permission_id = ${query.permissionId}
          AND rule_name ILIKE ${containing(query.ruleName ?? '')} AND rule_value ILIKE ${containing(query.ruleValue ?? '')}
          ORDER BY create_time, id`,
    ),
  )
  route(app, operations.permissionAddRule, async ({ body, session }) => {
    await db.run(insertInto('sys_permission_data_rule', { ...body, id: newId(), createBy: session.username }))
    return told('添加成功！')
  })
  route(app, operations.permissionEditRule, async ({ body, session }) => {
    const { id, ...values } = body
    const touched = await db.run(
      updateTable(
        'sys_permission_data_rule',
        { ...values, updateBy: session.username, updateTime: sql`now()` },
        sql`id = ${id}`,
      ),
    )
    if (touched === 0) throw notFound()
    return told('更新成功！')
  })
  route(app, operations.permissionDeleteRule, async ({ query }) => {
    if ((await db.run(sql`DELETE FROM sys_permission_data_rule WHERE id = ${query.id}`)) === 0)
      throw notFound()
    return told('删除成功！')
  })
}
