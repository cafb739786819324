import { badRequest, forbidden } from '../http/failures'
import type { Session } from '../session'
import { said } from '../http/language'

/** Clients without a tenant send this (contract §1.1). */
const NONE = '0'

/**
 * The session in the tenant that the header asks for. The header only chooses among the user's own tenants
 * (security.md §3, threat 10).
 * @throws Failure 400 for a malformed id, 403 for a tenant of somebody else
 */
export function inTenant(session: Session, header: string | string[] | undefined): Session {
  if (header === undefined || header === '' || header === NONE) return session
  if (typeof header !== 'string' || !/^[1-9]\d{0,8}$/.test(header))
    throw badRequest(said('tenant-id: 不是有效的租户', 'tenant-id: not a tenant'))
  const tenantId = Number(header)
  if (tenantId === session.tenantId) return session
  if (!session.tenantIds.includes(tenantId)) throw forbidden()
  return { ...session, tenantId }
}
