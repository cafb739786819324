import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

const LIMIT = 30
let server: TestServer
beforeAll(async () => {
  server = await startTestServer([], { rateLimit: LIMIT })
})
afterAll(() => server.close())

describe('headers', () => {
  it.each([
    ['/api/sys/config', 200],
    ['/api/sys/user/list', 401],
    ['/api/sys/randomImage/1', 200],
    ['/no/such/page', 404],
    ['/healthz', 200],
    ['/readyz', 200],
  ])('protect the answer of %s (%d)', async (url, status) => {
    const { statusCode, headers } = await server.app.inject({ url })
    expect(statusCode).toBe(status)
    expect(headers['content-security-policy']).toContain("default-src 'self';script-src 'self'")
    expect(headers['content-security-policy']).toContain("connect-src 'self';")
    expect(headers['content-security-policy']).toContain("object-src 'none';base-uri 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  it.each(['/api/sys/user/list', '/api/sys/config'])('let nothing of %s be kept', async (url) =>
    expect((await server.app.inject({ url })).headers['cache-control']).toBe('no-store'),
  )
})

describe('the rate of calls', () => {
  it('is limited for each user, with the envelope and the time to wait; others go on', async () => {
    const [sales, viewer] = [await server.login('sales'), await server.login('viewer')]
    const replies = []
    for (let at = 0; at <= LIMIT; at += 1) replies.push(await sales.get('/sys/user/getUserInfo'))
    expect(replies.slice(0, LIMIT).every(({ status }) => status === 200)).toBe(true)
    const refused = replies.at(-1)!
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({ success: false, code: 429, result: null })
    expect(refused.body.message).toContain('请求过于频繁，请稍后重试')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await viewer.get('/sys/user/getUserInfo')).status).toBe(200)
  })

  it.each([
    ['without a session', '203.0.113.1', {}],
    ['with forged tokens', '203.0.113.2', { 'x-access-token': 'f'.repeat(43) }],
  ])('is limited for an address that calls %s; users at the same address go on', async (_, ip, headers) => {
    const ask = async (more: Record<string, string>) => {
      const { statusCode, headers: sent } = await server.app.inject({
        url: '/api/sys/user/list',
        remoteAddress: ip,
        headers: more,
      })
      return { statusCode, wait: Number(sent['retry-after']) }
    }
    const admin = await server.login('admin')
    const most = LIMIT * 2.5
    const replies = []
    for (let at = 0; at < most + 5; at += 1) replies.push(await ask(headers))
    expect(replies.slice(0, most).every(({ statusCode }) => statusCode === 401)).toBe(true)
    expect(replies.slice(most).every(({ statusCode, wait }) => statusCode === 429 && wait > 0)).toBe(true)
    expect((await ask({ 'x-access-token': admin.token! })).statusCode).toBe(200)
    expect((await server.app.inject({ url: '/healthz', remoteAddress: ip })).statusCode).toBe(200)
  })

  it('counts calls that are refused for their rights or their form', async () => {
    const viewer = await server.login('viewer')
    const statuses = []
    for (let at = 0; at <= LIMIT; at += 1) {
      const { status } = await viewer.get(at % 2 ? '/sys/quartzJob/list' : '/sys/checkRule/checkByCode')
      statuses.push(status)
    }
    expect(new Set(statuses)).toEqual(new Set([400, 403, 429]))
    expect(statuses.at(-1)).toBe(429)
  })

  it('never holds back what the portal is made of; its pages count', async () => {
    const ask = (url: string) => server.app.inject({ url, remoteAddress: '203.0.113.4' })
    const statuses = async (url: string) => {
      const found = []
      for (let at = 0; at < LIMIT * 2.5 + 5; at += 1) found.push((await ask(url)).statusCode)
      return [...new Set(found)]
    }
    // This server has no portal: what matters is that none of them is refused.
    expect(await statuses('/pc/assets/index-1a2b.js')).toEqual([404])
    expect(await statuses('/pc/sales/quotation')).toEqual([404, 429])
  })

  it('never holds the health checks back', async () => {
    for (let at = 0; at < LIMIT * 3; at += 1)
      expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  })
})
