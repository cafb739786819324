import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of the attacker's: whoever calls it was talked into it. */
export interface Canary {
  /** Addresses that were asked for. */
  calls: string[]
  port: number
  /** `http://127.0.0.1:<port>` */
  url: string
  close: () => void
}

/** Starts it. @param answer what it says @default nothing, with status 200 */
export async function startCanary(answer?: RequestListener): Promise<Canary> {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(request.url ?? '')
    if (answer) void answer(request, response)
    else response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { calls, port, url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
