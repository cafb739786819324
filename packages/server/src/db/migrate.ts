import { createHash } from 'node:crypto'
import type { OpenDatabase } from './database'
import { unlimited } from './unlimited'
import { EXIT, StartupError } from '../startupError'

/** One step of the schema: forward only, never changed once released. */
export interface Migration {
  /** Unique over all modules, e.g. `sa_quotation_0001_create`. */
  id: string
  /** One or more PostgreSQL statements; they run in one transaction. */
  sql: string
}

/** Key of the advisory lock under which one server at a time migrates. */
const LOCK = 5_231_846_201

const checksum = (sql: string) => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')

/**
 * Runs what has not run yet, in the order given, each step in its own transaction, under one advisory lock.
 *
 * @returns ids of the steps that ran
 * @throws StartupError when an applied step was changed afterwards, an id is used twice or a step fails
 */
export async function migrate(database: OpenDatabase, migrations: readonly Migration[]): Promise<string[]> {
  const ids = new Set<string>()
  for (const { id } of migrations) {
    if (ids.has(id))
      throw new StartupError(
        `The migration "${id}" is given twice: give one of them another id.`,
        EXIT.database,
      )
    ids.add(id)
  }
  // Waiting for another server's migrations, or an index over millions of rows, takes longer than a statement may.
  return database.withClient((client) =>
    unlimited(client, async () => {
      try {
        await client.query('SELECT pg_advisory_lock($1)', [LOCK])
        await client.query(
          'CREATE TABLE IF NOT EXISTS sys_migration (id text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
        )
        const { rows } = await client.query<{ id: string; checksum: string }>(
          'SELECT id, checksum FROM sys_migration',
        )
        const applied = new Map(rows.map((row) => [row.id, row.checksum]))
        const ran: string[] = []
        for (const step of migrations) {
          const known = applied.get(step.id)
          if (known === checksum(step.sql)) continue
          if (known !== undefined)
            throw new StartupError(
              `The migration "${step.id}" was changed after it had run: restore its text and put the change into a new migration.`,
              EXIT.database,
            )
          try {
            await client.query('BEGIN')
            await client.query(step.sql)
            await client.query('INSERT INTO sys_migration (id, checksum) VALUES ($1, $2)', [
              step.id,
              checksum(step.sql),
            ])
            await client.query('COMMIT')
          } catch (error) {
            await client.query('ROLLBACK').catch(() => undefined)
            throw new StartupError(
              `The migration "${step.id}" failed (${error instanceof Error ? error.message : String(error)}): nothing of it was kept; correct it and start again.`,
              EXIT.database,
            )
          }
          ran.push(step.id)
        }
        return ran
      } finally {
        await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
      }
    }),
  )
}
