/** What the server tells its database process. */
export type ToHost = { type: 'ping' } | { type: 'close' } | { type: 'dump'; file: string }

/** Where the database process listens. */
export interface HostAddress {
  /** Folder of the Unix socket, or the loopback address. */
  host: string
  port: number
}

/** What the database process tells the server. */
export type FromHost =
  | { type: 'ready'; address: HostAddress; version: string }
  /** It did not open; `full`: because there is no room on the disk. */
  | { type: 'failed'; message: string; exitCode: number; full: boolean }
  /** The engine gave up in the middle of a statement: the process is of no use any more. */
  | { type: 'broken'; reason: string; full: boolean }
  /** It heard `close` and is at it. */
  | { type: 'closing' }
  | { type: 'pong' }
  | { type: 'dumped'; error?: string }

/** What the database process is started with (JSON, first argument). */
export interface HostOptions {
  dataDir: string
}
