import { sql } from 'drizzle-orm'
import type { OpenDatabase } from './database'

/** So many new rows make what the planner knows of a table wrong enough to choose a slow way. */
const MANY = 5_000

const written = new WeakMap<OpenDatabase, Map<string, number>>()

/**
 * Notes rows that an import added, and from 5,000 on, however many calls they came in, refreshes what the planner
 * knows of the tables and marks their pages, without which counts and deep pages read every row. PostgreSQL's
 * autovacuum would come a minute later, the embedded database has none.
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
  for (const table of tables)
    await database.unwatched(() => database.run(sql`VACUUM (ANALYZE) ${sql.identifier(table)}`))
  return true
}
