import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client'
import { ask, clientOf, tryLogin } from '../testing/client'
import { freshDataDir } from '../testing/freshDataDir'
import { freshDatabase } from '../testing/freshDatabase'
import type { TestRedis } from '../testing/redisServer'
import { hasRedis, startRedis } from '../testing/redisServer'
import type { ServerProcess } from '../testing/serverProcess'
import { mustStart } from '../testing/serverProcess'

const database = process.env.TEST_DATABASE_URL
const TOLD = '登录服务暂时不可用（缓存服务无法连接），请稍后重试'
const TOLD_EN = 'Logins are not possible at the moment (Redis cannot be reached): try again in a moment'

describe.skipIf(!database || !hasRedis)('a Redis that is away', () => {
  const dir = freshDataDir()
  let redis: TestRedis
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  let server: ServerProcess
  let sales: Client
  beforeAll(async () => {
    redis = await startRedis()
    fresh = await freshDatabase(database!)
    server = await mustStart({
      DATA_DIR: dir,
      DATABASE_URL: fresh.url,
      REDIS_URL: redis.url,
      LOG_LEVEL: 'warn',
    })
    sales = await clientOf(server.api)
  }, 60_000)
  afterAll(async () => {
    redis?.resume()
    await server?.stop()
    await redis?.stop()
    await fresh?.drop()
    rmSync(dir, { recursive: true, force: true })
  })

  const readiness = () => ask(server.api.replace('/api', '/readyz'))

  it.each([
    ['ended', () => redis.stop(), async () => (redis = await startRedis(redis.port))],
    ['silent', async () => redis.pause(), async () => redis.resume()],
  ])(
    'is told within a second, harms no open session, and is used again when it is back: %s',
    async (_how, leave, comeBack) => {
      const before = server.log().length
      await leave()
      const login = await tryLogin(server.api)
      expect([login.status, login.body.message, login.retryAfter]).toEqual([503, TOLD, '5'])
      expect(login.took).toBeLessThan(3_000)
      const captcha = await ask(`${server.api}/sys/randomImage/2`, undefined, { 'accept-language': 'en' })
      expect([captcha.status, captcha.body.message]).toEqual([503, TOLD_EN])
      expect(captcha.took).toBeLessThan(3_000)
      const ready = await readiness()
      expect([ready.status, ready.body]).toEqual([503, { status: 'redis' }])
      for (let tries = 0; tries < 3; tries += 1) {
        const list = await sales.call('/sales/tsOrder/list')
        expect([list.status, list.body.success]).toEqual([200, true])
        expect(list.took).toBeLessThan(3_000)
      }
      expect(server.log().slice(before)).toContain('a part outside of the server failed a request')

      await comeBack()
      await expect
        .poll(async () => (await tryLogin(server.api)).body.success, { timeout: 15_000, interval: 200 })
        .toBe(true)
      await expect.poll(async () => (await readiness()).status, { timeout: 5_000 }).toBe(200)
    },
    30_000,
  )
})
