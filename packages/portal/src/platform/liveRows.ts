import type { RowChanges, SourceRow } from '@lading/core/ports'
import { socketUrl, tableSocket } from '@lading/request'
import type { TableSocket } from '@lading/request'
import type { LiveRowsSource } from '@lading/ui/foundation'
import { apiAddress } from './config'
import { PAGE_ID } from './pageId'

/** Whose saves are told to whom; the session binds itself, so that no cycle arises. */
export interface LivePort {
  /** Absent: nobody is logged in. */
  getUserId: () => string | undefined
  getToken: () => string | undefined
  /** Tells of every login and logout. */
  onChange: (changed: () => void) => void
}

/** The socket stays open this long after the last page that listens: the next page comes soon. */
const LINGER_MS = 10_000

type Saved = RowChanges<SourceRow>
type Listener = (saved: Saved) => void

/** Something was missed: read the rows again. */
const MISSED: Saved = { recordId: '', version: 0, changes: [], reload: true }

const listeners = new Map<string, Set<Listener>>()
let socket: { of: string; table: TableSocket; heard: Set<string> } | undefined
let port: LivePort | undefined
/** Messages are passed on one after the other: the first waits for what checks them. */
let passing = Promise.resolve()
let closing: ReturnType<typeof setTimeout> | undefined

function hear(table: string): void {
  if (!socket || socket.heard.has(table)) return
  socket.heard.add(table)
  // The key of the server's messages about saved rows (core, `rowChangesKey`).
  socket.table.onCommon(`rows:${table}`, (message) => {
    passing = passing.then(async () => {
      const saved = await checked(message)
      for (const listener of [...(listeners.get(table) ?? [])]) listener(saved)
    })
    // One listener that fails keeps nobody from the next message.
    passing = passing.catch(reportError)
  })
}

/** What cannot be read, or cannot be checked, counts as missed. */
async function checked(message: unknown): Promise<Saved> {
  try {
    const { isRowChanges } = await import('./isRowChanges')
    return isRowChanges(message) ? message : MISSED
  } catch {
    return MISSED
  }
}

function connect(): void {
  clearTimeout(closing)
  const userId = port?.getUserId()
  if (!userId || socket?.of === userId) return
  socket?.table.close()
  const table = tableSocket({
    base: socketUrl(apiAddress('')),
    userId,
    pageId: PAGE_ID,
    getToken: () => port?.getToken(),
    onBack: () => {
      for (const each of listeners.values()) for (const listener of [...each]) listener(MISSED)
    },
  })
  socket = { of: userId, table, heard: new Set() }
  for (const name of listeners.keys()) hear(name)
}

function disconnect(): void {
  socket?.table.close()
  socket = undefined
}

/** Binds the session. Called once, before the first page is rendered. */
export function startLive(session: LivePort): void {
  port = session
  session.onChange(() => {
    if (session.getUserId() === socket?.of) return
    disconnect()
    if (listeners.size > 0) connect()
  })
}

/** Others' saves over the table socket, which is open as long as somebody listens. */
export const liveRows: LiveRowsSource = {
  subscribe: (table, listener) => {
    const own = listeners.get(table) ?? new Set()
    listeners.set(table, own.add(listener))
    connect()
    hear(table)
    return () => {
      own.delete(listener)
      if (own.size === 0 && listeners.get(table) === own) listeners.delete(table)
      if (listeners.size === 0) closing = setTimeout(disconnect, LINGER_MS)
    }
  },
}
