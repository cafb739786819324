import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../app'
import type { Cluster } from '../cluster/cluster'
import { redisCluster } from '../cluster/redisCluster'
import { createLogger } from '../logger'
import type { OidcServer } from '../testing/oidcServer'
import { startOidcServer } from '../testing/oidcServer'
import { hasRedis, startRedis } from '../testing/redisServer'
import type { Caller, TestServer } from '../testing/testServer'
import { callerOn, PASSWORD, startTestServer } from '../testing/testServer'
import { loginByProvider } from '../testing/thirdLogin'

/** Two apps on one database, each with its own connection to one Redis: a balancer sends each call to either. */
describe.skipIf(!hasRedis)('logins that begin at one process and end at another', () => {
  const log = createLogger('silent')
  let redis: Awaited<ReturnType<typeof startRedis>>
  let clusters: Cluster[]
  let oidc: OidcServer
  let server: TestServer
  let other: FastifyInstance
  let [a, b]: Caller[] = []

  beforeAll(async () => {
    redis = await startRedis()
    oidc = await startOidcServer()
    clusters = await Promise.all([redisCluster(redis.url, log), redisCluster(redis.url, log)])
    const { issuer, clientId, clientSecret } = oidc
    server = await startTestServer(
      [],
      { publicUrl: 'http://portal.test', oidc: { issuer, clientId, clientSecret, title: 'Staff id' } },
      clusters[0],
    )
    const sms = { send: async (mobile: string, text: string) => void server.texts.push({ mobile, text }) }
    other = await buildApp({ env: server.env, db: server.db, log, sms, cluster: clusters[1] })
    await other.ready()
    ;[a, b] = [server.anonymous, callerOn(other, server.env.apiBase)]
    await server.db.pool.query(`UPDATE sys_user SET phone = '13800000003' WHERE username = 'viewer'`)
  })
  afterAll(async () => {
    await other?.close()
    await server?.close()
    await Promise.all((clusters ?? []).map((cluster) => cluster.close()))
    await oidc?.close()
    await redis?.stop()
  })
  beforeEach(() => {
    oidc.fault = undefined
  })

  it('a provider: begun at one, back at the other, bound and entered in turn, each step once', async () => {
    oidc.person = { sub: 'person-1', preferred_username: 'viewer' }
    const back = await loginByProvider(server, { back: other })
    expect(back).toMatchObject({ path: '/pc/user/login', thirdType: 'oidc', thirdUser: expect.any(String) })
    const account = { thirdUserUuid: back.thirdUser, username: 'viewer', password: PASSWORD }
    const bound = await a!.send('POST', '/sys/thirdLogin/user/checkPassword', account)
    expect(bound.body).toMatchObject({ success: true })
    expect((await b!.send('POST', '/sys/thirdLogin/user/checkPassword', account)).body).toMatchObject({
      success: false,
      message: '校验失败',
    })
    const path = `/sys/thirdLogin/getLoginUser/${bound.body.result}/oidc`
    const entered = await Promise.all([a, b].map((caller) => caller!.get(path)))
    expect(entered.map(({ status }) => status).sort()).toEqual([200, 401])
    const { token } = entered.find(({ status }) => status === 200)!.body.result
    for (const app of [server.app, other]) {
      const { body } = await callerOn(app, server.env.apiBase, token).get('/sys/user/getUserInfo')
      expect(body.result.userInfo.username).toBe('viewer')
    }
  })

  it('a forgotten password: code from one, proven at the other, set at the first; once', async () => {
    const phone = '13800000003'
    await a!.send('POST', '/sys/sms', { mobile: phone, smsmode: '2' })
    const smscode = /\d{6}/.exec(server.texts.findLast((text) => text.mobile === phone)!.text)![0]
    const proven = await b!.send('POST', '/sys/user/phoneVerification', { phone, smscode })
    expect(proven.body.result).toMatchObject({ username: 'viewer' })
    const change = { ...proven.body.result, phone, password: 'quite another one' }
    const answers = await Promise.all(
      [a, b].map((caller) => caller!.send('POST', '/sys/user/passwordChange', change)),
    )
    expect(answers.filter(({ body }) => body.message === '密码重置完成！')).toHaveLength(1)
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    await server.login('viewer', 'quite another one')
  })

  it('a code on a screen: drawn at one, scanned at the other, read at the first', async () => {
    const screen = { 'user-agent': 'the screen' }
    const { qrcodeId } = (await a!.get('/sys/getLoginQrcode', screen)).body.result
    const sales = await server.login('sales')
    const scanned = await callerOn(other, server.env.apiBase, sales.token).send(
      'POST',
      '/sys/scanLoginQrcode',
      { qrcodeId },
    )
    expect(scanned.body.success).toBe(true)
    const ask = async (caller: Caller) =>
      (await caller.get(`/sys/getQrcodeToken?qrcodeId=${qrcodeId}`, screen)).body.result
    expect(await ask(a!)).toMatchObject({ success: true })
    expect(await ask(b!)).toEqual({ token: '-2' })
  })
})
