import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { sharedCache } from '../db/sharedCache'
import type { ListSpec } from './listSpec'

const FRESH_MS = 5_000
const MOST = 2_000

/** How many rows lists have. */
export interface ListCounts {
  /**
   * The number of rows; for named lists (`counted`) kept a few seconds, since on 200,000 rows counting costs more than
   * the page.
   */
  total: (spec: Pick<ListSpec, 'from' | 'counted'>, where: SQL) => Promise<number>
  /** To be called after a write: counts of the name are taken anew. */
  forget: (name: string) => void
}

const dialect = new PgDialect()
const SEPARATOR = '\u0000'

/** The counts of a server. Callers who come while it is counted share the count; a write meanwhile ends that. */
export function createListCounts(db: Database): ListCounts {
  const kept = sharedCache<number>(db, { freshMs: FRESH_MS, most: MOST })
  return {
    total: ({ from, counted }, where) => {
      const statement = sql`SELECT count(*)::int AS total FROM ${from} WHERE ${where}`
      const count = async (on: Database) => (await on.row<{ total: number }>(statement))?.total ?? 0
      if (!counted) return count(db)
      const { sql: text, params } = dialect.sqlToQuery(statement)
      return kept.get([counted, text, JSON.stringify(params)].join(SEPARATOR), count)
    },
    forget: (name) => kept.forget((key) => key.startsWith(name + SEPARATOR)),
  }
}
