import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database'

/** `/healthz`: the process lives. `/readyz`: the database answers too. */
export function answerHealth(app: FastifyInstance, db: Database): void {
  const config = { access: 'public' as const }
  app.get('/healthz', { config, schema: { hide: true } as object }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config, schema: { hide: true } as object }, async (_request, reply) => {
    try {
      await db.run(sql`SELECT 1`)
      return { status: 'ok' }
    } catch {
      return reply.status(503).send({ status: 'database' })
    }
  })
}
