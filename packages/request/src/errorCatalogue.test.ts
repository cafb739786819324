import { describe, expect, it } from 'vitest'

import { createRequest } from './createRequest'
import type { Request } from './createRequest'
import type { Notice } from './notifier'
import type { RequestOptions } from './options'
import { poller } from './realtime/poller'
import { handClock } from './testing/handClock'
import type { Handler } from './testing/httpServer'
import { refuse } from './testing/httpServer'
import { withHttpServer } from './testing/withHttpServer'

const used = withHttpServer()
const SERVER = '服务器说的原话'
const GONE = 'Token失效，请重新登录'

/** What the user saw, and what the client did, while one call failed. */
interface Seen {
  notices: Pick<Notice, 'kind' | 'text'>[]
  done: string[]
  error: unknown
}

const status =
  (code: number, message = SERVER): Handler =>
  (_, response) =>
    refuse(response, code, message)
const silent: Handler = ({ gone }) => gone.then(() => undefined)
const broken: Handler = (_, response) => void response.destroy()
const frameworkError: Handler = (_, response) => {
  response.writeHead(500, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ timestamp: 1, status: 500, error: 'Internal', message: GONE, path: '/x' }))
}
const empty: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/octet-stream' })
  response.end()
}
const refusal: Handler = (_, response) => refuse(response, 200, SERVER, 500)

const getting = (request: Request) => request.get('/x', { retry: false })
const exporting = (request: Request) => request.resource('/sales/saQuotation').exportFile({})

/** One failing call on a whole client; `token` says whether there is a session. */
async function see(
  handler: Handler,
  call: (request: Request) => Promise<unknown>,
  { token, ...options }: Omit<RequestOptions, 'getToken'> & { token?: string } = {},
): Promise<Seen> {
  const seen: Seen = { notices: [], done: [], error: undefined }
  const clock = handClock()
  const start = clock.now()
  used.server.handle(handler)
  const request = createRequest({
    base: used.server.origin,
    getToken: () => token,
    notify: ({ kind, text }) => seen.notices.push({ kind, text }),
    logout: () => void seen.done.push('logout'),
    reload: () => void seen.done.push(`reload after ${clock.now() - start} ms`),
    inChat: () => false,
    clock,
    ...options,
  })
  await call(request).catch((error: unknown) => (seen.error = error))
  await clock.turn(5000)
  return seen
}

const error = (text: string) => [{ kind: 'error', text }]

