import { objectOf } from './json'
import { reconnectingSocket } from './reconnectingSocket'
import type { SocketOptions } from './socketOptions'
import { connection } from './socketOptions'

/** A row that somebody changed, for the grids that show it. */
export interface RowUpdate {
  /** Names the grids it is meant for. @default 'vxe-default' */
  socketKey: string
  row: Record<string, unknown> & { id?: string }
  /** Grid that sent it; that one ignores its own. */
  caseId: string
}

/** A running table channel. */
export interface TableSocket {
  connected(): boolean
  /** Tells other clients' grids of a changed row; gives whether it was sent. */
  sendRow(update: RowUpdate): boolean
  /** Hears of rows for one `socketKey`; gives the function that ends it. */
  onRow(socketKey: string, listener: (update: RowUpdate) => void): () => void
  /** Hears of common messages under a key (`common_send_date`, spelled so). */
  onCommon(key: string, listener: (...args: unknown[]) => void): () => void
  close(): void
}

/** Heartbeat and its reply (spec 1 §9). */
export const TABLE_HEARTBEAT = 15_000
export const TABLE_REPLY = 9000
const DEFAULT_KEY = 'vxe-default'

/** Listeners under keys. */
function listeners<Arguments extends unknown[]>() {
  const byKey = new Map<string, Set<(...args: Arguments) => void>>()
  return {
    on: (key: string, listener: (...args: Arguments) => void) => {
      const own = byKey.get(key) ?? new Set()
      byKey.set(key, own.add(listener))
      return () => void own.delete(listener)
    },
    tell: (key: string, ...args: Arguments) => byKey.get(key)?.forEach((listener) => listener(...args)),
  }
}

/** The row in the data of an `update_vxe_table`; `undefined` when it has none. */
export function rowUpdateOf(data: unknown): RowUpdate | undefined {
  const { socketKey, args } = (data ?? {}) as { socketKey?: unknown; args?: unknown }
  const [row, caseId] = Array.isArray(args) ? (args as unknown[]) : []
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return undefined
  return {
    socketKey: typeof socketKey === 'string' && socketKey ? socketKey : DEFAULT_KEY,
    row: row as RowUpdate['row'],
    caseId: typeof caseId === 'string' ? caseId : '',
  }
}

/**
 * The channel `/vxeSocket/{userId}/{pageId}`: rows that change while others look at them. A heartbeat each 15 s
 * must be answered within 9 s, or the line counts as dead. When the server has ended the session, nothing connects until
 * there is another token.
 */
export function tableSocket(
  options: SocketOptions & {
    /** 32 hexadecimal digits, new for each load of the page. */
    pageId: string
    onOpen?: () => void
    /** Rows may have been missed: the line was away, or came late. */
    onBack?: () => void
    onLost?: () => void
  },
): TableSocket {
  const path = `vxeSocket/${encodeURIComponent(options.userId)}/${encodeURIComponent(options.pageId)}`
  const line = connection(options, path)
  const { clock } = line
  const rows = listeners<[RowUpdate]>()
  const common = listeners<unknown[]>()
  let heartbeat: unknown
  let reply: unknown

  const rest = () => {
    clock.clearTimeout(heartbeat)
    clock.clearTimeout(reply)
  }
  const wait = () => {
    rest()
    heartbeat = clock.setTimeout(() => {
      socket.send(JSON.stringify({ type: 'heart_beat', data: '' }))
      reply = clock.setTimeout(() => socket.drop(), TABLE_REPLY)
    }, TABLE_HEARTBEAT)
  }

  const take = (type: unknown, data: unknown) => {
    if (type === 'heart_beat') wait()
    if (type === 'update_vxe_table') {
      const update = rowUpdateOf(data)
      if (update) rows.tell(update.socketKey, update)
    }
    if (type === 'common_send_date') {
      const { key, args } = (data ?? {}) as { key?: unknown; args?: unknown }
      if (typeof key === 'string') common.tell(key, ...(Array.isArray(args) ? (args as unknown[]) : []))
    }
  }

  const socket = reconnectingSocket({
    ...line,
    onOpen: () => {
      wait()
      options.onOpen?.()
    },
    onBack: options.onBack,
    onText: (text) => {
      const message = objectOf(text)
      if (message) take(message.type, message.data)
    },
    onLost: (code) => {
      rest()
      line.ended(code)
      options.onLost?.()
    },
  })

  return {
    connected: socket.connected,
    sendRow: ({ socketKey, row, caseId }) =>
      socket.send(JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args: [row, caseId] } })),
    onRow: rows.on,
    onCommon: common.on,
    close: () => {
      rest()
      socket.close()
    },
  }
}
