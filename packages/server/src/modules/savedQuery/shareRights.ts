import type { SavedQueryModel } from '@lading/core/contract'
import { SHARE_QUERY_RIGHT } from '@lading/core/query'
import { sql } from 'drizzle-orm'
import { mayDo } from '../../auth/sessionStore'
import type { Executor } from '../../db/database'
import { isIn } from '../../db/statements'
import { Failure, forbidden } from '../../http/failures'
import type { Session } from '../../session'
import { said } from '../../http/language'

/**
 * Whom a session may share a saved query with: the own roles and the own departments (and what is below them);
 * everybody, and others, with a right of its own.
 * @throws Failure for roles or departments that are not there, 403 without the right
 */
export async function requireShareable(
  db: Executor,
  session: Session,
  scope: SavedQueryModel['scope'],
  targets: readonly string[],
): Promise<void> {
  if (scope === 'private') return
  const free = mayDo(session, SHARE_QUERY_RIGHT)
  if (scope === 'everyone') {
    if (!free) throw forbidden()
    return
  }
  if (targets.length === 0) throw new Failure(said('请选择共享的角色或部门', 'Choose whom it is shared with'))
  const own =
    scope === 'roles'
      ? targets.every((target) => session.roles.includes(target))
      : targets.every((target) => session.orgCodes.some((code) => target.startsWith(code)))
  if (!own && !free) throw forbidden()
  const known =
    scope === 'roles'
      ? sql`SELECT role_code AS code FROM sys_role WHERE ${isIn(sql`role_code`, targets)}`
      : sql`SELECT org_code AS code FROM sys_depart WHERE ${isIn(sql`org_code`, targets)} AND del_flag = '0'`
  const found = new Set((await db.rows<{ code: string }>(known)).map(({ code }) => code))
  const unknown = targets.find((target) => !found.has(target))
  if (unknown !== undefined) throw new Failure(`角色或部门不存在: ${unknown}`)
}
