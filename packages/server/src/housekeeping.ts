import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from './module'

const HOURLY_MS = 3_600_000

/** Hourly: expired sessions and the answers kept for repeated requests go. */
export function keepHouse(app: FastifyInstance, { db, sessions, log }: Context): void {
  const clean = async () => {
    await sessions.removeExpired()
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
