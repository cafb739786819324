import type { FastifyInstance } from 'fastify'

/** Milliseconds between two looks. */
const LOOK_MS = 100

/**
 * While the server stops, ends connections as soon as their last answer is out: kept alive by their clients, they would
 * hold it up as long as an idle connection may live.
 */
export function endKeptConnections(app: FastifyInstance): void {
  let looking: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    looking = setInterval(() => app.server.closeIdleConnections(), LOOK_MS)
  })
  app.addHook('onClose', async () => clearInterval(looking))
}
