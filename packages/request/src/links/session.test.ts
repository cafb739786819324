import { describe, expect, it } from 'vitest'

import type { Notice } from '../notifier'
import { refuse } from '../testing/httpServer'
import { settle } from '../testing/handClock'
import { withHttpServer } from '../testing/withHttpServer'
import { aCall, deferred, over } from '../testing/wire'
import { blobErrors } from './blobErrors'
import type { ExpiryOutcome, SessionExpiry } from './session'
import { session } from './session'
import { token } from './token'

const used = withHttpServer()
const GONE = 'Token失效，请重新登录!'
const at = (path: string, changes = {}) => aCall(used.server.origin + path, changes)

/** A browser with a session that the server knows, or does not any more. */
function browser(options: { inChat?: boolean } = {}) {
  const state = { token: 'old' as string | undefined, valid: 'new', status: 401 }
  const asked: SessionExpiry[] = []
  const notices: Notice[] = []
  let answer = deferred<ExpiryOutcome>()
  used.server.handle(({ headers }, response) => {
    if (headers['x-access-token'] === state.valid) return 'fine'
    refuse(response, state.status, GONE, state.status)
    return undefined
  })
  const send = over(
    session({
      getToken: () => state.token,
      locale: () => 'zh-CN',
      notify: (notice) => notices.push(notice),
      inChat: () => options.inChat ?? false,
      onSessionExpired: (expiry) => {
        asked.push(expiry)
        answer = deferred()
        return answer.promise
      },
    }),
    token(() => state.token),
    blobErrors(),
  )
  return {
    state,
    asked,
    notices,
    send,
    whenAsked: async () => {
      while (asked.length === 0) await settle()
    },
    login: () => {
      state.token = 'new'
      answer.resolve('renewed')
    },
    giveUp: () => answer.resolve('left'),
    breakDialog: () => answer.reject(new Error('dialog')),
  }
}

const fine = { data: { result: 'fine' } }
const over401 = { kind: 'session', code: 401, notified: true }

describe('session', () => {
  it('asks once for ten refused calls and sends them all again with the new token', async () => {
    const { asked, notices, send, whenAsked, login } = browser()
    const calls = Array.from({ length: 10 }, (_, index) => send(at(`/${index}`)))
    await whenAsked()
    login()
    for (const reply of await Promise.all(calls)) expect(reply).toMatchObject(fine)
    expect(asked).toEqual([
      { kind: 'unauthorized', title: '登录已过期', text: '请重新登录', button: '重新登录', inChat: false },
    ])
    expect(notices.map((notice) => notice.text)).toEqual(['未授权，请重新登录'])
  })

  it('sends a refused write again once, after the login', async () => {
    const { send, whenAsked, login } = browser()
    const saving = send(at('/add', { method: 'POST', body: { quotationNo: 'QT1' } }))
    await whenAsked()
    login()
    expect(await saving).toMatchObject(fine)
    expect(used.server.requests.map((sent) => [sent.headers['x-access-token'], sent.body])).toEqual([
      ['old', '{"quotationNo":"QT1"}'],
      ['new', '{"quotationNo":"QT1"}'],
    ])
  })

  it('keeps new calls back while the user logs in, but lets the login through', async () => {
    const { state, send, whenAsked, login } = browser()
    const first = send(at('/first'))
    await whenAsked()
    const later = send(at('/later'))
    state.valid = 'old'
    expect(await send(at('/sys/login', { method: 'POST', session: 'ignore' }))).toMatchObject(fine)
    state.valid = 'new'
    expect(used.server.requests.map((sent) => sent.path)).toEqual(['/first', '/sys/login'])
    login()
    expect(await first).toMatchObject(fine)
    expect(await later).toMatchObject(fine)
  })

  it('rejects all when the user gives up, and asks nothing more for late refusals of that session', async () => {
    const { asked, send, whenAsked, giveUp } = browser()
    const calls = [send(at('/1')), send(at('/2'))]
    await whenAsked()
    calls.push(send(at('/3')))
    giveUp()
    for (const call of calls) await expect(call).rejects.toMatchObject(over401)
    await expect(send(at('/late'))).rejects.toMatchObject(over401)
    expect(asked).toHaveLength(1)
  })

  it('takes a broken dialog for giving up', async () => {
    const { send, whenAsked, breakDialog } = browser()
    const call = send(at('/1'))
    await whenAsked()
    breakDialog()
    await expect(call).rejects.toMatchObject(over401)
  })

  it('asks again for the next session', async () => {
    const { state, asked, send, whenAsked, login } = browser()
    const first = send(at('/1'))
    await whenAsked()
    login()
    await first
    state.valid = 'newer'
    const second = send(at('/2'))
    while (asked.length < 2) await settle()
    state.valid = 'new'
    login()
    expect(await second).toMatchObject(fine)
  })

  it('sends a call again without asking when another tab has logged in meanwhile', async () => {
    const { state, asked, send } = browser()
    const call = send(at('/1'))
    state.token = 'new'
    expect(await call).toMatchObject(fine)
    expect(asked).toEqual([])
  })

  it('asks nothing when the user has logged out meanwhile', async () => {
    const { state, asked, send } = browser()
    const call = send(at('/1'))
    state.token = undefined
    await expect(call).rejects.toMatchObject(over401)
    expect(asked).toEqual([])
  })

  it('leaves a refusal of an anonymous call to the others', async () => {
    const { state, asked, send } = browser()
    state.token = undefined
    expect((await send(at('/1'))).status).toBe(401)
    expect(asked).toEqual([])
  })

  it('gives the second refusal to the caller: one login, one replay', async () => {
    const { state, asked, send, whenAsked, login } = browser()
    state.valid = 'nobody'
    const call = send(at('/1'))
    await whenAsked()
    login()
    expect((await call).status).toBe(401)
    expect(asked).toHaveLength(1)
    expect(used.server.requests).toHaveLength(2)
  })
})

describe('session, told by HTTP 500', () => {
  it('knows Token失效 in the message and asks without a notification', async () => {
    const { state, asked, notices, send, whenAsked, login } = browser()
    state.status = 500
    const call = send(at('/1'))
    await whenAsked()
    login()
    expect(await call).toMatchObject(fine)
    expect(asked[0]?.kind).toBe('expired')
    expect(notices).toEqual([])
  })

  it('knows it inside a blob', async () => {
    const { state, asked, send, whenAsked, giveUp } = browser()
    state.status = 500
    const call = send(at('/export', { answer: 'file' }))
    await whenAsked()
    giveUp()
    await expect(call).rejects.toMatchObject({ kind: 'session', message: GONE })
    expect(asked[0]?.kind).toBe('expired')
  })

  it('shows a loading message inside an enterprise chat app', async () => {
    const { state, asked, notices, send, whenAsked, login } = browser({ inChat: true })
    state.status = 500
    const call = send(at('/1'))
    await whenAsked()
    login()
    await call
    expect(asked[0]?.inChat).toBe(true)
    expect(notices).toMatchObject([{ kind: 'loading' }])
  })

  it('takes any other 500 for an ordinary failure', async () => {
    const { asked, send } = browser()
    used.server.handle((_, response) => refuse(response, 500, '操作失败，超时'))
    expect((await send(at('/1'))).status).toBe(500)
    expect(asked).toEqual([])
  })
})
