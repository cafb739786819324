import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '../db/database'
import { databaseOn } from '../db/database'
import type { Env } from '../env'
import { Failure } from '../http/failures'
import { said } from '../http/language'
import type { DataSourcePlace } from './dataSource'

/** Connections to one data source; longest wait for one; how long one is kept that nobody uses, in milliseconds. */
const CONNECTIONS = 3
const CONNECT_MS = 4_000
const IDLE_MS = 30_000
/** The other database ends a statement by then, or a wait for a lock. */
const STATEMENT_MS = 20_000
const LOCK_MS = 3_000
/** An answer that takes longer than the statement may is lost. */
const SILENCE_MS = STATEMENT_MS + 5_000

/** A connection to another database. */
export interface SourceConnection {
  db: Database
  close: () => Promise<void>
}

/** @throws Failure for a place that the setting does not name */
export function requireAllowed(
  { dataSourceHosts }: Pick<Env, 'dataSourceHosts'>,
  place: DataSourcePlace,
): void {
  const address = `${place.host}:${place.port}`.toLowerCase()
  if (dataSourceHosts.includes(address)) return
  throw new Failure(
    said(
      `不允许连接“${address}”：请运维人员加入 DATA_SOURCE_HOSTS`,
      `"${address}" may not be connected to: ask the operator to name it in DATA_SOURCE_HOSTS`,
    ),
  )
}

/**
 * The data rules of a Lading database hold by its server alone; read past the server it would show everybody's records.
 * @throws Failure for such a database: this server's own, a copy of it, or that of another server
 */
async function requireForeign(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_catalog.pg_class WHERE relname IN ('sys_data_source', 'sys_permission_data_rule') AND relkind = 'r'`,
  )
  if (rowCount)
    throw new Failure(
      said(
        '这是本系统的数据库，不能作为数据源：请直接按业务单据制作报表',
        'This is a database of the portal itself: make reports from its records instead',
      ),
    )
}

/** Opens connections to a place that is allowed, to read only. @param password in the clear */
export function connectSource(place: DataSourcePlace, password: string): SourceConnection {
  const { host, port, databaseName, username, tls } = place
  const pool = new pg.Pool({
    host,
    port,
    database: databaseName,
    user: username,
    password,
    // Whatever the environment says: what an administrator chose holds.
    ssl: tls === 'none' ? false : { rejectUnauthorized: tls === 'verify' },
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
    query_timeout: SILENCE_MS,
    application_name: 'lading-reports',
    options: `-c default_transaction_read_only=on -c statement_timeout=${STATEMENT_MS} -c lock_timeout=${LOCK_MS} -c idle_in_transaction_session_timeout=${STATEMENT_MS} -c timezone=Asia/Shanghai`,
    // Of each new connection: behind a name there may be another database tomorrow.
    verify: (client: pg.Client, done: (error?: Error) => void) => {
      requireForeign(client).then(() => done(), done)
    },
  } as pg.PoolConfig)
  // A connection that breaks while nobody uses it is thrown away; the next one tells what is wrong.
  pool.on('error', () => undefined)
  return { db: databaseOn(pool), close: () => pool.end() }
}

const REASONS: [test: RegExp, said: { zh: string; en: string }][] = [
  [/^28/, { zh: '用户名或密码不正确', en: 'the account or its password is not accepted' }],
  [/^3D000/, { zh: '没有这个数据库', en: 'there is no such database' }],
  [/^42501/, { zh: '该账号没有读取权限', en: 'the account may not read it' }],
  [
    /^42(P01|703)/,
    {
      zh: '表或列已不存在，请重新选择表',
      en: 'a table or column is there no more: choose the tables anew',
    },
  ],
  [/^(57014|55P03)|timeout/i, { zh: '查询时间过长', en: 'it takes too long' }],
  [/^(25006)/, { zh: '只允许读取', en: 'only reading is allowed' }],
  [/CERT|SSL|TLS|SELF_SIGNED/i, { zh: 'TLS 连接失败', en: 'no TLS connection comes about' }],
  [/^(ECONN|EHOST|ENET|ENOTFOUND|EAI)|terminated/, { zh: '连接不上', en: 'it cannot be reached' }],
]

/** What went wrong with another database, in words that hold no text of it. */
export function sourceFault(error: unknown): { zh: string; en: string } {
  const { code = '', message = '' } = error as NodeJS.ErrnoException
  const found = REASONS.find(([test]) => test.test(String(code)) || test.test(message))
  return found?.[1] ?? { zh: '无法读取', en: 'it cannot be read' }
}

/** What is wrong with a connection that one has just made. @returns nothing when it can be read */
export async function tryConnection({ db }: SourceConnection): Promise<string | undefined> {
  try {
    await db.rows(sql`SELECT 1`)
    return undefined
  } catch (error) {
    if (error instanceof Failure) return error.message
    const { zh, en } = sourceFault(error)
    return said(zh, en)
  }
}
