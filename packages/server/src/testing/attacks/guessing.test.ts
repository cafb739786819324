import { signRequest, signTimestamp } from '@lading/core/sign'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testServer'
import { CAPTCHA, PASSWORD, SIGN_SECRET } from '../testServer'
import type { Target } from './target'
import { startTarget } from './target'

/** Attacks on names, tickets, signatures and settings, over HTTP. */
let target: Target
let base: string
let admin: Caller
beforeAll(async () => {
  target = await startTarget((trap) => ({
    casUrl: trap.url,
    publicUrl: 'https://portal.example',
    registration: true,
  }))
  base = target.base
  admin = await target.server.login('admin')
})
afterAll(() => target.close())

const post = async (path: string, body: unknown, token?: string) => {
  const reply = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { 'x-access-token': token } : {}) },
    body: JSON.stringify(body),
  })
  return {
    status: reply.status,
    body: (await reply.json()) as { success: boolean; message: string; code: number },
  }
}
/** Tries a password with a captcha of its own. */
async function guess(username: string, password: string) {
  const checkKey = String(Math.random())
  await fetch(`${base}/sys/randomImage/${checkKey}`)
  return post('/sys/login', { username, password, captcha: CAPTCHA, checkKey })
}
const add = (username: string) =>
  post(
    '/sys/user/add',
    { username, realname: 'x', password: PASSWORD, confirmpassword: PASSWORD },
    admin.token,
  )

describe('names that look like another', () => {
  it.each([
    ['a capital I with a dot', 'adm\u0130n'],
    ['a Cyrillic letter', '\u0430dmin'],
    ['full width', '\uff41\uff44\uff4d\uff49\uff4e'],
    ['a blank behind', 'admin '],
    ['a blank before', ' admin'],
    ['a space of no width', 'admin\u200b'],
    ['a combining mark', 'admin\u0301'],
    ['a line break', 'admin\n'],
  ])('%s: neither a login nor a new account', async (_what, username) => {
    expect((await guess(username, PASSWORD)).body).toMatchObject({ success: false })
    expect((await add(username)).body).toMatchObject({ success: false })
  })

  it('are one account in any letter case, with one count of wrong passwords', async () => {
    expect((await add('lookalike_k')).body.success).toBe(true)
    expect((await add('LOOKALIKE_K')).body.success).toBe(false)
    // The Kelvin sign is a k in small letters.
    for (const name of ['lookalike_k', 'LOOKALIKE_K', 'Lookalike_k', 'lookALIKE_k', 'lookalike_\u212a'])
      expect((await guess(name, 'wrong-one')).status).toBe(200)
    expect((await guess('lookalike_k', PASSWORD)).status).toBe(429)
  })

  it('cannot be guessed faster by many tries at once', async () => {
    expect((await add('hurried')).body.success).toBe(true)
    const tries = await Promise.all(Array.from({ length: 12 }, (_, at) => guess('hurried', `wrong ${at}`)))
    const looked = tries.filter(({ body }) => body.message === '用户名或密码错误')
    expect(looked.length).toBeLessThanOrEqual(5)
    expect((await guess('hurried', PASSWORD)).status).toBe(429)
  })
})

describe('check rules', () => {
  it.each([
    '((a+))+$',
    '^((a|b)|(a|c))*$',
    '^(a?){60}a{60}$',
    `^${'a*'.repeat(30)}$`,
    '^(?:(?:a+)b?)+$',
    '^(?=((a+)))((a+)+)$',
  ])('%s takes no time of the others', async (pattern) => {
    const ruleCode = `slow${Math.random()}`
    const ruleJson = JSON.stringify([{ digits: '*', pattern, message: 'no' }])
    const added = await post('/sys/checkRule/add', { ruleName: 'slow', ruleCode, ruleJson }, admin.token)
    const asked = fetch(`${base}/sys/checkRule/checkByCode?ruleCode=${ruleCode}&value=${'a'.repeat(60)}!`, {
      headers: { 'x-access-token': admin.token! },
    })
    const { success } = (await (await asked).json()) as { success: boolean }
    if (added.body.success) expect(success).toBe(false)
  })
})

