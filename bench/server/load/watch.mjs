import { pg } from '../database.mjs'

const EVERY_MS = 250

/** The connections of a database but the one that asks: state, what it waits for, and since when it is so. */
const ACTIVITY = `
  SELECT coalesce(state, '') AS state, coalesce(wait_event_type, '') AS waits,
    extract(epoch FROM clock_timestamp() - state_change)::float8 AS seconds
  FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`

/**
 * Looks at `pg_stat_activity` four times a second.
 * @returns `end`, which gives the most connections seen in each state, and the longest that one stood idle in a
 *   transaction
 */
export async function watchConnections(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const most = {}
  const seen = { looks: 0, longestIdleInTransaction: 0, allIdleInTransaction: 0 }
  const note = (state, count) => (most[state] = Math.max(most[state] ?? 0, count))
  let over = false
  const looking = (async () => {
    while (!over) {
      const { rows } = await client.query(ACTIVITY)
      const of = (state) => rows.filter((row) => row.state === state)
      const idleInTransaction = of('idle in transaction')
      note('connections', rows.length)
      for (const state of ['active', 'idle', 'idle in transaction']) note(state, of(state).length)
      note('waiting for a lock', rows.filter((row) => row.state === 'active' && row.waits === 'Lock').length)
      seen.looks += 1
      if (rows.length > 1 && idleInTransaction.length === rows.length) seen.allIdleInTransaction += 1
      for (const { seconds } of idleInTransaction)
        seen.longestIdleInTransaction = Math.max(seen.longestIdleInTransaction, seconds)
      await new Promise((next) => setTimeout(next, EVERY_MS))
    }
  })()
  return {
    end: async () => {
      over = true
      await looking
      await client.end()
      return { most, ...seen }
    },
  }
}
