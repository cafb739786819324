import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { commaList, isIn } from '../../db/statements'
import { Failure, forbidden } from '../../http/failures'
import type { Session } from '../../session'
import { said } from '../../http/language'

/**
 * Gives the user exactly these tenants, in the order of their ids. Only administrators who work outside of tenants
 * may: anybody else could put people, and so rights, into a tenant of others. A list that says what is stored already
 * is nobody's change, so that a user read in a tenant can be sent back as it was.
 * @param list tenant ids, joined by commas; empty: none
 * @throws Failure 403 without the right, or when a tenant is unknown, or the own ones would change
 */
export async function assignTenants(
  tx: Transaction,
  session: Session,
  userId: string,
  list: string | null,
): Promise<void> {
  const wanted = [...new Set(commaList(list ?? '').map(Number))].sort((a, b) => a - b)
  const stored = await tx.row<{ relTenantIds: string }>(
    sql`SELECT rel_tenant_ids FROM sys_user WHERE id = ${userId} FOR UPDATE`,
  )
  const before = commaList(stored?.relTenantIds ?? '').map(Number)
  if (before.length === wanted.length && before.every((id) => wanted.includes(id))) return
  if (!session.isAdmin || session.tenantId !== 0) throw forbidden()
  // Who puts himself into a tenant keeps tenants no more, and nobody else may be left who does.
  if (userId === session.userId)
    throw new Failure(said('不能修改当前登录用户的租户', 'Your own tenants stay as they are'))
  const known = wanted.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
    ? await tx.rows(sql`SELECT id FROM sys_tenant WHERE ${isIn(sql`id`, wanted, 'integer')}`)
    : []
  if (known.length < wanted.length) throw new Failure(said('租户不存在', 'No such tenant'))
  await tx.run(sql`UPDATE sys_user SET rel_tenant_ids = ${wanted.join(',')} WHERE id = ${userId}`)
}
