import { CODE } from '@lading/core/envelope'
import type { TOTP } from 'otpauth'
import { URI } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { CasServer } from '../testing/casServer'
import { startCasServer } from '../testing/casServer'
import type { OidcServer } from '../testing/oidcServer'
import { startOidcServer } from '../testing/oidcServer'
import type { Caller, TestServer } from '../testing/testServer'
import { callerOn, CAPTCHA, PASSWORD, startTestServer } from '../testing/testServer'
import { loginByProvider } from '../testing/thirdLogin'

const PUBLIC = 'http://portal.test'
const PHONE = '13800000001'
let server: TestServer
let cas: CasServer
let oidc: OidcServer
let sales: Caller
let totp: TOTP
let recovery: string[]
let clock = Date.now()

beforeAll(async () => {
  cas = await startCasServer()
  oidc = await startOidcServer()
  const { issuer, clientId, clientSecret } = oidc
  server = await startTestServer([], {
    publicUrl: PUBLIC,
    casUrl: cas.url,
    oidc: { issuer, clientId, clientSecret, title: 'Staff id' },
    factorRoles: ['finance'],
  })
  await server.db.pool.query(`UPDATE sys_user SET phone = '${PHONE}' WHERE username = 'sales'`)
  sales = await server.login('sales')
})
afterAll(async () => {
  await server.close()
  await cas.close()
  await oidc.close()
})
// Codes belong to moments: each test goes on later than the one before, without waiting.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 3_600_000))
})
afterEach(() => vi.useRealTimers())

/** The code of the next half minute. */
function nextCode(of = totp): string {
  vi.setSystemTime((clock += 30_000))
  return of.generate({ timestamp: clock })
}
const post = async (path: string, body?: object) => (await server.anonymous.send('POST', path, body)).body
const begin = async (caller: Caller) =>
  (await caller.send('POST', '/sys/secondFactor/begin', { password: PASSWORD })).body
let tries = 0
/** Each try comes from an address of its own: those of one are counted. */
const enter = async (ticket: string, code: string) => {
  const reply = await server.app.inject({
    method: 'POST',
    url: `${server.env.apiBase}/sys/secondFactor/login`,
    payload: { ticket, code },
    remoteAddress: `10.2.0.${(tries += 1)}`,
  })
  return reply.json()
}
const mobileLogin = (username = 'sales') => post('/sys/mLogin', { username, password: PASSWORD })
const ticketOf = async (username?: string) => (await mobileLogin(username)).result.ticket as string

it('asks for the password, and holds once a code of the app was confirmed', async () => {
  const wrong = await sales.send('POST', '/sys/secondFactor/begin', { password: 'wrong one' })
  expect(wrong.body).toMatchObject({ success: false, message: '用户名或密码错误' })
  const begun = await begin(sales)
  totp = URI.parse(begun.result.uri) as TOTP
  expect(totp).toMatchObject({ issuer: 'Lading', label: 'sales', algorithm: 'SHA1', digits: 6, period: 30 })
  expect(totp.secret.base32).toBe(begun.result.secret)
  // Not yet: who does not get as far as the code is not shut out.
  expect(await mobileLogin()).toMatchObject({ code: CODE.ok })
  const confirm = (code: string) => sales.send('POST', '/sys/secondFactor/confirm', { code })
  expect((await confirm('000000')).body).toMatchObject({ success: false, message: '动态验证码错误' })
  recovery = (await confirm(nextCode())).body.result.recovery
  expect(new Set(recovery).size).toBe(10)
  expect((await sales.get('/sys/secondFactor/mine')).body.result).toEqual({
    on: true,
    required: false,
    recoveryLeft: 10,
  })
  expect((await begin(sales)).message).toBe('已开启两步验证')
})

it('keeps neither the secret nor the codes as they are', async () => {
  const { rows } = await server.db.pool.query('SELECT * FROM sys_user_factor')
  const stored = JSON.stringify(rows)
  expect(rows).toHaveLength(1)
  expect(stored).not.toContain(totp.secret.base32)
  for (const code of recovery) expect(stored).not.toContain(code)
})

it('is asked for by every way in, and no way gives a session without it', async () => {
  await server.anonymous.get('/sys/randomImage/key')
  oidc.person = { sub: 'person-1' }
  await server.db.pool.query(
    `INSERT INTO sys_third_account (id, sys_user_id, third_type, third_user_uuid)
     SELECT 'third-1', id, 'oidc', 'person-1' FROM sys_user WHERE username = 'sales'`,
  )
  const service = `${PUBLIC}/pc/user/login`
  const { thirdLogin } = await loginByProvider(server)
  await post('/sys/sms', { mobile: PHONE, smsmode: '0' })
  const sms = /\d{6}/.exec(server.texts.at(-1)!.text)![0]
  const { qrcodeId } = (await server.anonymous.get('/sys/getLoginQrcode')).body.result
  await sales.send('POST', '/sys/scanLoginQrcode', { qrcodeId })
  const ways = {
    password: await post('/sys/login', {
      username: 'sales',
      password: PASSWORD,
      captcha: CAPTCHA,
      checkKey: 'key',
    }),
    mobile: await mobileLogin(),
    phone: await post('/sys/phoneLogin', { mobile: PHONE, captcha: sms }),
    cas: await post(
      `/sys/cas/client/validateLogin?ticket=${cas.ticket('sales', service)}&service=${encodeURIComponent(service)}`,
    ),
    third: (await server.anonymous.get(`/sys/thirdLogin/getLoginUser/${thirdLogin}/oidc`)).body,
    screen: (await server.anonymous.get(`/sys/getQrcodeToken?qrcodeId=${qrcodeId}`)).body,
  }
  for (const [way, body] of Object.entries(ways))
    expect(body, way).toMatchObject({
      success: false,
      code: CODE.secondFactor,
      message: '请输入动态验证码',
      result: { ticket: expect.any(String) },
    })
  const entered = await enter(ways.cas.result.ticket, nextCode())
  expect(entered).toMatchObject({ code: CODE.ok, result: { userInfo: { username: 'sales' } } })
  const caller = callerOn(server.app, server.env.apiBase, entered.result.token)
  expect((await caller.get('/sys/user/getUserInfo')).status).toBe(200)
})

