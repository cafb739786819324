import type { WebSocket } from 'ws'
import type { SessionStore } from '../auth/sessionStore'
import { mayDo } from '../auth/sessionStore'
import type { Bus, Topics } from '../cluster/cluster'
import type { Logger } from '../logger'
import type { Session } from '../session'

/** Which channel a socket belongs to (contract §15). */
export type Channel = 'notice' | 'table'

/** One open socket and whose it is. */
export interface Connection {
  socket: WebSocket
  session: Session
  channel: Channel
}

/** A push of the notification channel (contract §15.1). */
export interface Notice {
  cmd: string
  msgId?: string
  msgTxt?: string
  userId?: string
}

/** All sockets of this process, and the way to those of others. */
export interface Hub {
  /** Adds a socket. @returns false when the user has too many */
  add: (connection: Connection) => boolean
  /** Sends a notice to all users, or to some. */
  notify: (notice: Notice, userIds?: readonly string[]) => void
  /** Passes a client's row on to the table sockets of its tenant; with a permission, to who holds it. */
  pass: (row: Topics['row']) => void
  /** Sends a text to the table sockets of this process that `may` chooses. */
  tables: (text: string, may: (session: Session) => boolean) => void
  /** Sessions with a table socket in this process that `may` chooses, each once. */
  watching: (may: (session: Session) => boolean) => Session[]
  size: () => number
  close: () => void
}

const SOCKETS_PER_USER = 20
const PING_MS = 30_000
/** Sessions that a process without Redis, or the database itself, ended are found within this time (security.md §1: 5 s). */
const RECHECK_MS = 4_000
/** Bytes that may wait for a slow reader (security.md §3, threat 26). */
const MOST_WAITING = 1_048_576
const SESSION_ENDED = 4401
const TOO_SLOW = 1013
const GOING_AWAY = 1001

/** @param sessions tells which sessions ended */
export function createHub(sessions: SessionStore, bus: Bus, log: Logger): Hub {
  const open = new Set<Connection>()
  const waiting = new WeakSet<WebSocket>()
  const send = (connection: Connection, text: string) => {
    if (connection.socket.readyState !== connection.socket.OPEN) return
    if (connection.socket.bufferedAmount > MOST_WAITING) connection.socket.close(TOO_SLOW, 'too slow')
    else connection.socket.send(text)
  }
  const end = (choose: (connection: Connection) => boolean) => {
    for (const connection of open)
      if (choose(connection)) connection.socket.close(SESSION_ENDED, 'session ended')
  }
  sessions.onEnded(({ sessionId, userId, except }) =>
    end(({ session }) =>
      sessionId ? session.id === sessionId : session.userId === userId && session.id !== except,
    ),
  )
  const tables = (text: string, may: (session: Session) => boolean) => {
    for (const connection of open)
      if (connection.channel === 'table' && may(connection.session)) send(connection, text)
  }
  bus.on('notice', ({ notice, userIds }) => {
    const chosen = userIds && new Set(userIds)
    for (const connection of open)
      if (connection.channel === 'notice' && (!chosen || chosen.has(connection.session.userId)))
        send(connection, JSON.stringify(notice))
  })
  bus.on('row', ({ text, tenantId, permission }) =>
    tables(text, (other) => other.tenantId === tenantId && (!permission || mayDo(other, permission))),
  )
  const recheck = async () => {
    if (open.size === 0) return
    const ids = [...new Set([...open].map(({ session }) => session.id))]
    const alive = await sessions.alive(ids)
    end(({ session }) => ids.includes(session.id) && !alive.has(session.id))
  }
  const rechecking = setInterval(() => {
    recheck().catch((error: Error) => log.warn({ reason: error.message }, 'sockets could not be checked'))
  }, RECHECK_MS)
  const pinging = setInterval(() => {
    for (const { socket } of open) {
      // No answer since the last ping: the line is dead.
      if (waiting.has(socket)) socket.terminate()
      else {
        waiting.add(socket)
        socket.ping()
      }
    }
  }, PING_MS)
  rechecking.unref()
  pinging.unref()
  return {
    add: (connection) => {
      const own = [...open].filter(({ session }) => session.userId === connection.session.userId)
      if (own.length >= SOCKETS_PER_USER) return false
      open.add(connection)
      connection.socket.on('pong', () => waiting.delete(connection.socket))
      connection.socket.on('close', () => open.delete(connection))
      return true
    },
    notify: (notice, userIds) => bus.publish('notice', { notice, ...(userIds ? { userIds } : {}) }),
    pass: (row) => bus.publish('row', row),
    tables,
    watching: (may) => {
      const sessions = [...open].filter(({ channel }) => channel === 'table').map(({ session }) => session)
      return [...new Map(sessions.filter(may).map((session) => [session.id, session])).values()]
    },
    size: () => open.size,
    close: () => {
      clearInterval(rechecking)
      clearInterval(pinging)
      for (const { socket } of open) socket.close(GOING_AWAY, 'server stops')
    },
  }
}
