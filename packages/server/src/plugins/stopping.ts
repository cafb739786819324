import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds between two looks. */
const LOOK_MS = 100

/**
 * While the server stops, ends connections as soon as their last answer is out: kept alive by their clients, they would
 * hold it up as long as an idle connection may live. So would those that browsers open ahead and have not used yet:
 * Node counts them as busy until their first request.
 */
export function endKeptConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const look = () => {
    app.server.closeIdleConnections()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
  let looking: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    looking = setInterval(look, LOOK_MS)
  })
  app.addHook('onClose', async () => clearInterval(looking))
}
