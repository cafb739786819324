import { sql } from 'drizzle-orm'
import type { OpenDatabase } from './database'

/** So many new rows make what the planner knows of a table wrong enough to choose a slow way. */
const MANY = 5_000

const written = new WeakMap<OpenDatabase, Map<string, number>>()

/**
 * Notes rows that an import added, and from 5,000 on, however many calls they came in, refreshes what the planner
 * knows of the tables. The embedded database has no autovacuum: there the pages are marked as well, without which a
 * count reads every row.
 * @param tables the table of the records first, then those of their lines
 * @returns whether it was refreshed now
 */
export async function noteNewRows(
  database: OpenDatabase,
  tables: readonly string[],
  rows: number,
): Promise<boolean> {
  const counts = written.get(database) ?? new Map<string, number>()
  written.set(database, counts)
  const [name = ''] = tables
  const sum = (counts.get(name) ?? 0) + rows
  counts.set(name, sum < MANY ? sum : 0)
  if (sum < MANY) return false
  const refresh = database.kind === 'embedded' ? sql`VACUUM (ANALYZE)` : sql`ANALYZE`
  for (const table of tables)
    await database.unwatched(() => database.run(sql`${refresh} ${sql.identifier(table)}`))
  return true
}
