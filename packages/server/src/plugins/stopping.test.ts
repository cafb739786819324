import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startTestServer } from '../testing/testServer'

it('a server that stops finishes a running call and does not wait for its kept connection', async () => {
  let finish = () => {}
  const running = new Promise<void>((resolve) => (finish = resolve))
  let begun = () => {}
  const reached = new Promise<void>((resolve) => (begun = resolve))
  const server = await startTestServer([
    {
      name: 'slow',
      routes: (app) =>
        void app.get('/slow', { config: { access: 'public' } }, async () => {
          begun()
          await running
          return 'done'
        }),
    },
  ])
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const answer = new Promise<string>((resolve, reject) => {
    const call = get(
      { port, path: `${server.env.apiBase}/slow`, agent },
      async (response: IncomingMessage) => {
        const [text] = await once(response, 'data')
        resolve(String(text))
      },
    )
    call.on('error', reject)
  })
  await reached
  const stopped = server.close().then(() => 'stopped')
  // The connections that are idle at the beginning are gone by then.
  await pause(500)
  finish()
  expect(await answer).toBe('done')
  expect(await Promise.race([stopped, pause(20_000, 'still waiting')])).toBe('stopped')
  agent.destroy()
})

it('a server that stops does not wait for a connection that was opened ahead and never used', async () => {
  const server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const ahead = connect(port, '127.0.0.1')
  await once(ahead, 'connect')
  await pause(100)
  const stopped = server.close().then(() => 'stopped')
  expect(await Promise.race([stopped, pause(20_000, 'still waiting')])).toBe('stopped')
  ahead.destroy()
})
