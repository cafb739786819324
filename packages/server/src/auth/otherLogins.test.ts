import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CasServer } from '../testing/casServer'
import { startCasServer } from '../testing/casServer'
import type { OidcServer } from '../testing/oidcServer'
import { startOidcServer } from '../testing/oidcServer'
import type { TestServer } from '../testing/testServer'
import { PASSWORD, startTestServer } from '../testing/testServer'
import { loginByProvider } from '../testing/thirdLogin'
import { casUserOf } from './casTicket'

const PUBLIC = 'http://portal.test'
const SERVICE = `${PUBLIC}/pc/user/login`
let server: TestServer
let cas: CasServer
let oidc: OidcServer

beforeAll(async () => {
  cas = await startCasServer()
  oidc = await startOidcServer()
  const { issuer, clientId, clientSecret } = oidc
  server = await startTestServer([], {
    publicUrl: PUBLIC,
    casUrl: cas.url,
    oidc: { issuer, clientId, clientSecret, title: 'Staff id' },
  })
  await server.db.pool.query(`UPDATE sys_user SET phone = '13800000001' WHERE username = 'sales'`)
  await server.db.pool.query(`UPDATE sys_user SET phone = '13800000003' WHERE username = 'viewer'`)
})
afterAll(async () => {
  await server.close()
  await cas.close()
  await oidc.close()
})

const post = async (path: string, body?: object) => (await server.anonymous.send('POST', path, body)).body
const codeFor = async (mobile: string, smsmode: string) => {
  await post('/sys/sms', { mobile, smsmode })
  return /\d{6}/.exec(server.texts.findLast((text) => text.mobile === mobile)!.text)![0]
}

describe('CAS', () => {
  const validate = (ticket: string, service = SERVICE) =>
    post(`/sys/cas/client/validateLogin?ticket=${ticket}&service=${encodeURIComponent(service)}`)

  it('logs in whom the server names, once per ticket', async () => {
    const ticket = cas.ticket('viewer', SERVICE)
    expect(await validate(ticket)).toMatchObject({
      success: true,
      result: { userInfo: { username: 'viewer' } },
    })
    expect(await validate(ticket)).toMatchObject({ success: false })
  })

  it.each([
    ['an unknown ticket', () => validate('ST-none')],
    ['a ticket for another address', () => validate(cas.ticket('viewer', `${PUBLIC}/other`))],
    [
      'a ticket of another system',
      () => validate(cas.ticket('viewer', 'http://evil.test/'), 'http://evil.test/'),
    ],
    ['a user that is not known here', () => validate(cas.ticket('stranger', SERVICE))],
  ])('refuses %s', async (_title, call) => {
    expect(await call()).toMatchObject({
      success: false,
      result: null,
      message: expect.stringContaining('CAS 登录失败'),
    })
  })

  it.each([
    ['<a><user>admin</user></a>', undefined],
    [
      '<serviceResponse><authenticationSuccess><attributes><user>admin</user></attributes></authenticationSuccess></serviceResponse>',
      undefined,
    ],
    ['<serviceResponse><authenticationSuccess><user>a</user>', undefined],
    [
      '<serviceResponse><authenticationSuccess><user> li </user></authenticationSuccess></serviceResponse>',
      'li',
    ],
  ])('reads of %s the user %s', (xml, user) => expect(casUserOf(xml)).toBe(user))
})

