import { objectOf } from './json'
import { reconnectingSocket } from './reconnectingSocket'
import type { SocketOptions } from './socketOptions'
import { connection } from './socketOptions'

const COMMANDS = ['topic', 'user', 'rights', 'notices', 'dictionaries', 'names'] as const

/**
 * A push of the notification channel: news for all (`topic`) or for one user (`user`), other `rights`, or other
 * `notices` without news, e.g. because one was taken back; which `dictionaries` are in force (`msgId`, at every connection,
 * too), or other `names` of people, departments and the like.
 */
export interface NotificationPush {
  cmd: (typeof COMMANDS)[number]
  msgId?: string
  msgTxt?: string
  userId?: string
}

/** A running notification channel. */
export interface NotificationSocket {
  connected(): boolean
  close(): void
}

/** Quiet time after which a heartbeat is sent (spec 1 §9). */
export const HEARTBEAT_AFTER = 20_000
/** Unanswered heartbeats after which a socket counts as disconnected, although no close event has arrived. */
const SILENT_HEARTBEATS = 2

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The push in a text; `undefined` for heartbeats, other commands and what cannot be read. */
export function pushOf(text: string): NotificationPush | undefined {
  const message = objectOf(text)
  const cmd = COMMANDS.find((each) => each === message?.cmd)
  if (!message || !cmd) return undefined
  const [msgId, msgTxt, userId] = [textOf(message.msgId), textOf(message.msgTxt), textOf(message.userId)]
  return { cmd, ...(msgId && { msgId }), ...(msgTxt && { msgTxt }), ...(userId && { userId }) }
}

/**
 * The channel `/websocket/{userId}`: tells of pushes that mean "load the notifications again", and of every
 * connection after the first, and of a first one that came late (`onBack`), since pushes may have been missed meanwhile. When the server has ended the
 * session (`onEnded`), nothing connects until there is another token.
 */
export function notificationSocket(
  options: SocketOptions & {
    onPush: (push: NotificationPush) => void
    onOpen?: () => void
    onBack?: () => void
    onLost?: () => void
    onEnded?: () => void
  },
): NotificationSocket {
  const line = connection(options, `websocket/${encodeURIComponent(options.userId)}`)
  const { clock } = line
  let heartbeat: unknown
  let unanswered = 0
  /** Not every server of the contract answers heartbeats; only of one that does is silence a sign. */
  let answers = false

  const rest = () => clock.clearTimeout(heartbeat)
  const wait = () => {
    rest()
    heartbeat = clock.setTimeout(() => {
      if (answers && unanswered >= SILENT_HEARTBEATS) return socket.drop()
      unanswered += 1
      socket.send('HeartBeat')
      wait()
    }, HEARTBEAT_AFTER)
  }

  const socket = reconnectingSocket({
    ...line,
    onOpen: () => {
      unanswered = 0
      wait()
      options.onOpen?.()
    },
    onBack: options.onBack,
    onText: (text) => {
      if (unanswered > 0) answers = true
      unanswered = 0
      wait()
      const push = pushOf(text)
      if (push) options.onPush(push)
    },
    onLost: (code) => {
      rest()
      options.onLost?.()
      if (line.ended(code)) options.onEnded?.()
    },
  })

  return {
    connected: socket.connected,
    close: () => {
      rest()
      socket.close()
    },
  }
}
