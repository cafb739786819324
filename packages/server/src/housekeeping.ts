import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from './module'
import { removeOldRuns } from './modules/monitor/jobRuns'

const HOURLY_MS = 3_600_000

/** A large file of which nothing arrived for so long is not gone on with. */
const PARTS_KEPT_MS = 24 * HOURLY_MS

/** Hourly: expired sessions, answers kept for repeated requests, old runs of jobs and parts of files that were given
 * up go. */
export function keepHouse(app: FastifyInstance, { db, sessions, parts, log }: Context): void {
  const clean = async () => {
    await sessions.removeExpired()
    await parts.removeStale(PARTS_KEPT_MS)
    await removeOldRuns(db)
    await db.run(sql`DELETE FROM sys_idempotency WHERE created_at < now() - interval '1 day'`)
    await db.run(
      sql`DELETE FROM sys_sequence WHERE name ~ ':[0-9]{8}$' AND right(name, 8) < to_char(now() - interval '8 days', 'YYYYMMDD')`,
    )
  }
  const timer = setInterval(() => {
    clean().catch((error: Error) => log.warn({ reason: error.message }, 'the hourly cleaning failed'))
  }, HOURLY_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