describe('the error catalogue (spec 1 §8, spec 2 §8), where the client speaks', () => {
  it.each<[row: string, handler: Handler, zh: string, en: string]>([
    ['HTTP 403', status(403), '拒绝访问', 'Access Denied'],
    ['HTTP 404', status(404), '未找到', 'Not Found'],
    ['HTTP 504', status(504), '网络超时', 'Network Outtime'],
    ['HTTP 401 without a token', status(401), '未授权，请重新登录', 'Unauthorized, please log in again'],
    ['HTTP 400', status(400), SERVER, SERVER],
    ['HTTP 405', status(405), SERVER, SERVER],
    ['HTTP 409', status(409), SERVER, SERVER],
    ['HTTP 413', status(413), SERVER, SERVER],
    ['HTTP 422', status(422), SERVER, SERVER],
    ['HTTP 429', status(429), SERVER, SERVER],
    ['HTTP 500', status(500), SERVER, SERVER],
    ['HTTP 502', status(502), SERVER, SERVER],
    ['HTTP 503', status(503), SERVER, SERVER],
  ])('%s', async (_, handler, zh, en) => {
    expect((await see(handler, getting)).notices).toEqual(error(zh))
    expect((await see(handler, getting, { locale: () => 'en-US' })).notices).toEqual(error(en))
  })

  it('a timeout: 网络超时', async () => {
    const seen = await see(silent, getting, { timeout: 30 })
    expect(seen.notices).toEqual(error('网络超时'))
    expect(seen.error).toMatchObject({ kind: 'timeout' })
  })

  it('no answer at all: what to do', async () => {
    expect((await see(broken, getting)).notices).toEqual(error('网络异常，请检查网络连接后重试'))
  })

  it('HTTP 401 with a token: the notification, logout, and the page anew after 1.5 s', async () => {
    const seen = await see(status(401), getting, { token: 't' })
    expect(seen.notices).toEqual(error('未授权，请重新登录'))
    expect(seen.done).toEqual(['logout', 'reload after 1500 ms'])
  })

  it.each<[string, Handler, (request: Request) => Promise<unknown>]>([
    ['in an envelope', status(500, GONE), getting],
    ["in the framework's own error", frameworkError, getting],
    ['inside a blob', status(500, GONE), exporting],
    ["in the framework's error inside a blob", frameworkError, exporting],
  ])('HTTP 500 with Token失效 %s: the modal, not a notification', async (_, handler, call) => {
    const asked: object[] = []
    const seen = await see(handler, call, {
      token: 't',
      onSessionExpired: (expiry) => {
        asked.push(expiry)
        return 'left'
      },
    })
    expect(asked).toEqual([
      { kind: 'expired', title: '登录已过期', text: '请重新登录', button: '重新登录', inChat: false },
    ])
    expect(seen.notices).toEqual([])
    expect(seen.error).toMatchObject({ kind: 'session' })
  })

  it('HTTP 500 with Token失效 and nobody who asks: logs out and loads the page anew', async () => {
    const seen = await see(status(500, GONE), getting, { token: 't' })
    expect(seen.done).toEqual(['logout', 'reload after 0 ms'])
  })

  it('HTTP 500 with Token失效 in the enterprise chat app: a loading message instead', async () => {
    const asked: boolean[] = []
    const seen = await see(status(500, GONE), getting, {
      token: 't',
      inChat: () => true,
      onSessionExpired: ({ inChat }) => {
        asked.push(inChat)
        return 'left'
      },
    })
    expect(seen.notices).toEqual([{ kind: 'loading', text: '登录已过期，正在重新登录' }])
    expect(asked).toEqual([true])
  })

  it('HTTP 500 with Token失效 but without a token: the message of the server', async () => {
    const seen = await see(status(500, GONE), getting)
    expect(seen.notices).toEqual(error(GONE))
    expect(seen.done).toEqual([])
  })

  it('a login whose code is not 200: rejected to the caller, nothing shown', async () => {
    const login = (request: Request) =>
      request.auth.login({ body: { username: 'a', password: 'b', captcha: 'c', checkKey: 1 } })
    const seen = await see(refusal, login)
    expect(seen.notices).toEqual([])
    expect(seen.error).toMatchObject({ kind: 'business', code: 500, message: SERVER })
  })

  it('the log-out call fails: its message is shown, nobody is asked to log in', async () => {
    const seen = await see(status(500), (request) => request.auth.logout(), { token: 't' })
    expect(seen.notices).toEqual(error(SERVER))
    expect(seen.done).toEqual([])
  })

  it('a list cannot be loaded: a warning with the message of the server', async () => {
    const list = (request: Request) =>
      request
        .resource('/sales/saQuotation')
        .list({})
        .catch((reason: unknown) => request.report(reason))
    expect((await see(refusal, list)).notices).toEqual([{ kind: 'warning', text: SERVER }])
  })

  it('a file without content: 文件下载失败', async () => {
    const warning = [{ kind: 'warning', text: '文件下载失败' }]
    expect((await see(empty, exporting)).notices).toEqual(warning)
    expect((await see(empty, (request) => request.download('/sys/common/static/a.pdf'))).notices).toEqual(
      warning,
    )
  })

  it('a file without an address: 未知的文件, and nothing is sent', async () => {
    const seen = await see(empty, (request) => request.download(''))
    expect(seen.notices).toEqual([{ kind: 'warning', text: '未知的文件' }])
    expect(used.server.requests).toEqual([])
  })

  it('the notifications cannot be loaded: the polling stops, silently', async () => {
    const clock = handClock()
    const notices: Notice[] = []
    used.server.handle(status(500))
    const request = createRequest({ base: used.server.origin, clock, notify: (one) => notices.push(one) })
    let rounds = 0
    let failed: () => void
    const failure = new Promise<void>((resolve) => (failed = resolve))
    const polling = poller({
      clock,
      visibility: { hidden: () => false, onChange: () => () => {} },
      load: async (signal) => {
        rounds += 1
        await request.announcements.mine({ signal, silent: true }).catch((reason: unknown) => {
          failed()
          throw reason
        })
      },
    })
    await failure
    await clock.turn(60_000)
    polling.stop()
    expect(rounds).toBe(1)
    expect(notices).toEqual([])
  })

  it('several calls fail alike at once: one notification', async () => {
    const many = (request: Request) => Promise.allSettled([1, 2, 3].map((page) => request.get(`/x/${page}`)))
    expect((await see(status(403), many)).notices).toEqual(error('拒绝访问'))
  })
})