it('takes a code once, also of two that come at the same time, and a ticket once', async () => {
  const [first, second] = [await ticketOf(), await ticketOf()]
  const code = nextCode()
  const both = await Promise.all([enter(first, code), enter(second, code)])
  expect(both.map((body) => body.code).sort()).toEqual([CODE.ok, CODE.business])
  const unused = both[0].success ? second : first
  expect(await enter(unused, code)).toMatchObject({ success: false, message: '动态验证码错误' })
  expect(await enter(unused, nextCode())).toMatchObject({ code: CODE.ok })
  expect(await enter(unused, nextCode())).toMatchObject({ message: '登录已超时，请重新登录' })
})

it('takes a code of half a minute ago, none that is older', async () => {
  const ticket = await ticketOf()
  const late = nextCode()
  vi.setSystemTime((clock += 60_000))
  expect(await enter(ticket, late)).toMatchObject({ success: false })
  const recent = nextCode()
  vi.setSystemTime((clock += 30_000))
  expect(await enter(ticket, recent)).toMatchObject({ code: CODE.ok })
})

it('takes each code for a lost app once, however it is written', async () => {
  const written = recovery[0]!.replace(/^(.{5})/, '$1-').toUpperCase()
  expect(await enter(await ticketOf(), written)).toMatchObject({ code: CODE.ok })
  expect(await enter(await ticketOf(), recovery[0]!)).toMatchObject({ success: false })
  expect((await sales.get('/sys/secondFactor/mine')).body.result.recoveryLeft).toBe(9)
  const body = { password: PASSWORD, code: nextCode() }
  const renewed = (await sales.send('POST', '/sys/secondFactor/recovery', body)).body.result.recovery
  expect(await enter(await ticketOf(), recovery[1]!)).toMatchObject({ success: false })
  expect(await enter(await ticketOf(), renewed[1])).toMatchObject({ code: CODE.ok })
})

it('is turned off by its owner with password and code, and then not asked for', async () => {
  const end = (body: object) => sales.send('POST', '/sys/secondFactor/end', body)
  expect((await end({ password: 'wrong one', code: nextCode() })).body).toMatchObject({ success: false })
  expect((await end({ password: PASSWORD, code: '000000' })).body.message).toBe('动态验证码错误')
  expect((await end({ password: PASSWORD, code: nextCode() })).body.message).toBe('操作成功!')
  expect(await mobileLogin()).toMatchObject({ code: CODE.ok })
  expect((await end({ password: PASSWORD, code: nextCode() })).body.message).toBe('未开启两步验证')
})

it('is taken off by an administrator, which ends the sessions and is written down', async () => {
  const again = URI.parse((await begin(sales)).result.uri) as TOTP
  await sales.send('POST', '/sys/secondFactor/confirm', { code: nextCode(again) })
  const reset = (caller: Caller, username: string) =>
    caller.send('PUT', '/sys/secondFactor/reset', { username })
  expect((await reset(await server.login('viewer'), 'sales')).status).toBe(403)
  const admin = await server.login('admin')
  expect((await reset(admin, 'admin')).body).toMatchObject({ success: false })
  expect((await reset(admin, 'sales')).body.message).toBe('操作成功!')
  expect((await sales.get('/sys/user/getUserInfo')).status).toBe(401)
  expect(await mobileLogin()).toMatchObject({ code: CODE.ok })
  expect((await reset(admin, 'sales')).body.message).toBe('未开启两步验证')
  const { rows } = await server.db.pool.query(
    `SELECT username FROM sys_log WHERE log_content = '重置两步验证: sales'`,
  )
  expect(rows).toEqual([{ username: 'admin' }])
})

it('must be set up first where a role asks for it, and stays', async () => {
  const finance = await server.login('finance')
  const list = await finance.get('/sys/permission/getUserPermissionByToken')
  expect(list.status).toBe(403)
  expect(list.body).toMatchObject({ code: CODE.secondFactorSetup, message: '请先开启两步验证' })
  expect((await finance.get('/sys/secondFactor/mine')).body.result).toMatchObject({
    on: false,
    required: true,
  })
  const own = URI.parse((await begin(finance)).result.uri) as TOTP
  await finance.send('POST', '/sys/secondFactor/confirm', { code: nextCode(own) })
  expect((await finance.get('/sys/permission/getUserPermissionByToken')).status).toBe(200)
  const end = { password: PASSWORD, code: nextCode(own) }
  expect((await finance.send('POST', '/sys/secondFactor/end', end)).body).toMatchObject({
    success: false,
    message: '您的角色必须使用两步验证',
  })
})

it('shuts out who guesses codes, and a right password gives no tries back', async () => {
  const viewer = await server.login('viewer')
  const own = URI.parse((await begin(viewer)).result.uri) as TOTP
  await viewer.send('POST', '/sys/secondFactor/confirm', { code: nextCode(own) })
  for (let at = 0; at < 5; at += 1)
    expect(await enter(await ticketOf('viewer'), String(at).padStart(6, '0'))).toMatchObject({
      code: CODE.business,
    })
  expect(await enter(await ticketOf('viewer'), nextCode(own))).toMatchObject({ code: CODE.tooManyRequests })
})
