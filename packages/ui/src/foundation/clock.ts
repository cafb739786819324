import type { Scope } from '@lading/core/entity'
import { wireDate, wireDatetime } from '@lading/core/text'

/** What conditions may ask of the clock here; the server asks its own when it decides. */
export function clock(now = Date.now()): NonNullable<Scope['known']> {
  return { today: wireDate(now), now: wireDatetime(now) }
}
