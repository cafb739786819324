import { Failure } from '../../http/failures'
import type { Session } from '../../session'
import { said } from '../../http/language'

/** @throws Failure for a session that works in a tenant: what it asks for is about all of them */
export function requirePlatform(session: Session): void {
  if (session.tenantId !== 0) throw new Failure(said('只能由平台管理员查看', 'Platform administrators only'))
}
