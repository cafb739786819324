import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isIn } from '../../db/statements'
import { told } from '../../http/answer'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { allPermissions } from './administrationRoutes'
import type { GrantTable } from './grants'
import { grantedIds, holdersOf, saveGrants } from './grants'
import { tickTree } from './permissionTrees'

/** The grants of roles. */
export const ROLE: GrantTable = { table: 'sys_role_permission', holder: 'role_id', of: 'sys_role' }
/** What departments may give to their roles. */
export const DEPARTMENT: GrantTable = {
  table: 'sys_depart_permission',
  holder: 'depart_id',
  of: 'sys_depart',
}
/** The grants of department roles. */
export const DEPARTMENT_ROLE: GrantTable = {
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
    await db.transaction((tx) => saveGrants(tx, session, ROLE, String(body.roleId), body))
    return saved()
  })
  route(app, operations.permissionRolesHold, ({ query }) => holdersOf(db, ROLE, query.perms))
  route(app, operations.permissionSaveRoles, async ({ body, session }) => {
    await db.transaction(async (tx) => {
      for (const grant of body.grants) await saveGrants(tx, session, ROLE, String(grant.roleId), grant)
    })
    return saved()
  })
  route(app, operations.permissionQueryDepartPermission, ({ query }) =>
    grantedIds(db, DEPARTMENT, query.departId),
  )
  route(app, operations.permissionSaveDepartPermission, async ({ body, session }) => {
    await db.transaction((tx) => saveGrants(tx, session, DEPARTMENT, String(body.departId), body))
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
    await db.transaction((tx) => saveGrants(tx, session, DEPARTMENT_ROLE, String(body.roleId), body))
    return saved()
  })
}
