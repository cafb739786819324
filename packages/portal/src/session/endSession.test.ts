// @vitest-environment jsdom
import type { Link } from '@lading/request'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startRequest } from '@/platform/request'
import { takeNotices } from '@/platform/notice'
import { clearCache } from '@/shell/user/clearCache'
import { startOver } from './endSession'
import { onSessionExpired } from './expiry/onSessionExpired'
import { sessionStore } from './sessionStore'

type Answer = { status?: number; success?: boolean; message?: string; result?: unknown }

let told: string[]
let assigned: string[]
/** What the server answers, by the end of the path. @default a success */
let answers: Record<string, Answer>

/** Stands for the wire. */
const server: Link = async ({ url }) => {
  const [, answer = {}] = Object.entries(answers).find(([path]) => url.endsWith(path)) ?? []
  const { status = 200, ...body } = answer
  const data = { success: status === 200, code: status, message: '', result: null, timestamp: 0, ...body }
  return { status, headers: {}, data }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ;[told, assigned, answers] = [[], [], {}]
  takeNotices(({ text }) => told.push(text))
  const assign = (address: string) => assigned.push(address)
  vi.stubGlobal('location', { assign, pathname: '/pc/sales/quotation', search: '?a=1', hash: '' })
  startRequest(
    { apiBase: '/api' },
    { getToken: () => undefined, getTenantId: () => 0, locale: () => 'zh-CN', onSessionExpired },
    [server],
  )
  sessionStore.setState({ token: 'token' })
})
afterEach(() => {
  sessionStore.setState(sessionStore.getInitialState(), true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('leaving', () => {
  it('leads to the login page at once when the server has ended the session', async () => {
    await startOver()
    expect([assigned, told]).toEqual([[expect.stringMatching(/\/user\/login$/)], []])
  })

  it('tells why the server refused, and leaves time to read it', async () => {
    answers['/sys/logout'] = { success: false, message: 'Token无效!' }
    const leaving = startOver()
    await vi.advanceTimersByTimeAsync(1_499)
    expect([assigned, told]).toEqual([[], ['Token无效!']])
    await vi.advanceTimersByTimeAsync(200)
    await leaving
    expect(assigned).toHaveLength(1)
  })
})

describe('a session that ends inside a chat browser', () => {
  const expiry = { title: '', text: '', button: '', inChat: true }

  it('goes to the login of the app at once, and comes back to the page', async () => {
    expect(await onSessionExpired({ ...expiry, kind: 'expired' })).toBe('left')
    await vi.advanceTimersByTimeAsync(100)
    expect(assigned).toHaveLength(1)
    expect(assigned[0]).toMatch(/\/oauth2-app\/login\?redirect=/)
    expect(decodeURIComponent(assigned[0]!)).toContain('/sales/quotation?a=1')
    expect(sessionStore.getState().token).toBeUndefined()
  })

  it('leaves time to read that the login is asked for again', async () => {
    void onSessionExpired({ ...expiry, kind: 'unauthorized' })
    await vi.advanceTimersByTimeAsync(1_499)
    expect(assigned).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    await vi.advanceTimersByTimeAsync(100)
    expect(assigned).toHaveLength(1)
  })
})

describe('清理缓存', () => {
  it('fetches the dictionaries also for who may not make the server forget', async () => {
    answers['/refleshCache'] = { status: 403, message: '没有权限' }
    answers['/queryAllDictItems'] = { result: { sex: [] } }
    await clearCache()
    expect([localStorage.getItem('UI_CACHE_DB_DICT_DATA'), told]).toEqual([
      expect.stringContaining('sex'),
      [],
    ])
  })

  it('fails when the server does', async () => {
    answers['/refleshCache'] = { status: 500, message: 'no' }
    await expect(clearCache()).rejects.toThrow()
  })
})
