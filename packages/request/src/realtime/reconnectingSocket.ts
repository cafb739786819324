import type { Clock } from '../clock'

/** The part of the platform's `WebSocket` that is used; `ws` has it too. */
export interface SocketLike {
  readonly readyState: number
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(code?: number): void
}

/** Opens a socket. */
export type OpenSocket = (url: string, protocols?: string[]) => SocketLike

/** How a socket is kept open. */
export interface ReconnectingSocketOptions {
  /** Read before each connection: the token in it may be a new one. `undefined`: not now, try again later. */
  url: () => string | undefined
  /** Sub-protocols; the session token travels as one (contract §15.1). */
  protocols?: () => string[]
  open: OpenSocket
  clock: Clock
  /** From 0 to 1. */
  random: () => number
  /** Milliseconds from an error or close to the next try. @default 5000 */
  reconnectAfter?: number
  onOpen?: () => void
  /** What was told while there was no line was missed: after `onOpen`, each time but a first one that came soon. */
  onBack?: () => void
  onText?: (text: string) => void
  /** The connection is gone; it will be tried again. @param code of the server's close; absent when there was none */
  onLost?: (code?: number) => void
}

/** A socket that comes back. */
export interface ReconnectingSocket {
  /** Sends when connected; gives whether it did. */
  send(text: string): boolean
  connected(): boolean
  /** Gives the connection up as dead and connects again after the usual wait. */
  drop(): void
  /** Ends it for good. */
  close(): void
}

/** Reconnect time after error or close (spec 1 §9). */
export const RECONNECT_AFTER = 5000
/** Up to this much is added at random, so that a restarted server does not meet all clients at once. */
const SPREAD = 1000
/** A first line that takes longer, in milliseconds, may have missed what was told since the page was read. */
const SOON = 500
const OPEN = 1

/**
 * Keeps one connection: at most one socket lives and at most one try waits (the "single reconnect lock" of
 * spec 1 §4), however often error and close are told.
 */
export function reconnectingSocket(options: ReconnectingSocketOptions): ReconnectingSocket {
  const { clock, random, reconnectAfter = RECONNECT_AFTER } = options
  let socket: SocketLike | undefined
  let waiting: unknown
  let ended = false
  let before = false
  const asked = clock.now()

  const release = (old: SocketLike | undefined) => {
    if (!old) return
    // An error after the farewell must have somebody to hear it, or some platforms throw it.
    old.onopen = old.onmessage = old.onclose = null
    old.onerror = () => {}
    try {
      old.close()
    } catch {
      // Closing what never opened is no failure.
    }
  }

  const again = () => {
    if (ended || waiting !== undefined) return
    const delay = reconnectAfter + Math.floor(random() * SPREAD)
    waiting = clock.setTimeout(() => {
      waiting = undefined
      connect()
    }, delay)
  }

  const lost = (code?: number) => {
    if (!socket) return
    release(socket)
    socket = undefined
    options.onLost?.(code)
    again()
  }

  function connect(): void {
    const url = options.url()
    if (url === undefined) return again()
    try {
      const fresh = options.open(url, options.protocols?.())
      socket = fresh
      fresh.onopen = () => {
        options.onOpen?.()
        if (before || clock.now() - asked > SOON) options.onBack?.()
        before = true
      }
      fresh.onmessage = ((event: { data: unknown }) => {
        if (typeof event.data === 'string') options.onText?.(event.data)
      }) as SocketLike['onmessage']
      fresh.onclose = ((event: { code?: number }) => lost(event.code)) as SocketLike['onclose']
      fresh.onerror = () => lost()
    } catch {
      again()
    }
  }

  connect()
  return {
    connected: () => socket?.readyState === OPEN,
    send: (text) => {
      if (socket?.readyState !== OPEN) return false
      socket.send(text)
      return true
    },
    drop: () => lost(),
    close: () => {
      ended = true
      clock.clearTimeout(waiting)
      waiting = undefined
      release(socket)
      socket = undefined
    },
  }
}
