import type { AddressInfo } from 'node:net'
import type { Env } from '../../env'
import { testOrderServer } from '../orderEntity'
import type { TestServer } from '../testServer'
import { startTestServer } from '../testServer'
import type { Canary } from './canary'
import { startCanary } from './canary'

/** A test server on a port of its own, and a server of the attacker's beside it. */
export interface Target {
  server: TestServer
  port: number
  /** Base of the calls: `http://127.0.0.1:40123/api`. */
  base: string
  trap: Canary
  close: () => Promise<void>
}

/** Starts both, with the orders of the tests. @param more settings, which may name the attacker's address */
export async function startTarget(more: (trap: Canary) => Partial<Env> = () => ({})): Promise<Target> {
  const trap = await startCanary()
  const server = await startTestServer([testOrderServer], { rateLimit: 1_000_000, ...more(trap) })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  return {
    server,
    port,
    base: `http://127.0.0.1:${port}${server.env.apiBase}`,
    trap,
    close: async () => {
      trap.close()
      await server.close()
    },
  }
}