describe('signed calls and tickets', () => {
  const path = '/sys/dict/getDictItems/currency'
  const sent = (headers: Record<string, string>, url = path) =>
    fetch(base + url, { headers: { 'x-access-token': admin.token!, ...headers } })
      .then((reply) => reply.json())
      .then((body) => (body as { success: boolean }).success)
  const headers = (at: number) => ({
    'x-sign': signRequest(path, {}, SIGN_SECRET),
    'x-timestamp': signTimestamp(new Date(at)),
  })

  it('are refused when they are sent again after the five minutes, or before their time', async () => {
    expect(await sent(headers(Date.now()))).toBe(true)
    expect(await sent(headers(Date.now() - 302_000))).toBe(false)
    expect(await sent(headers(Date.now() + 302_000))).toBe(false)
  })

  it.each([
    ['a signature of other parameters', `${path}?delFlag=1`, {}],
    ['a time that is no time', path, { 'x-timestamp': '99999999999999' }],
    ['a time of other signs', path, { 'x-timestamp': `${Date.now()}e0` }],
    ['a negative time', path, { 'x-timestamp': `-${Date.now()}` }],
    ['two signatures', path, { 'x-sign': `${signRequest(path, {}, SIGN_SECRET)}, x` }],
  ])('are refused with %s', async (_what, url, more) => {
    expect(await sent({ ...headers(Date.now()), ...(more as Record<string, string>) }, url)).toBe(false)
  })

  it('of a file open that file for its time only', async () => {
    const form = new FormData()
    form.append('file', new Blob(['of admin']), 'note.txt')
    const uploaded = await fetch(`${base}/sys/common/upload`, {
      method: 'POST',
      headers: { 'x-access-token': admin.token! },
      body: form,
    })
    const { message: file } = (await uploaded.json()) as { message: string }
    const issued = await post('/sys/common/ticket', { path: file }, admin.token)
    const { url } = (issued.body as unknown as { result: { url: string } }).result
    const given = new URL(url, base).searchParams
    const [ticket, expires] = [given.get('ticket')!, Number(given.get('expires'))]
    const read = async (query: string, name = file) =>
      (await fetch(`${base}/sys/common/static/${name}?${query}`)).status
    expect(await read(`ticket=${ticket}&expires=${expires}`)).toBe(200)
    for (const query of [
      `ticket=${ticket}&expires=${expires + 60_000}`,
      `ticket=${ticket}&ticket=${ticket}&expires=${expires}`,
      `ticket[]=${ticket}&expires=${expires}`,
      `ticket=${ticket}`,
      `ticket=&expires=${expires}`,
      `ticket=${ticket}&expires=${expires}.0`,
    ])
      expect([query, await read(query)]).toEqual([query, 401])
    expect(await read(`ticket=${ticket}&expires=${expires}`, `${file}x`)).toBe(401)
  })
})

it.each([
  'http://169.254.169.254/latest/meta-data',
  'https://portal.example@evil.test/',
  'https://portal.example.evil.test/',
  'https://portal.exampleevil.test/',
  '//evil.test/',
  'file:///etc/passwd',
  'https://portal.example:444/',
  'https://portal.example\\@evil.test/',
])('a CAS login names no service but the own: %s', async (service) => {
  const query = new URLSearchParams({ ticket: 'ST-1-abcdefghijkl', service })
  const reply = await fetch(`${base}/sys/cas/client/validateLogin?${query}`, { redirect: 'manual' })
  expect(reply.status).toBeLessThan(500)
  expect(((await reply.json()) as { success: boolean }).success).toBe(false)
  expect(target.trap.calls).toEqual([])
})
