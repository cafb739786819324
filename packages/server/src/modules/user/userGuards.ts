import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { isIn } from '../../db/statements'
import { Failure, forbidden, notFound } from '../../http/failures'
import type { Session } from '../../session'
import { usersOfTenant } from './userScope'

/**
 * Refuses users of other tenants, administrators unless the caller is one, and acts by which callers would shut
 * themselves out.
 * @throws Failure 404, 403 or with the reason
 */
export async function requireTouchable(
  db: Executor,
  session: Session,
  ids: readonly string[],
  alsoSelf: boolean,
): Promise<void> {
  if (!alsoSelf && ids.includes(session.userId)) throw new Failure('不能对当前登录用户执行此操作')
  const seen = await db.row<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM sys_user u WHERE ${isIn(sql`u.id`, ids)} AND ${usersOfTenant(session, sql`u`)}`,
  )
  if ((seen?.count ?? 0) < new Set(ids).size) throw notFound()
  if (session.isAdmin) return
  const admin = await db.row(
    sql`SELECT 1 AS there FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id
        WHERE r.role_code = 'admin' AND ${isIn(sql`ur.user_id`, ids)}`,
  )
  if (admin) throw forbidden()
}

/**
 * Nobody gives away more than they hold: callers without the role `admin` may only assign roles whose rights are
 * all among their own.
 * @throws Failure 403
 */
export async function requireAssignable(
  db: Executor,
  session: Session,
  roleIds: readonly string[],
): Promise<void> {
  if (session.isAdmin || roleIds.length === 0) return
  const rows = await db.rows<{ roleCode: string; perms: string | null }>(
    sql`SELECT r.role_code, p.perms FROM sys_role r
        LEFT JOIN sys_role_permission rp ON rp.role_id = r.id
        LEFT JOIN sys_permission p ON p.id = rp.permission_id AND p.perms <> '' AND p.status = '1' AND p.del_flag = 0
        WHERE ${isIn(sql`r.id`, roleIds)}`,
  )
  const more = rows.some(
    ({ roleCode, perms }) =>
      roleCode === 'admin' || (perms ?? '').split(',').some((code) => code && !session.permissions.has(code)),
  )
  if (more) throw forbidden()
}

/**
 * Whoever administers everything keeps the role `admin`: only another administrator takes it away, so that one is
 * always left.
 * @param roleIds the roles that the user is to have from now on
 * @throws Failure with the reason
 */
export async function requireAdminKept(
  db: Executor,
  session: Session,
  userId: string,
  roleIds: readonly string[],
): Promise<void> {
  if (!session.isAdmin || userId !== session.userId) return
  const kept = await db.row(
    sql`SELECT 1 AS there FROM sys_role WHERE role_code = 'admin' AND ${isIn(sql`id`, roleIds)}`,
  )
  if (!kept) throw new Failure('不能取消自己的管理员角色')
}
