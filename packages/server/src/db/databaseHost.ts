import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { EXIT, StartupError } from '../startupError'
import { watchEngine } from './brokenEngine'
import { takeDataLock } from './dataLock'
import { endWithParent } from './endWithParent'
import type { FromHost, HostAddress, HostOptions, ToHost } from './hostMessages'
import { isFull, ROOM_NEEDED } from './room'
import { openDurable, SyncNodeFS } from './syncNodeFs'

/**
 * Entry of the database process: PGlite with durable commits behind a local socket, so that the server always
 * speaks PostgreSQL's protocol and a long query never blocks its event loop (security.md §4.4).
 * The process ends with its parent, whatever its main thread does.
 */

/** Major version of the PostgreSQL inside the pinned PGlite. */
const MAJOR = '18'
/** A Unix socket's path may hold about 100 bytes. */
const MAX_SOCKET_PATH_LENGTH = 100
const CONNECTIONS = 16
/** The server ends a process that told it that it is broken; one that does not ends itself. */
const LAST_WORDS_MS = 1_000

// A server that has died hears nothing; this process then ends by itself.
const tell = (message: FromHost) => process.send?.(message, undefined, undefined, () => undefined)

function checkVersion(dir: string): void {
  const version = readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim()
  if (version !== MAJOR)
    throw new StartupError(
      `The data folder "${dir}" was written by PostgreSQL ${version}, this release holds ${MAJOR}: restore a dump of it made by the older release, or set DATA_DIR to a new folder.`,
      EXIT.database,
    )
}

/** Opens the files; a first start fills a folder aside and renames it, so that a killed first start leaves no half database. */
async function open(dataDir: string): Promise<{ pg: PGlite; fs: SyncNodeFS }> {
  const dir = join(dataDir, 'pg')
  if (!existsSync(join(dir, 'PG_VERSION'))) {
    const fresh = join(dataDir, 'pg.new')
    rmSync(fresh, { recursive: true, force: true })
    mkdirSync(fresh, { recursive: true, mode: 0o700 })
    await (await openDurable(fresh)).close()
    rmSync(dir, { recursive: true, force: true })
    renameSync(fresh, dir)
  }
  checkVersion(dir)
  const fs = new SyncNodeFS(dir)
  return { pg: await openDurable(dir, fs), fs }
}

/**
 * An engine that gives up can do nothing more: the server is told, and this process ends. What was acknowledged is in
 * the log and is there again when the folder is opened.
 */
function endWhenBroken(pg: PGlite, isDiskFull: () => boolean): void {
  watchEngine(pg, (reason) => {
    tell({ type: 'broken', reason, full: isDiskFull() })
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), LAST_WORDS_MS)
  })
}

function chooseAddress(dataDir: string): { path?: string; host?: string; port: number } {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: 0 }
  const near = join(resolve(dataDir), '.s.PGSQL.5432')
  if (Buffer.byteLength(near) <= MAX_SOCKET_PATH_LENGTH) return { path: near, port: 5432 }
  return { path: join(mkdtempSync(join(tmpdir(), 'lading-')), '.s.PGSQL.5432'), port: 5432 }
}

async function serve(
  pg: PGlite,
  dataDir: string,
): Promise<{ server: PGLiteSocketServer; address: HostAddress }> {
  const { path, host, port } = chooseAddress(dataDir)
  if (path) rmSync(path, { force: true })
  const server = new PGLiteSocketServer(
    path
      ? { db: pg, path, maxConnections: CONNECTIONS }
      : { db: pg, host, port, maxConnections: CONNECTIONS },
  )
  await server.start()
  if (path) return { server, address: { host: path.slice(0, path.lastIndexOf('/')), port } }
  const [, listening] = server.getServerConn().split(':')
  return { server, address: { host: '127.0.0.1', port: Number(listening) } }
}

async function dump(pg: PGlite, file: string): Promise<void> {
  const blob = await pg.dumpDataDir('gzip')
  const part = `${file}.part`
  try {
    writeFileSync(part, Buffer.from(await blob.arrayBuffer()), { mode: 0o600 })
    renameSync(part, file)
  } catch (error) {
    // Half a dump on a full disk would take the last of its room.
    rmSync(part, { force: true })
    throw error
  }
}

async function main(): Promise<void> {
  // A Ctrl-C reaches the whole group: the server closes this process itself, after its last query.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  endWithParent()
  const { dataDir } = JSON.parse(process.argv[2] ?? '{}') as HostOptions
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const release = await takeDataLock(join(dataDir, 'pg.lock'), process.ppid)
  // Opening may write a part of its log anew: without room it would end in the middle.
  if (isFull(dataDir)) throw new Error('the disk is full')
  const { pg, fs } = await open(dataDir)
  endWhenBroken(pg, () => fs.full || isFull(dataDir))
  await pg.exec("SET TIME ZONE 'Asia/Shanghai'")
  const { server, address } = await serve(pg, dataDir)
  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    tell({ type: 'closing' })
    await server.stop().catch(() => undefined)
    await pg.exec('CHECKPOINT').catch(() => undefined)
    await pg.close().catch(() => undefined)
    release()
    process.exit(0)
  }
  process.on('disconnect', () => void close())
  process.on('message', (message: ToHost) => {
    if (message.type === 'ping') tell({ type: 'pong' })
    if (message.type === 'close') void close()
    if (message.type === 'dump')
      dump(pg, message.file).then(
        () => tell({ type: 'dumped' }),
        (error: unknown) => tell({ type: 'dumped', error: String(error) }),
      )
  })
  const version = await pg.query<{ server_version: string }>('SHOW server_version')
  tell({ type: 'ready', address, version: version.rows[0]?.server_version ?? '' })
  // The server died while the files were opened.
  if (!process.connected) await close()
}

main().catch((error: unknown) => {
  const known = error instanceof StartupError
  const { dataDir } = JSON.parse(process.argv[2] ?? '{}') as HostOptions
  const full = !known && isFull(dataDir)
  const message = known
    ? error.message
    : full
      ? `The disk of the data folder "${dataDir}" is full: make room (at least ${ROOM_NEEDED / 1_048_576} MB) and start again.`
      : `The embedded database did not open (${error instanceof Error ? error.message : String(error)}): restore the newest file of the backups folder, or set DATA_DIR to a new folder.`
  tell({ type: 'failed', message, exitCode: known ? error.exitCode : EXIT.database, full })
  process.exitCode = 1
  process.disconnect?.()
})
