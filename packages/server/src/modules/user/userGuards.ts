import { CODE } from '@lading/core/envelope'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { isIn } from '../../db/statements'
import { Failure, notFound } from '../../http/failures'
import { said } from '../../http/language'
import type { Session } from '../../session'
import { usersOfTenant } from './userScope'

/** A right is missing, and the text says for what. */
const refused = (message: string) => new Failure(message, CODE.forbidden, 403)

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
  if (admin)
    throw refused(
      said('管理员账号只能由管理员修改', 'Only administrators may change the account of an administrator'),
    )
}

/**
 * Nobody gives away more than they hold: callers without the role `admin` may only assign roles whose rights are
 * all among their own.
 * @throws Failure 403, which names the others
 */
export async function requireAssignable(
  db: Executor,
  session: Session,
  roleIds: readonly string[],
): Promise<void> {
  if (session.isAdmin || roleIds.length === 0) return
  const rows = await db.rows<{ roleName: string; roleCode: string; perms: string | null }>(
    sql`SELECT r.role_name, r.role_code, p.perms FROM sys_role r
        LEFT JOIN sys_role_permission rp ON rp.role_id = r.id
        LEFT JOIN sys_permission p ON p.id = rp.permission_id AND p.perms <> '' AND p.status = '1' AND p.del_flag = 0
        WHERE ${isIn(sql`r.id`, roleIds)}`,
  )
  const more = rows.filter(
    ({ roleCode, perms }) =>
      roleCode === 'admin' || (perms ?? '').split(',').some((code) => code && !session.permissions.has(code)),
  )
  if (more.length === 0) return
  const names = [...new Set(more.map(({ roleName }) => roleName))]
  throw refused(
    said(
      `不能分配权限超出自己的角色：${names.join('、')}`,
      `You cannot assign roles with rights that you do not hold yourself: ${names.join(', ')}`,
    ),
  )
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
