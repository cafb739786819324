import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Session } from '../../session'

/**
 * Users that exist for a session (security.md §3, threat 10): those of the tenant it works in; without a tenant,
 * those that have none, and for administrators all.
 * @param alias of `sys_user`
 */
export function usersOfTenant(session: Pick<Session, 'tenantId' | 'isAdmin'>, alias: SQL): SQL {
  if (session.tenantId !== 0)
    return sql`${String(session.tenantId)} = ANY(string_to_array(${alias}.rel_tenant_ids, ','))`
  return session.isAdmin ? sql`true` : sql`${alias}.rel_tenant_ids = ''`
}
