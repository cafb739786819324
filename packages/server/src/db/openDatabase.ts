import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Env } from '../env'
import { prepareDataDir } from '../secrets'
import { EXIT, StartupError } from '../startupError'
import type { Logger } from '../logger'
import { databaseOn, withConnection } from './database'
import type { OpenDatabase } from './database'
import type { EmbeddedDatabase } from './embedded'
import { startEmbedded } from './embedded'
import { scheduleUpkeep } from './upkeep'

const STATEMENT_MS = 10_000
const CONNECT_MS = 10_000
/**
 * PGlite is one session, and its socket server hands it the protocol's messages one by one: with two connections
 * the unnamed statement of one is executed by the other, which gets its rows (seen in migrate.test.ts). One
 * connection excludes that; statements queue in the pool instead of in the socket server.
 */
const EMBEDDED_POOL = 1
const POOL = 10

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
  close: () => Promise<void>,
): OpenDatabase {
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'))
  return {
    ...databaseOn(pool),
    pool,
    kind,
    unwatched,
    withClient: (work) => withConnection(pool, work),
    close: async () => {
      await pool.end()
      await close()
    },
  }
}

async function openPostgres(url: string, log: Logger): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    options: '-c timezone=Asia/Shanghai',
  })
  const database = finish(
    pool,
    'postgresql',
    log,
    (work) => work(),
    async () => undefined,
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
    onLost,
  })
  const pool = new pg.Pool({
    ...host.address,
    user: 'postgres',
    database: 'postgres',
    max: EMBEDDED_POOL,
    connectionTimeoutMillis: 30_000,
  })
  let stopUpkeep = () => undefined as void
  const database = finish(pool, 'embedded', log, host.unwatched, async () => {
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
  return env.databaseUrl ? openPostgres(env.databaseUrl, log) : openEmbedded(env, log, onLost)
}
