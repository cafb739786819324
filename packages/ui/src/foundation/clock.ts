import type { KnownValues } from '@lading/core/entity'
import { wireDate, wireDatetime } from '@lading/core/text'

/** What the clock here says; the server asks its own when it decides. */
export function clock(now = Date.now()): Pick<KnownValues, 'today' | 'now'> {
  return { today: wireDate(now), now: wireDatetime(now) }
}
