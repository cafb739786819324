import { AsyncLocalStorage } from 'node:async_hooks'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/** The moment that demo data is played at; everything else runs by the clock of the machine. */
const played = new AsyncLocalStorage<number>()

/** The present, in milliseconds since 1970: for what a record says about itself, never for time-outs. */
export function clockNow(): number {
  return played.getStore() ?? Date.now()
}

/** The present in a statement. @param real what the database calls so @default sql`now()` */
export function sqlNow(real: SQL = sql`now()`): SQL {
  const at = played.getStore()
  return at === undefined ? real : sql`${new Date(at).toISOString()}::timestamptz`
}

/** Runs work as if it were that moment, in milliseconds: the demo is played as of days gone by. */
export function atTime<Result>(time: number, work: () => Promise<Result>): Promise<Result> {
  return played.run(time, work)
}