describe('OpenID', () => {
  beforeEach(() => {
    oidc.fault = undefined
  })
  const enter = async (token: string) =>
    (await server.anonymous.get(`/sys/thirdLogin/getLoginUser/${token}/oidc`)).body

  it('tells which providers there are', async () => {
    const { body } = await server.anonymous.get('/sys/thirdLogin/providers')
    expect(body.result).toEqual([{ source: 'oidc', title: 'Staff id' }])
  })

  it('binds an account by its password, and from then on logs in at once', async () => {
    oidc.person = { sub: 'person-1', preferred_username: 'viewer' }
    const first = await loginByProvider(server)
    expect(first).toMatchObject({ path: '/pc/user/login', thirdType: 'oidc', thirdUser: expect.any(String) })
    // The provider's user name alone opens no account here.
    expect(first.thirdLogin).toBeUndefined()
    const wrong = { thirdUserUuid: first.thirdUser, username: 'viewer', password: 'wrong one' }
    expect(await post('/sys/thirdLogin/user/checkPassword', wrong)).toMatchObject({
      message: '用户名或密码错误',
    })
    const bound = await post('/sys/thirdLogin/user/checkPassword', { ...wrong, password: PASSWORD })
    expect(await enter(bound.result)).toMatchObject({
      code: 200,
      result: { userInfo: { username: 'viewer' } },
    })
    expect(await enter(bound.result)).toMatchObject({ success: false, message: '校验失败' })

    const again = await loginByProvider(server)
    expect(await enter(again.thirdLogin!)).toMatchObject({ result: { userInfo: { username: 'viewer' } } })
  })

  it('begins at the address of enterprise messengers, and in the tenant that is asked for if it is an own one', async () => {
    await server.db.pool.query(
      `INSERT INTO sys_tenant (id, name, status) VALUES (7, 'seven', 1), (8, 'eight', 1), (9, 'nine', 1)`,
    )
    await server.db.pool.query(`UPDATE sys_user SET rel_tenant_ids = '7,8' WHERE username = 'viewer'`)
    oidc.person = { sub: 'person-1' }
    const messenger = { start: '/sys/thirdLogin/oauth2/oidc/login' }
    const enterTenant = async (tenant: number | string) => {
      const { thirdLogin } = await loginByProvider(server, messenger)
      return server.anonymous.get(`/sys/thirdLogin/getLoginUser/${thirdLogin}/oidc/${tenant}`)
    }
    for (const [asked, given] of [
      [8, 8],
      [0, 7],
    ]) {
      expect((await enterTenant(asked!)).body).toMatchObject({ code: 200, message: '登录成功' })
      const { rows } = await server.db.pool.query(
        `SELECT tenant_id FROM sys_session ORDER BY created_at DESC LIMIT 1`,
      )
      expect(rows).toEqual([{ tenant_id: given }])
    }
    expect((await enterTenant(9)).status).toBe(403)
    await server.db.pool.query(`UPDATE sys_user SET rel_tenant_ids = '' WHERE username = 'viewer'`)
  })

  it('binds an account by a code sent to its phone', async () => {
    oidc.person = { sub: 'person-2' }
    const { thirdUser } = await loginByProvider(server)
    const body = { thirdUserUuid: thirdUser, mobile: '13800000001', captcha: '000000' }
    expect(await post('/sys/thirdLogin/bindingThirdPhone', body)).toMatchObject({ message: '手机验证码错误' })
    const captcha = await codeFor('13800000001', '0')
    const { result } = await post('/sys/thirdLogin/bindingThirdPhone', { ...body, captcha })
    expect(await enter(result)).toMatchObject({ result: { userInfo: { username: 'sales' } } })
  })

  it('makes an account without any right', async () => {
    oidc.person = { sub: 'person-3', name: '新人' }
    const { thirdUser } = await loginByProvider(server)
    const taken = { thirdUserUuid: thirdUser, username: 'admin' }
    expect(await post('/sys/thirdLogin/user/create', taken)).toMatchObject({ message: '用户名已注册' })
    const { result } = await post('/sys/thirdLogin/user/create', { ...taken, username: 'newcomer' })
    const { token, userInfo } = (await enter(result)).result
    expect(userInfo).toMatchObject({ username: 'newcomer', realname: '新人' })
    const list = await server.anonymous.get('/sys/user/list', { 'x-access-token': token })
    expect(list.status).toBe(403)
  })

  it.each(['nonce', 'key', 'issuer', 'audience', 'expired', 'unsigned'] as const)(
    'refuses a provider whose %s is wrong',
    async (fault) => {
      oidc.person = { sub: 'person-1' }
      oidc.fault = fault
      expect(await loginByProvider(server)).toEqual({ path: '/pc/user/login', thirdError: 'refused' })
    },
  )

  it.each([
    ['without the cookie of this browser', { cookie: '' }],
    ['with the cookie of another flow', { cookie: `lading_login=${'a'.repeat(43)}` }],
    [
      'with another state',
      {
        callback: (url: URL) => {
          url.searchParams.set('state', 'other')
          return url
        },
      },
    ],
  ])('refuses the way back %s', async (_title, tamper) => {
    oidc.person = { sub: 'person-1' }
    expect(await loginByProvider(server, tamper)).toMatchObject({ thirdError: 'state' })
  })

  it('leads the browser back when the provider cannot be reached', async () => {
    const apart = await startTestServer([], {
      publicUrl: PUBLIC,
      oidc: { issuer: 'http://127.0.0.1:1', clientId: 'a', clientSecret: 'b', title: 'Away' },
    })
    const { headers, statusCode } = await apart.app.inject(`${apart.env.apiBase}/sys/thirdLogin/render/oidc`)
    await apart.close()
    expect(statusCode).toBe(302)
    expect(headers.location).toBe('/pc/user/login?thirdError=unreachable')
  })

  it('says on the way back that the provider cannot be reached any more', async () => {
    const leaving = await startOidcServer()
    const { issuer, clientId, clientSecret } = leaving
    const apart = await startTestServer([], {
      publicUrl: PUBLIC,
      oidc: { issuer, clientId, clientSecret, title: 'Leaves' },
    })
    leaving.person = { sub: 'person-1' }
    const outcome = await loginByProvider(apart, {
      callback: async (url) => {
        await leaving.close()
        return url
      },
    })
    await apart.close()
    expect(outcome).toMatchObject({ thirdError: 'unreachable' })
  })

  it('refuses a code that was not given for this flow', async () => {
    oidc.person = { sub: 'person-1' }
    const outcome = await loginByProvider(server, {
      callback: (url) => {
        url.searchParams.set('code', 'stolen')
        return url
      },
    })
    expect(outcome).toMatchObject({ thirdError: 'refused' })
  })
})

