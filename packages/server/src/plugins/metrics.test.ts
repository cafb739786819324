import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

const BEARER = { authorization: 'Bearer a-long-metrics-token' }
let open: TestServer
let guarded: TestServer
beforeAll(async () => {
  open = await startTestServer()
  guarded = await startTestServer([], { metricsToken: 'a-long-metrics-token' })
})
afterAll(async () => {
  await open.close()
  await guarded.close()
})

describe('/metrics', () => {
  it('tells of calls by their pattern, and nothing that a caller wrote', async () => {
    await guarded.anonymous.get('/sys/randomImage/secret-key-of-a-caller')
    const { statusCode, body } = await guarded.app.inject({ url: '/metrics', headers: BEARER })
    expect(statusCode).toBe(200)
    expect(body).toMatch(
      /lading_http_request_seconds_count\{method="GET",route="\/api\/sys\/randomImage\/:key",status="2xx"\} 1/,
    )
    expect(body).toContain('lading_sockets 0')
    expect(body).toContain('lading_database_connections{state="waiting"} 0')
    expect(body).toContain('process_resident_memory_bytes')
    expect(body).not.toContain('secret-key-of-a-caller')
  })

  it('is not there without a token in the settings, not even for this machine', async () => {
    expect((await open.app.inject('/metrics')).statusCode).toBe(404)
    expect((await open.app.inject({ url: '/metrics', headers: BEARER })).statusCode).toBe(404)
  })

  it('with a token is for its bearer only, from anywhere', async () => {
    const ask = (authorization?: string) =>
      guarded.app.inject({
        url: '/metrics',
        remoteAddress: '10.1.2.3',
        headers: authorization ? { authorization } : {},
      })
    expect((await ask()).statusCode).toBe(404)
    expect((await ask('Bearer wrong')).statusCode).toBe(404)
    expect((await guarded.app.inject('/metrics')).statusCode).toBe(404)
    expect((await ask('Bearer a-long-metrics-token')).statusCode).toBe(200)
  })
})
