import { operations } from '@lading/core/contract'
import type { PermissionExplanation } from '@lading/core/contract'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { tickedRules } from '../../auth/sessionStore'
import { isIn } from '../../db/statements'
import { notFound } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { usersOfTenant } from '../user/userScope'

const ADMIN = 'admin'
/** Roles that are named at most where nothing gives a right. */
const MAX_OFFERED = 20

/** Whether an entry has the code among its codes. @param perms column with codes, joined by commas */
const has = (perms: SQL, code: string): SQL =>
  sql`${code} = ANY(string_to_array(replace(${perms}, ' ', ''), ','))`

/** Why somebody may do something, or may not: the same tables that a session is loaded from, told instead of used. */
export function mountExplanations(app: FastifyInstance, { db }: Context): void {
  route(app, operations.permissionExplain, async ({ query, session }): Promise<PermissionExplanation> => {
    const { userId, code } = query
    const user = await db.row<{ status: number; delFlag: number }>(
      sql`SELECT u.status, u.del_flag FROM sys_user u WHERE u.id = ${userId} AND ${usersOfTenant(session, sql`u`)}`,
    )
    if (!user) throw notFound()
    const entries = await db.rows<{ id: string; name: string; nameEn: string; on: boolean }>(
      sql`SELECT p.id, p.name, p.name_en, p.status = '1' AS on FROM sys_permission p
          WHERE p.del_flag = 0 AND ${has(sql`p.perms`, code)} ORDER BY p.sort_no, p.id`,
    )
    const ids = entries.map(({ id }) => id)
    const inForce = entries.flatMap(({ id, on }) => (on ? [id] : []))
    const admin = await db.row(
      sql`SELECT 1 AS there FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id
          WHERE ur.user_id = ${userId} AND r.role_code = ${ADMIN}`,
    )
    const roles = await db.rows<{ id: string; name: string }>(
      sql`SELECT DISTINCT r.id, r.role_name AS name FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id
            LEFT JOIN sys_role_permission rp ON rp.role_id = r.id AND ${isIn(sql`rp.permission_id`, inForce)}
          WHERE ur.user_id = ${userId} AND (rp.permission_id IS NOT NULL OR r.role_code = ${ADMIN}) ORDER BY name`,
    )
    const departmentRoles = await db.rows<{ id: string; name: string; department: string }>(
      sql`SELECT DISTINCT dr.id, dr.role_name AS name, d.depart_name AS department FROM sys_depart_role_user dru
            JOIN sys_depart_role dr ON dr.id = dru.role_id
            JOIN sys_user_depart ud ON ud.user_id = dru.user_id AND ud.dep_id = dr.depart_id
            JOIN sys_depart d ON d.id = dr.depart_id
            JOIN sys_depart_role_permission drp ON drp.role_id = dr.id
          WHERE dru.user_id = ${userId} AND ${isIn(sql`drp.permission_id`, inForce)} ORDER BY name`,
    )
    const subject = code.slice(0, code.lastIndexOf(':') + 1)
    const rules = await db.rows<PermissionExplanation['rules'][number]>(
      sql`SELECT r.id, r.rule_name, r.rule_column, r.rule_conditions, r.rule_value FROM sys_permission_data_rule r
            JOIN sys_permission p ON p.id = r.permission_id
          WHERE r.id IN (${tickedRules(sql`${userId}::text`)}) AND r.status = '1' AND p.status = '1' AND p.del_flag = 0
            AND (p.perms = '' OR EXISTS (SELECT 1 FROM unnest(string_to_array(p.perms, ',')) c
              WHERE starts_with(trim(c), ${subject}))) ORDER BY r.rule_name, r.id`,
    )
    const offered = await db.rows<{ id: string; name: string }>(
      sql`SELECT DISTINCT r.id, r.role_name AS name FROM sys_role r JOIN sys_role_permission rp ON rp.role_id = r.id
          WHERE ${isIn(sql`rp.permission_id`, ids)} ORDER BY name LIMIT ${MAX_OFFERED}`,
    )
    const active = user.status === 1 && user.delFlag === 0
    const through = [
      ...roles.map((role) => ({ kind: 'role' as const, ...role })),
      ...departmentRoles.map((role) => ({ kind: 'departmentRole' as const, ...role })),
    ]
    return {
      allowed: active && through.length > 0,
      isAdmin: admin !== undefined,
      active,
      entries,
      through,
      // Data rules bind everybody but administrators.
      rules: admin ? [] : rules,
      offered: through.length > 0 ? [] : offered,
    }
  })
}
