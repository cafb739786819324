import type { Scope } from '@lading/core/entity'
import { wireDate, wireDatetime } from '@lading/core/text'
import { clockNow } from '../../clock'
import type { Session } from '../../session'

/** What conditions and stamps ask of the session and the clock: the server's, never the client's. */
export function knownTo({ username, departId }: Session, now = clockNow()): NonNullable<Scope['known']> {
  return { today: wireDate(now), now: wireDatetime(now), me: username, department: departId }
}
