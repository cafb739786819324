import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Cluster } from '../cluster/cluster'
import type { Database, OpenDatabase } from '../db/database'
import { within } from '../http/within'

/** A part that does not answer within this time is not ready. */
const ANSWER_MS = 1_000

/**
 * `/healthz`: the process lives. `/readyz`: everything that it needs answers too; else 503 with the names of the
 * parts that do not, e.g. `{ status: 'redis' }` or `{ status: 'database,redis' }`.
 */
export function answerHealth(
  app: FastifyInstance,
  db: Database & Partial<Pick<OpenDatabase, 'trouble'>>,
  cluster?: Pick<Cluster, 'answers'>,
): void {
  const config = { access: 'public' as const }
  const parts: Record<string, () => Promise<unknown>> = {
    database: async () => {
      const trouble = db.trouble?.()
      if (trouble) throw new Error(`the database is ${trouble}`)
      await db.run(sql`SELECT 1`)
    },
    ...(cluster ? { redis: cluster.answers } : {}),
  }
  app.get('/healthz', { config, schema: { hide: true } as object }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config, schema: { hide: true } as object }, async (request, reply) => {
    const missing = await Promise.all(
      Object.entries(parts).map(async ([name, ask]) => {
        try {
          await within(ANSWER_MS, ask(), `${name} did not answer`)
          return []
        } catch (error) {
          request.log.warn({ part: name, reason: (error as Error).message }, 'not ready')
          return [name]
        }
      }),
    )
    const status = missing.flat().join(',')
    return status ? reply.status(503).send({ status }) : { status: 'ok' }
  })
}
