import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

const OTHER = 'https://other.test'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer([], {
    origins: [OTHER],
    gatewayUrl: 'https://gateway.test/api',
    staticUrl: 'https://static.test/files',
  })
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

it('lets the portal call a gateway, open its sockets, and show files of a static domain (spec 1 §7, §9)', async () => {
  const { body } = await server.anonymous.get('/sys/config')
  expect(body.result).toMatchObject({
    apiBase: 'https://gateway.test/api',
    staticDomain: 'https://static.test/files',
  })
  const { headers } = await server.app.inject({ url: '/healthz' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("connect-src 'self' https://gateway.test https://static.test wss://gateway.test;")
  expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/gateway\.test https:\/\/static\.test;/)
})

it('lets a page of another origin read the name of a file, and about how long it will be', async () => {
  const { headers } = await server.app.inject({ url: '/healthz', headers: { origin: OTHER } })
  expect(headers['access-control-expose-headers']).toBe(
    'content-disposition, x-estimated-length, retry-after',
  )
})
