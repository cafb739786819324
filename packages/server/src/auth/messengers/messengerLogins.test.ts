import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MessengerServer } from '../../testing/messengerServer'
import { startMessengerServer } from '../../testing/messengerServer'
import type { TestServer } from '../../testing/testServer'
import { PASSWORD, startTestServer } from '../../testing/testServer'
import { loginByProvider } from '../../testing/thirdLogin'
import { keptToken } from './keptToken'
import { wecomProvider } from './wecomProvider'

const PUBLIC = 'http://portal.test'
let server: TestServer
let messenger: MessengerServer

beforeAll(async () => {
  messenger = await startMessengerServer()
  const { url, wecom, dingtalk } = messenger
  server = await startTestServer([], {
    publicUrl: PUBLIC,
    wecom: { ...wecom, url },
    dingtalk: { ...dingtalk, url },
  })
})
afterAll(async () => {
  await server.close()
  await messenger.close()
})
beforeEach(() => {
  messenger.person = { userid: 'lihua', unionId: 'union-1', name: '李华' }
  messenger.instead = undefined
  messenger.asked.length = 0
  messenger.opened.length = 0
})

const screen = (source: string) => ({ start: `/sys/thirdLogin/render/${source}` })
const inside = (source: string) => ({ start: `/sys/thirdLogin/oauth2/${source}/login` })
const post = async (path: string, body?: object) => (await server.anonymous.send('POST', path, body)).body
const enter = async (token: string, source: string) =>
  (await server.anonymous.get(`/sys/thirdLogin/getLoginUser/${token}/${source}`)).body
const REFUSED = { path: '/pc/user/login', thirdError: 'refused' }

it('are named on the login page, and to pages that ask which are connected', async () => {
  const { body } = await server.anonymous.get('/sys/thirdLogin/providers')
  expect(body.result).toEqual([
    { source: 'wechat_enterprise', title: '企业微信' },
    { source: 'dingtalk', title: '钉钉' },
  ])
  const sales = await server.login('sales')
  expect((await sales.get('/sys/thirdApp/getEnabledType')).body.result).toEqual({
    wechatEnterprise: true,
    dingtalk: true,
  })
})

describe.each(['wechat_enterprise', 'dingtalk'])('%s', (source) => {
  it('binds an account by its password once, and from then on logs in at once', async () => {
    const first = await loginByProvider(server, screen(source))
    expect(first).toMatchObject({ thirdType: source, thirdUser: expect.any(String) })
    const account = { thirdUserUuid: first.thirdUser, username: 'viewer', password: PASSWORD }
    const { result } = await post('/sys/thirdLogin/user/checkPassword', account)
    expect(await enter(result, source)).toMatchObject({ result: { userInfo: { username: 'viewer' } } })
    for (const way of [screen(source), inside(source)]) {
      const { thirdLogin } = await loginByProvider(server, way)
      expect(await enter(thirdLogin!, source)).toMatchObject({ result: { userInfo: { username: 'viewer' } } })
    }
    const viewer = await server.login('viewer')
    const { body } = await viewer.get(`/sys/thirdApp/getThirdAccountByUserId?thirdType=${source}`)
    expect(body.result).toMatchObject([{ thirdType: source, realname: '李华' }])
  })

  it('is linked by who is logged in, with the password, and by nobody else’s way back', async () => {
    messenger.person = { userid: `own-${source}`, unionId: `own-${source}`, name: '王芳' }
    const [sales, finance] = [await server.login('sales'), await server.login('finance')]
    const begin = async (caller: typeof sales, password = PASSWORD) =>
      (await caller.send('POST', '/sys/thirdApp/beginBinding', { thirdType: source, password })).body
    const bind = async (caller: typeof sales, thirdUserUuid: string) =>
      (await caller.send('POST', '/sys/thirdApp/bindThirdAppAccount', { thirdUserUuid })).body
    expect(await begin(sales, 'Wrong@2026')).toMatchObject({ success: false })

    const way = async (ticket: string) =>
      loginByProvider(server, { start: `/sys/thirdLogin/render/${source}?binding=${ticket}` })
    const { result: ticket } = await begin(sales)
    const back = await way(ticket)
    expect(back).toMatchObject({ path: '/pc/account/settings/binding', thirdType: source })
    // Once begun it is used up, and what it leads to is of this user alone; no login comes of it.
    const { headers } = await server.app.inject({
      url: `${server.env.apiBase}/sys/thirdLogin/render/${source}?binding=${ticket}`,
    })
    expect(headers.location).toBe('/pc/account/settings/binding?thirdError=state')
    expect(await bind(finance, back.thirdUser!)).toMatchObject({ success: false, message: '校验失败' })
    expect(
      await post('/sys/thirdLogin/user/checkPassword', {
        thirdUserUuid: back.thirdUser,
        username: 'viewer',
        password: PASSWORD,
      }),
    ).toMatchObject({ success: false, message: '校验失败' })
    expect(await bind(sales, back.thirdUser!)).toMatchObject({ success: true, message: '绑定成功' })
    expect(await bind(sales, back.thirdUser!)).toMatchObject({ success: false })

    const { thirdLogin } = await loginByProvider(server, screen(source))
    expect(await enter(thirdLogin!, source)).toMatchObject({ result: { userInfo: { username: 'sales' } } })
    // It belongs to somebody now: another user cannot take it.
    const { result: other } = await begin(finance)
    expect(await way(other)).toMatchObject({ path: '/pc/account/settings/binding', thirdError: 'bound' })
    // Unlinked, it logs nobody in.
    const { body } = await sales.get(`/sys/thirdApp/getThirdAccountByUserId?thirdType=${source}`)
    await sales.send('DELETE', '/sys/thirdApp/deleteThirdAccount', { id: body.result[0].id })
    expect(await loginByProvider(server, screen(source))).not.toHaveProperty('thirdLogin')
  })

  it.each([
    [
      'a code that was made up',
      (url: URL) => void url.searchParams.set(codeName(source), 'made-up'),
      'refused',
    ],
    ['no code', (url: URL) => url.searchParams.delete(codeName(source)), 'refused'],
    ['another state', (url: URL) => void url.searchParams.set('state', 'other'), 'state'],
  ])('refuses a way back with %s', async (_title, tamper, thirdError) => {
    const callback = (url: URL) => {
      tamper(url)
      return url
    }
    expect(await loginByProvider(server, { ...screen(source), callback })).toEqual({
      path: '/pc/user/login',
      thirdError,
    })
  })

  it.each([
    ['no JSON', '<html>'],
    ['JSON that ends early', '{"errcode":'],
    ['more than any answer is long', `{"errcode":0,"x":"${'x'.repeat(70_000)}"}`],
    ['an answer without what was asked for', '{}'],
  ])('refuses a messenger that answers %s', async (_title, text) => {
    messenger.instead = text
    expect(await loginByProvider(server, screen(source))).toEqual(REFUSED)
  })
})
const codeName = (source: string) => (source === 'dingtalk' ? 'authCode' : 'code')

