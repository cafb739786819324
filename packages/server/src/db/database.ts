import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { actor } from './acting'
import type { Fault } from './faults'
import { faultOf } from './faults'
import { requireOutside, runInside } from './insideTransaction'
import { wireTypes } from './typeParsers'

/** A row by name of its columns. */
export type StoredRow = Record<string, unknown>

/** Speaks to the database, on the pool or inside a transaction. Statements are drizzle's `sql`: values are always bound. */
export interface Executor {
  /** Rows with the columns' names in camelCase: `create_time` → `createTime`. */
  rows: <Row = StoredRow>(statement: SQL) => Promise<Row[]>
  /** The first of `rows`, if any. */
  row: <Row = StoredRow>(statement: SQL) => Promise<Row | undefined>
  /** Rows with the names the statement gives, for statements that alias every column themselves. */
  named: <Row = StoredRow>(statement: SQL) => Promise<Row[]>
  /** Runs a statement and gives the number of rows it touched. */
  run: (statement: SQL) => Promise<number>
  /** All or nothing. Inside a transaction the same transaction goes on. */
  transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
}

/** The pool: each statement takes a connection and gives it back. Not to be used inside a transaction. */
export interface Database extends Executor {
  readonly scope: 'pool'
}

/** The one connection of a running transaction. What it reads may never be committed: it belongs into no cache. */
export interface Transaction extends Executor {
  readonly scope: 'transaction'
}

/** The open database of a server. */
export interface OpenDatabase extends Database {
  pool: pg.Pool
  kind: 'embedded' | 'postgresql'
  /** Runs `work` on a connection of its own, e.g. for locks that belong to a session. */
  withClient: <Result>(work: (client: pg.PoolClient) => Promise<Result>) => Promise<Result>
  /** Runs statements that may take long (`VACUUM`, bulk loads) without the watchdog ending them. */
  unwatched: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Why the database cannot be used just now, as far as it is known; `undefined` while it can. */
  trouble: () => Fault | undefined
  close: () => Promise<void>
}

const dialect = new PgDialect()

/** `create_time` → `createTime`. */
export function camelCase(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function camelRows(result: pg.QueryResult<StoredRow>): StoredRow[] {
  const names = result.fields.map(({ name }) => [name, camelCase(name)] as const)
  return result.rows.map((row) => {
    const out: StoredRow = {}
    for (const [from, to] of names) out[to] = row[from]
    return out
  })
}

function over<Scope extends (Database | Transaction)['scope']>(
  scope: Scope,
  executor: Pick<pg.Pool | pg.PoolClient, 'query'>,
  transaction: Executor['transaction'],
): Executor & { readonly scope: Scope } {
  const query = async (statement: SQL) => {
    if (scope === 'pool') requireOutside('the pool')
    const { sql: text, params } = dialect.sqlToQuery(statement)
    return executor.query<StoredRow>({ text, values: params as unknown[], types: wireTypes })
  }
  return {
    scope,
    rows: async <Row>(statement: SQL) => camelRows(await query(statement)) as Row[],
    row: async <Row>(statement: SQL) => camelRows(await query(statement))[0] as Row | undefined,
    named: async <Row>(statement: SQL) => (await query(statement)).rows as Row[],
    run: async (statement) => (await query(statement)).rowCount ?? 0,
    transaction,
  }
}

/** A connection that is inside a transaction. */
function inTransaction(client: pg.PoolClient): Transaction {
  const tx: Transaction = over('transaction', client, (work) => work(tx))
  return tx
}

/**
 * Lends a connection of the pool. A connection that breaks between two statements says so by an event, which would
 * end the process if nobody heard it; the statement that follows then fails, and the connection is thrown away.
 * @throws Error inside a transaction
 */
export async function withConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  requireOutside('a connection of the pool')
  const client = await pool.connect()
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    return await work(client)
  } catch (error) {
    // A line that gave no answer may still give it: to the statement of somebody else.
    if (faultOf(error) === 'away') broken ??= error as Error
    throw error
  } finally {
    client.removeListener('error', onError)
    client.release(broken)
  }
}

/** Begins a transaction on the connection and ends it; one that cannot be rolled back is not used again. */
async function transact<Result>(
  client: pg.PoolClient,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  await client.query('BEGIN')
  try {
    // For this transaction alone: the next user of the connection is nobody.
    const by = actor()
    if (by) await client.query("SELECT set_config('lading.actor', $1, true)", [by])
    const result = await runInside(() => work(inTransaction(client)))
    await client.query('COMMIT')
    return result
  } catch (error) {
    // Nobody hears it at the end of a broken line; the database rolls back by itself.
    if (faultOf(error) === 'away') throw error
    await client.query('ROLLBACK').catch((second: Error) => client.emit('error', second))
    throw error
  }
}

/** The face of a pool that the server works with. */
export function databaseOn(pool: pg.Pool): Database {
  const transaction: Executor['transaction'] = (work) =>
    withConnection(pool, (client) => transact(client, work))
  const plain = over('pool', pool, transaction)
  // What an administrator changes is written down under a name that belongs to a transaction.
  const named =
    <Given>(one: (executor: Executor, statement: SQL) => Promise<Given>) =>
    (statement: SQL) =>
      actor() ? transaction((tx) => one(tx, statement)) : one(plain, statement)
  return {
    ...plain,
    rows: named((executor, statement) => executor.rows(statement)) as Executor['rows'],
    row: named((executor, statement) => executor.row(statement)) as Executor['row'],
    named: named((executor, statement) => executor.named(statement)) as Executor['named'],
    run: named((executor, statement) => executor.run(statement)),
  }
}
