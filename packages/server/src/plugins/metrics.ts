import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isSameSecret } from '../auth/sameSecret'
import type { OpenDatabase } from '../db/database'
import type { Env } from '../env'
import { notFound } from '../http/failures'
import type { Hub } from '../realtime/hub'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Only the bearer of the token reads the figures; without a token there are none to read. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  return !!token && isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)
}

/**
 * `/metrics` in the format of Prometheus: calls by route, sockets, database connections, process. Routes are named
 * by their pattern, so no value of a caller becomes a label.
 */
export function answerMetrics(app: FastifyInstance, env: Env, db: OpenDatabase, hub: Hub): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const calls = new Histogram({
    name: 'lading_http_request_seconds',
    help: 'Time to answer a call',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  })
  new Gauge({
    name: 'lading_sockets',
    help: 'Open sockets of this process',
    registers: [register],
    collect() {
      this.set(hub.size())
    },
  })
  new Gauge({
    name: 'lading_database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { totalCount, idleCount, waitingCount } = db.pool
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    calls.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      },
      reply.elapsedTime / 1_000,
    )
  })
  app.get(
    '/metrics',
    { config: { access: 'public' }, schema: { hide: true } as object },
    async (request, reply) => {
      if (!mayRead(request, env.metricsToken)) throw notFound()
      return reply.type(register.contentType).send(await register.metrics())
    },
  )
  app.addHook('onClose', async () => register.clear())
}