describe('WeCom', () => {
  it('is asked without a question inside its browser, and by a code on the screen elsewhere', async () => {
    await loginByProvider(server, inside('wechat_enterprise'))
    await loginByProvider(server, screen('wechat_enterprise'))
    const [there, here] = messenger.opened
    expect(there!.pathname).toBe('/connect/oauth2/authorize')
    expect(Object.fromEntries(there!.searchParams)).toMatchObject({
      appid: 'ww-lading',
      agentid: '1000002',
      response_type: 'code',
      scope: 'snsapi_base',
      redirect_uri: `${PUBLIC}/api/sys/thirdLogin/oauth2/wechat_enterprise/callback`,
    })
    expect(here!.pathname).toBe('/wwlogin/sso/login')
    expect(Object.fromEntries(here!.searchParams)).toMatchObject({
      login_type: 'CorpApp',
      redirect_uri: `${PUBLIC}/api/sys/thirdLogin/wechat_enterprise/callback`,
    })
  })

  it('gives its token once for many logins, and another one when it has dropped it', async () => {
    await loginByProvider(server, screen('wechat_enterprise'))
    messenger.asked.length = 0
    await Promise.all([1, 2].map(() => loginByProvider(server, screen('wechat_enterprise'))))
    expect(messenger.asked).not.toContain('/cgi-bin/gettoken')
    messenger.dropTokens()
    expect(await loginByProvider(server, screen('wechat_enterprise'))).toMatchObject({
      thirdType: 'wechat_enterprise',
    })
    expect(messenger.asked.filter((path) => path === '/cgi-bin/gettoken')).toHaveLength(1)
  })

  it('refuses guests, who are none of the company', async () => {
    messenger.person.userid = undefined
    expect(await loginByProvider(server, screen('wechat_enterprise'))).toEqual(REFUSED)
  })

  it('leads the browser to its own address where no other is set', async () => {
    const { begin } = wecomProvider(messenger.wecom)
    const address = new URL((await begin('https://portal.test/back', true)).url)
    expect(address.origin).toBe('https://open.weixin.qq.com')
    expect(address.hash).toBe('#wechat_redirect')
    expect(new URL((await begin('https://portal.test/back', false)).url).origin).toBe(
      'https://login.work.weixin.qq.com',
    )
  })
})

it('DingTalk: refuses people of another company', async () => {
  messenger.person.corpId = 'somebody else'
  expect(await loginByProvider(server, screen('dingtalk'))).toEqual(REFUSED)
})

describe('a kept token', () => {
  it('is asked for once by many, again shortly before its end, and after a failure', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let asked = 0
    let broken = true
    const kept = keptToken(async () => {
      asked += 1
      if (broken) throw new Error('away')
      return { token: `token ${asked}`, seconds: 7_200 }
    })
    await expect(kept.get()).rejects.toThrow('away')
    broken = false
    expect(await Promise.all([kept.get(), kept.get()])).toEqual(['token 2', 'token 2'])
    vi.setSystemTime(Date.now() + 6_890_000)
    expect(await kept.get()).toBe('token 2')
    vi.setSystemTime(Date.now() + 20_000)
    expect(await Promise.all([kept.get(), kept.get()])).toEqual(['token 3', 'token 3'])
    kept.forget('token 2')
    expect(await kept.get()).toBe('token 3')
    kept.forget('token 3')
    expect(await kept.get()).toBe('token 4')
    vi.useRealTimers()
  })
})
