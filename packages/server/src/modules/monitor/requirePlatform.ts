import { Failure } from '../../http/failures'
import type { Session } from '../../session'

/** @throws Failure for a session that works in a tenant: what it asks for is about all of them */
export function requirePlatform(session: Session): void {
  if (session.tenantId !== 0) throw new Failure('只能由平台管理员查看 (platform administrators only)')
}
