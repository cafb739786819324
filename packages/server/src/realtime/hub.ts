import type { WebSocket } from 'ws'
import type { SessionStore } from '../auth/sessionStore'
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
  /** Of a table socket: how its page calls itself. */
  page?: string
}

/** A push of the notification channel (contract §15.1). */
export interface Notice {
  cmd: string
  msgId?: string
  msgTxt?: string
  userId?: string
}

/** A user's page: nobody can speak of the page of somebody else. */
export const pageOf = ({ userId }: Session, pageId: string) => `${userId}/${pageId}`

/** Tells pages to read menu and rights anew. */
export const RIGHTS: Notice = { cmd: 'rights' }

/** Tells pages to read their notices anew although none has come, e.g. because one was taken back. */
export const NOTICES: Notice = { cmd: 'notices' }

/** Tells pages to ask anew for the names of departments, people, positions, roles and categories. */
export const NAMES: Notice = { cmd: 'names' }

/** Tells pages which dictionaries are in force: who keeps others asks for all of them. */
export const dictionariesNotice = (version: string): Notice => ({ cmd: 'dictionaries', msgId: version })

/** All sockets of this process, and the way to those of others. */
export interface Hub {
  /** Adds a socket. @returns false when the user has too many */
  add: (connection: Connection) => boolean
  /** Sends a notice to all users, or to some. */
  notify: (notice: Notice, userIds?: readonly string[]) => void
  /** Sends a notice to the users whose sockets are in this process. */
  notifyHere: (notice: Notice) => void
  /** Passes a client's row on to the table sockets of its tenant; one of an entity goes where its resource says. */
  pass: (row: Topics['row']) => void
  /** Sends a text to the table sockets of this process that `may` chooses, but not to those of the page `except`. */
  tables: (text: string, may: (session: Session) => boolean, except?: string) => void
  /** Sessions with a table socket in this process that `may` chooses, each once. */
  watching: (may: (session: Session) => boolean) => Session[]
  /** Hears of sessions with open sockets whose rights, departments or data rules changed. */
  onRights: (listener: (before: Session, after: Session) => void) => void
  size: () => number
  close: () => void
}

/** What decides which rows and fields a session sees; equal texts see the same. */
const rightsText = ({ isAdmin, permissions, dataRules, orgCode, orgCodes }: Session) =>
  JSON.stringify([isAdmin, [...permissions].sort(), dataRules, orgCode, orgCodes])

const SOCKETS_PER_USER = 20
const PING_MS = 30_000
/** Sessions that a process without Redis, or the database itself, ended are found within this time (security.md §1: 5 s). */
const RECHECK_MS = 4_000
/** Bytes that may wait for a slow reader (security.md §3, threat 26). */
const MAX_WAITING = 1_048_576
const SESSION_ENDED = 4401
const TOO_SLOW = 1013
const GOING_AWAY = 1001

/** @param sessions tells which sessions ended */
export function createHub(sessions: SessionStore, bus: Bus, log: Logger): Hub {
  const open = new Set<Connection>()
  const waiting = new WeakSet<WebSocket>()
  const send = (connection: Connection, text: string) => {
    if (connection.socket.readyState !== connection.socket.OPEN) return
    if (connection.socket.bufferedAmount > MAX_WAITING) connection.socket.close(TOO_SLOW, 'too slow')
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
  const tables: Hub['tables'] = (text, may, except) => {
    for (const connection of open) {
      const own = except !== undefined && connection.page === except
      if (connection.channel === 'table' && !own && may(connection.session)) send(connection, text)
    }
  }
  const notifyHere = (notice: Notice, userIds?: readonly string[]) => {
    const chosen = userIds && new Set(userIds)
    for (const connection of open)
      if (connection.channel === 'notice' && (!chosen || chosen.has(connection.session.userId)))
        send(connection, JSON.stringify(notice))
  }
  bus.on('notice', ({ notice, userIds }) => notifyHere(notice, userIds))
  bus.on('row', ({ text, tenantId, entity }) => {
    if (entity === undefined) tables(text, (other) => other.tenantId === tenantId)
  })
  const listeners: ((before: Session, after: Session) => void)[] = []
  // Rights that were given or taken change who hears of rows. A message of the bus, not a clock, says that they did.
  let stale = false
  bus.on('forget', (what) => {
    stale ||= what === 'sessions'
  })
  const refresh = async () => {
    stale = false
    const ids = [...new Set([...open].map(({ session }) => session.id))]
    const now = await sessions.reload(ids)
    const changed = new Map<string, [before: Session, after: Session]>()
    for (const connection of open) {
      const fresh = now.get(connection.session.id)
      const { tenantId } = connection.session
      // The tenant was chosen when the socket opened; who may no longer work in it leaves.
      const stays = fresh && (fresh.tenantIds.includes(tenantId) || fresh.tenantId === tenantId)
      if (stays) {
        const before = connection.session
        connection.session = { ...fresh, tenantId }
        if (rightsText(before) !== rightsText(connection.session))
          changed.set(`${before.id} ${tenantId}`, [before, connection.session])
      } else if (ids.includes(connection.session.id)) connection.socket.close(SESSION_ENDED, 'session ended')
    }
    // Whoever is shown menu and buttons by the rights of before reads them anew.
    for (const connection of open)
      if (
        connection.channel === 'notice' &&
        changed.has(`${connection.session.id} ${connection.session.tenantId}`)
      )
        send(connection, JSON.stringify(RIGHTS))
    for (const pair of changed.values()) for (const listener of listeners) listener(...pair)
  }
  const recheck = async () => {
    if (open.size === 0) return
    if (stale) return refresh()
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
    notifyHere: (notice) => notifyHere(notice),
    notify: (notice, userIds) => bus.publish('notice', { notice, ...(userIds ? { userIds } : {}) }),
    pass: (row) => bus.publish('row', row),
    tables,
    watching: (may) => {
      const sessions = [...open].filter(({ channel }) => channel === 'table').map(({ session }) => session)
      return [...new Map(sessions.filter(may).map((session) => [session.id, session])).values()]
    },
    onRights: (listener) => void listeners.push(listener),
    size: () => open.size,
    close: () => {
      clearInterval(rechecking)
      clearInterval(pinging)
      for (const { socket } of open) socket.close(GOING_AWAY, 'server stops')
    },
  }
}
