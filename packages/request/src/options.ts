import type { Locale } from '@lading/core/text'

import type { Clock } from './clock'
import type { RetryOptions } from './links/retry'
import type { ExpiryOutcome, SessionExpiry } from './links/session'
import type { Notify } from './notifier'
import type { Link, Next } from './wire'

/** Time a call may take (spec 1 §9); then 网络超时. */
export const TIMEOUT = 180_000

/** Where a client gets what it does not know itself. Every port is read at the time of a call. */
export interface RequestOptions {
  /** Base of the API. @default '/api' */
  base?: string
  /** Milliseconds. @default 180000 */
  timeout?: number
  /** The stored session token. @default none */
  getToken?: () => string | null | undefined
  /** The stored tenant. @default 0 */
  getTenantId?: () => string | number | null | undefined
  /** The app of a low-app route. @default none */
  getAppId?: () => string | null | undefined
  /** The secret that signatures end with; without one nothing is signed. */
  signSecret?: string
  /** Language of the client's own texts, and of the server's (`Accept-Language`). @default 'zh-CN' */
  locale?: () => Locale
  /** Shows a notice; the same text comes once in 3 s. @default nothing is shown */
  notify?: Notify
  /**
   * Logs in again, in place. Without it the client does what the specification does: `logout`, then `reload`.
   */
  onSessionExpired?: (expiry: SessionExpiry) => Promise<ExpiryOutcome> | ExpiryOutcome
  logout?: () => Promise<void> | void
  reload?: () => void
  /** Whether the page runs inside an enterprise chat app's browser. @default by the user agent, where there is one */
  inChat?: () => boolean
  /** Domain of static files, e.g. `https://static.example.com`. @default `<base>/sys/common/static` */
  staticDomain?: string
  retry?: RetryOptions
  clock?: Clock
  /** From 0 to 1, for the spread of retries. @default Math.random */
  random?: () => number
  /** Links of yours, between the session and the transport. */
  links?: Link[]
  /** Another transport. @default axios */
  transport?: Next
}