describe('registration', () => {
  const account = {
    phone: '13811110000',
    username: 'selfmade',
    password: 'a fine long one',
    email: 's@example.com',
  }

  it('makes an account of a proven phone, without any right', async () => {
    expect(await post('/sys/user/register', { ...account, smscode: '000000' })).toMatchObject({
      message: '手机验证码错误',
    })
    const smscode = await codeFor(account.phone, '1')
    expect(await post('/sys/user/register', { ...account, smscode })).toMatchObject({
      success: true,
      message: '注册成功',
    })
    const caller = await server.login('selfmade', account.password)
    expect((await caller.get('/sys/user/list')).status).toBe(403)
    expect((await caller.get('/sys/permission/getUserPermissionByToken')).body.result.auth).toEqual([])
  })

  it('takes no code of another purpose', async () => {
    const smscode = await codeFor('13811110001', '0')
    const body = { ...account, phone: '13811110001', username: 'other', smscode }
    expect(await post('/sys/user/register', body)).toMatchObject({ message: '手机验证码错误' })
  })

  it('tells what is taken only to who owns the phone', async () => {
    const body = { ...account, phone: '13811110002', username: 'admin' }
    expect(await post('/sys/user/register', { ...body, smscode: '000000' })).toMatchObject({
      message: '手机验证码错误',
    })
    const smscode = await codeFor('13811110002', '1')
    expect(await post('/sys/user/register', { ...body, smscode })).toMatchObject({ message: '用户名已注册' })
  })
})

describe('a forgotten password', () => {
  it('is set anew with a code that belongs to phone and user, once; all sessions end', async () => {
    const caller = await server.login('viewer')
    const code = await codeFor('13800000003', '2')
    const wrong = { phone: '13800000003', smscode: '000000' }
    expect(await post('/sys/user/phoneVerification', wrong)).toMatchObject({ message: '手机验证码错误' })
    const { result } = await post('/sys/user/phoneVerification', { ...wrong, smscode: code })
    expect(result).toEqual({ username: 'viewer', smscode: expect.any(String) })
    const change = { ...result, phone: '13800000003', password: 'quite another one' }
    const mismatch = { message: '短信验证码不匹配！' }
    expect(await post('/sys/user/passwordChange', { ...change, username: 'admin' })).toMatchObject(mismatch)
    expect(await post('/sys/user/passwordChange', { ...change, phone: '13800000002' })).toMatchObject(
      mismatch,
    )
    expect(await post('/sys/user/passwordChange', { ...change, smscode: code })).toMatchObject(mismatch)
    expect(await post('/sys/user/passwordChange', { ...change, password: 'short' })).toMatchObject({
      success: false,
    })
    expect(await post('/sys/user/passwordChange', change)).toMatchObject({ message: '密码重置完成！' })
    expect(await post('/sys/user/passwordChange', change)).toMatchObject(mismatch)
    expect((await caller.get('/sys/user/getUserInfo')).status).toBe(401)
    await server.login('viewer', 'quite another one')
  })
})
