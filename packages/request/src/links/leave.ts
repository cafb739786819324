import type { Clock } from '../clock'
import type { ExpiryOutcome, SessionExpiry } from './session'

/** The page is loaded anew this long after a 401 (spec 1 §8). */
export const RELOAD_AFTER = 1500

/** How to leave. */
export interface LeavePorts {
  /** Forgets the session: token, user, permissions. */
  logout?: (() => Promise<void> | void) | undefined
  /** Loads the page anew; the guard then leads to the login. */
  reload?: (() => void) | undefined
}

/**
 * What the specification does when the session is over and nobody logs in in place: log out, then load the page
 * anew; after 1.5 s for a 401, so that the notification can be read. The page loads anew even if the log-out
 * fails.
 */
export function leave(ports: LeavePorts, clock: Clock): (expiry: SessionExpiry) => Promise<ExpiryOutcome> {
  return async (expiry) => {
    try {
      await ports.logout?.()
    } finally {
      if (ports.reload) clock.setTimeout(ports.reload, expiry.kind === 'unauthorized' ? RELOAD_AFTER : 0)
    }
    return 'left'
  }
}
