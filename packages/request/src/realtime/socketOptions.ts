import type { Clock } from '../clock'
import { systemClock } from '../clock'
import type { OpenSocket, ReconnectingSocketOptions } from './reconnectingSocket'

/** Where a socket leads and what it uses. */
export interface SocketOptions {
  /** Base of the sockets, e.g. `wss://host/api` (see `socketUrl`). */
  base: string
  /** Id of the user who is logged in. */
  userId: string
  /** The session token; it travels as sub-protocol, never in the address (security: no tokens in logs). */
  getToken: () => string | null | undefined
  /** @default the platform's WebSocket */
  open?: OpenSocket
  clock?: Clock
  random?: () => number
}

/** Code with which the server closes the sockets of a session that it ended (contract §15.1). */
export const SESSION_ENDED = 4401

/** How a socket of a session connects. */
export interface SessionLine extends Pick<
  ReconnectingSocketOptions,
  'url' | 'protocols' | 'open' | 'clock' | 'random'
> {
  clock: Clock
  /**
   * To be told of each loss. When the server has ended the session, nothing connects until there is another token.
   *
   * @param code of the server's close
   * @returns whether it has
   */
  ended: (code: number | undefined) => boolean
}

/** The part that both sockets connect with: `<base>/<path>` and the token. Without a session nothing connects. */
export function connection(options: SocketOptions, path: string): SessionLine {
  const { base } = options
  let over: string | null | undefined
  /** With which the line was opened: another tab may have renewed the session since. */
  let opened: string | null | undefined
  const getToken = () => {
    const token = options.getToken()
    return token === over ? undefined : token
  }
  return {
    url: () => (getToken() ? `${base.replace(/\/+$/, '')}/${path}` : undefined),
    protocols: () => {
      opened = getToken()
      return [opened ?? ''].filter(Boolean)
    },
    open: options.open ?? ((url, protocols) => new WebSocket(url, protocols)),
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
    ended: (code) => {
      if (code !== SESSION_ENDED) return false
      over = opened
      return true
    },
  }
}
