import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database'
import { sharedCache } from '../db/sharedCache'
import type { ListSpec } from './listSpec'

const FRESH_MS = 5_000
const LIMIT = 2_000
/** Part of its rows that a long list's count may be off while others save (decision 17): one of a thousand. */
const SHARE = 1 / 1_000

/** How many rows lists have. */
export interface ListCounts {
  /**
   * The number of rows; for named lists (`counted`) kept a few seconds, since on 200,000 rows counting costs more than
   * the page. It is exact for who wrote, and for everybody until more than a thousandth of the rows was written.
   */
  total: (spec: Pick<ListSpec, 'from' | 'counted' | 'asker'>, where: SQL) => Promise<number>
  /** To be called after a write of some records of the name, with the user who wrote. */
  wrote: (name: string, records: number, by: string) => void
  /** To be called after a write of unknown size: counts of the name are taken anew. */
  forget: (name: string) => void
}

/** A count, and how many writes of the name were known when it began. */
interface Count {
  total: number
  writes: number
}

const dialect = new PgDialect()
const SEPARATOR = '\u0000'

/** The counts of a server. Callers who come while it is counted share the count; a write meanwhile ends that. */
export function createListCounts(db: Database): ListCounts {
  const kept = sharedCache<Count>(db, { freshMs: FRESH_MS, most: LIMIT })
  /** Records written, by name. */
  const writes = new Map<string, number>()
  /** The same at the last write of each user; of one that is no longer there, all counts are older than they are believed. */
  const own = new LRUCache<string, number>({ max: 10 * LIMIT, ttl: 2 * FRESH_MS })
  const ownKey = (name: string, user: string) => name + SEPARATOR + user

  const believes = (name: string, asker: string | undefined) => (count: Count) => {
    const since = (writes.get(name) ?? 0) - count.writes
    if (since === 0) return true
    const wroteItself = asker === undefined || (own.get(ownKey(name, asker)) ?? 0) > count.writes
    return !wroteItself && since <= count.total * SHARE
  }

  return {
    total: async ({ from, counted, asker }, where) => {
      const statement = sql`SELECT count(*)::int AS total FROM ${from} WHERE ${where}`
      const count = async (on: Database) => (await on.row<{ total: number }>(statement))?.total ?? 0
      if (!counted) return count(db)
      const { sql: text, params } = dialect.sqlToQuery(statement)
      const key = [counted, text, JSON.stringify(params)].join(SEPARATOR)
      const load = async (on: Database) => {
        const before = writes.get(counted) ?? 0
        return { total: await count(on), writes: before }
      }
      const believed = believes(counted, asker)
      const found = await kept.get(key, load, believed)
      // Begun by somebody else, before the asker wrote: the next one is begun after it.
      return (believed(found) ? found : await kept.get(key, load, believed)).total
    },
    wrote: (name, records, by) => {
      const sum = (writes.get(name) ?? 0) + records
      writes.set(name, sum)
      own.set(ownKey(name, by), sum)
    },
    forget: (name) => kept.forget((key) => key.startsWith(name + SEPARATOR)),
  }
}
