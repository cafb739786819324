import type { Link } from '../wire'
import { header } from './header'

/** Sends the caller's `Idempotency-Key`, so that a write that was sent twice is executed once. */
export function idempotency(): Link {
  return header('Idempotency-Key', (call) => call.idempotencyKey)
}
