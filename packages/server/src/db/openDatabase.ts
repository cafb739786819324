import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Env } from '../env'
import { prepareDataDir } from '../secrets'
import { EXIT, StartupError } from '../startupError'
import type { Logger } from '../logger'
import { databaseOn, withConnection } from './database'
import type { OpenDatabase } from './database'
import { watchLines } from './lineWatch'
import { PatientPool } from './patientPool'
import { WatchedClient } from './watchedClient'
import type { EmbeddedDatabase } from './embedded'
import { startEmbedded } from './embedded'
import { ROOM_NEEDED } from './room'
import { scheduleUpkeep } from './upkeep'

const STATEMENT_MS = 10_000
/** Longest wait for a free connection, while connections come back. */
const QUEUE_MS = 10_000
/** Longest wait for a new connection. */
const CONNECT_MS = 1_500
/**
 * A line that gave no answer for so long is dead, whatever `lineWatch` found out: the database itself ends a statement
 * sooner.
 */
const SILENCE_MS = 15_000
/** The database ends a transaction of which nothing was heard for so long: its locks hold up others. */
const IDLE_TRANSACTION_MS = 10_000
/** The embedded database works on one thing at a time: large saves of others are waited for. */
const EMBEDDED_QUEUE_MS = 30_000
/** Longest wait for the last statements at a stop. */
const LAST_STATEMENTS_MS = 1_000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
/**
 * PGlite is one session, and its socket server hands it the protocol's messages one by one: with two connections
 * the unnamed statement of one is executed by the other, which gets its rows (seen in migrate.test.ts). One
 * connection excludes that; statements queue in the pool instead of in the socket server.
 */
const EMBEDDED_POOL = 1

/** A client that asks for its address each time it connects: a database that was opened again may have another one. */
const clientOf = (more: () => pg.ClientConfig, Client = pg.Client) =>
  class extends Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...more() })
    }
  }

/** A text for the log that holds no password. */
function addressOnly(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname}:${port || 5432}${pathname}`
  } catch {
    return 'the given address'
  }
}

function finish(
  pool: pg.Pool,
  kind: OpenDatabase['kind'],
  log: Logger,
  unwatched: OpenDatabase['unwatched'],
  trouble: OpenDatabase['trouble'],
  close: () => Promise<void>,
): OpenDatabase {
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'))
  return {
    ...databaseOn(pool),
    pool,
    kind,
    unwatched,
    trouble,
    withClient: (work) => withConnection(pool, work),
    close: async () => {
      const ended = pool.end()
      // A connection whose statement never ends is not waited for: what it speaks to is closed next.
      await Promise.race([ended, pause(LAST_STATEMENTS_MS)])
      await close()
      if (kind === 'embedded') await ended
    },
  }
}

async function openPostgres(url: string, connections: number, log: Logger): Promise<OpenDatabase> {
  const line = { connectionString: url, keepAlive: true }
  const pool = new PatientPool({
    ...line,
    max: connections,
    connectionTimeoutMillis: QUEUE_MS,
    Client: clientOf(() => ({ connectionTimeoutMillis: CONNECT_MS }), WatchedClient),
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    query_timeout: SILENCE_MS,
    options: '-c timezone=Asia/Shanghai',
  })
  const watch = watchLines(pool, line, log)
  const database = finish(
    pool,
    'postgresql',
    log,
    (work) => work(),
    () => undefined,
    async () => watch.stop(),
  )
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await database.close()
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    throw new StartupError(
      `The database at ${addressOnly(url)} cannot be reached (${reason}): start it or correct DATABASE_URL; without DATABASE_URL the embedded database is used.`,
      EXIT.database,
    )
  }
  return database
}

async function openEmbedded(env: Env, log: Logger, onLost: (reason: string) => void): Promise<OpenDatabase> {
  prepareDataDir(env.dataDir)
  const backups = join(env.dataDir, 'backups')
  mkdirSync(backups, { recursive: true, mode: 0o700 })
  const host: EmbeddedDatabase = await startEmbedded(env.dataDir, {
    onRestart: (reason) => log.error({ reason }, 'the embedded database is opened again'),
    onFull: (reason) =>
      log.fatal(
        { reason, dataDir: env.dataDir, neededMB: ROOM_NEEDED / 1_048_576 },
        'the disk is full: the embedded database waits for room',
      ),
    onLost,
  })
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: EMBEDDED_POOL,
    connectionTimeoutMillis: EMBEDDED_QUEUE_MS,
    Client: clientOf(() => host.address),
  })
  let stopUpkeep = () => undefined as void
  const database = finish(pool, 'embedded', log, host.unwatched, host.trouble, async () => {
    stopUpkeep()
    await host.close()
  })
  stopUpkeep = scheduleUpkeep({ database, dump: host.dump, backups, log })
  return database
}

/**
 * Opens the database the settings ask for: PostgreSQL at `DATABASE_URL`, else the embedded one.
 * @param onLost called when the embedded database cannot be kept alive
 * @throws StartupError in one sentence when it cannot be opened
 */
export function openDatabase(
  env: Env,
  log: Logger,
  onLost: (reason: string) => void = () => undefined,
): Promise<OpenDatabase> {
  return env.databaseUrl
    ? openPostgres(env.databaseUrl, env.databasePool, log)
    : openEmbedded(env, log, onLost)
}
