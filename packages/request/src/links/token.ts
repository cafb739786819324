import type { Link } from '../wire'
import { header } from './header'

/** Name of the session's header. */
export const TOKEN_HEADER = 'X-Access-Token'

/** Sends the stored token; without one, or where the call says so, the header is absent (contract §1.1). */
export function token(getToken: () => string | null | undefined): Link {
  return header(TOKEN_HEADER, (call) => (call.token === false ? undefined : getToken()))
}
