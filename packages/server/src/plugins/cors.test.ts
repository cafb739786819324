import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

const OTHER = 'https://other.test'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer([], { origins: [OTHER] })
})
afterAll(() => server.close())

/** What a browser asks before it sends a call with a session from another page. */
const preflight = (origin: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: `${server.env.apiBase}/sys/user/list`,
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-access-token',
    },
  })

it('starts with other origins, and answers their browsers without a session', async () => {
  const { statusCode, headers } = await preflight(OTHER)
  expect(statusCode).toBe(204)
  expect(headers['access-control-allow-origin']).toBe(OTHER)
})

it('gives no leave to an origin that is not named', async () => {
  const { headers } = await preflight('https://evil.test')
  expect(headers['access-control-allow-origin']).toBeUndefined()
})
