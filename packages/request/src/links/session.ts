import type { Locale } from '@lading/core/text'

import { messageOf } from '../envelope'
import { say } from '../messages'
import type { Notify } from '../notifier'
import { RequestError } from '../requestError'
import type { Link, WireReply } from '../wire'

/** How the end of the session was told: HTTP 401, or an HTTP 500 whose message holds `Token失效`. */
export type ExpiryKind = 'unauthorized' | 'expired'

/** The session is over; what a modal needs to ask for a new login. */
export interface SessionExpiry {
  kind: ExpiryKind
  /** 登录已过期 */
  title: string
  /** 请重新登录 */
  text: string
  /** 重新登录 */
  button: string
  /** Inside an enterprise chat app: a loading message is shown already; log in through the app, ask nothing. */
  inChat: boolean
}

/** `renewed`: a new token is stored, go on. `left`: the user gave up, or is being sent away. */
export type ExpiryOutcome = 'renewed' | 'left'

/** What the link asks of its surroundings. */
export interface SessionPorts {
  getToken: () => string | null | undefined
  locale: () => Locale
  notify: Notify
  /** Whether the page runs inside an enterprise chat app's browser. */
  inChat: () => boolean
  /** Asks the user to log in again, in place. Called once, however many calls fail. */
  onSessionExpired: (expiry: SessionExpiry) => Promise<ExpiryOutcome> | ExpiryOutcome
}

const GONE = 'Token失效'

/** How a reply says that the session is over; `undefined` for all others. */
export function expiryOf(reply: WireReply): ExpiryKind | undefined {
  if (reply.status === 401) return 'unauthorized'
  return reply.status === 500 && messageOf(reply.data).includes(GONE) ? 'expired' : undefined
}

/**
 * Keeps calls alive over the end of a session. The first call that is refused asks for a new login; calls that
 * are refused meanwhile, and new ones, wait for it. After it they are sent (again) with the new token, once;
 * when the user gives up they reject with kind `session`.
 */
export function session(ports: SessionPorts): Link {
  let asking: Promise<ExpiryOutcome> | undefined
  /** The token whose end the user has answered already by leaving: late refusals ask nothing more. */
  let abandoned: string | undefined

  const over = (reply?: WireReply) => {
    const error = new RequestError({
      kind: 'session',
      message: (reply && messageOf(reply.data)) || say('unauthorized', ports.locale()),
      status: reply?.status ?? 401,
      code: 401,
    })
    error.notified = true
    return error
  }

  const ask = async (kind: ExpiryKind): Promise<ExpiryOutcome> => {
    const locale = ports.locale()
    const inChat = ports.inChat()
    const title = say('title', locale)
    if (kind === 'unauthorized')
      ports.notify({ kind: 'error', title, text: say('unauthorized', locale), status: 401 })
    else if (inChat) ports.notify({ kind: 'loading', title, text: say('expiredInChat', locale) })
    return ports.onSessionExpired({
      kind,
      title: say('expiredTitle', locale),
      text: say('expiredText', locale),
      button: say('relogin', locale),
      inChat,
    })
  }

  const outcomeOf = (kind: ExpiryKind, token: string): Promise<ExpiryOutcome> => {
    asking ??= ask(kind)
      // A login dialog that breaks is no login.
      .catch(() => 'left' as const)
      .then((outcome) => {
        if (outcome === 'left') abandoned = token
        return outcome
      })
      .finally(() => (asking = undefined))
    return asking
  }

  return async (call, next) => {
    if (call.session === 'ignore') return next(call)
    if (asking && (await asking) === 'left') throw over()
    const token = ports.getToken()
    const reply = await next(call)
    const kind = expiryOf(reply)
    if (!kind || !token) return reply
    if (token === abandoned) throw over(reply)
    const current = ports.getToken()
    // Another call's login was quicker (the token is new), or the user has logged out (there is none).
    if (current !== token && !asking) {
      if (!current) throw over(reply)
      return next(call)
    }
    if ((await outcomeOf(kind, token)) === 'left') throw over(reply)
    return next(call)
  }
}
