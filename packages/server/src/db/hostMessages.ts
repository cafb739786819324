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
  | { type: 'failed'; message: string; exitCode: number }
  | { type: 'pong' }
  | { type: 'dumped'; error?: string }

/** What the database process is started with (JSON, first argument). */
export interface HostOptions {
  dataDir: string
}
