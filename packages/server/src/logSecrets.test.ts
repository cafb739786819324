import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signRequest, signTimestamp } from '@lading/core/sign'
import { buildApp } from './app'
import { createLogger } from './logger'
import { testOrderServer } from './testing/orderEntity'
import type { TestServer } from './testing/testServer'
import { CAPTCHA, PASSWORD, SIGN_SECRET, startTestServer } from './testing/testServer'

let server: TestServer
let app: FastifyInstance
const lines: string[] = []
const texts: string[] = []
beforeAll(async () => {
  server = await startTestServer([testOrderServer])
  // A second app on the same database, with the log as it is in production, but everything of it.
  const log = createLogger('trace', { write: (line: string) => void lines.push(line) })
  const sms = { send: async (_mobile: string, text: string) => void texts.push(text) }
  app = await buildApp({ env: server.env, db: server.db, modules: [testOrderServer], log, sms })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers: object = {}) =>
  app.inject({ method, url: `/api${path}`, headers: { ...headers }, ...(payload ? { payload } : {}) })
const drawn = () => call('GET', '/sys/randomImage/log')

it('holds no password, token, captcha, code or signature, whatever was sent', async () => {
  await drawn()
  const credentials = { username: 'sales', captcha: CAPTCHA, checkKey: 'log' }
  const wrong = 'a-wrong-s3cret-password'
  await call('POST', '/sys/login', { ...credentials, password: wrong })
  await drawn()
  const login = await call('POST', '/sys/login', { ...credentials, password: PASSWORD })
  const { token } = login.json<{ result: { token: string } }>().result
  const session = { 'x-access-token': token }

  const signed = '/sys/dict/getDictItems/currency'
  const sign = signRequest(signed, {}, SIGN_SECRET)
  await call('GET', signed, undefined, {
    ...session,
    'x-sign': sign,
    'x-timestamp': signTimestamp(new Date()),
  })
  const newPassword = 'n3w s3cret phrase'
  await call(
    'PUT',
    '/sys/user/updatePassword',
    { username: 'sales', oldpassword: wrong, password: newPassword, confirmpassword: newPassword },
    session,
  )
  await call('POST', '/sys/mLogin', { username: 'viewer', password: wrong })
  await call('POST', '/sys/sms', { mobile: '13800138000', smsmode: '0' })
  const code = /\d{6}/.exec(texts.join())![0]
  await call('POST', '/sys/phoneLogin', { mobile: '13800138000', captcha: code })
  const oneTime = 'one-time-third-login-token'
  await call('GET', `/sys/thirdLogin/getLoginUser/${oneTime}/oidc`)
  const dead = 'd'.repeat(43)
  await call('GET', '/sales/tsOrder/list', undefined, {
    'x-access-token': dead,
    authorization: `Bearer ${dead}`,
  })
  await call('GET', `/sys/common/static/a.txt?ticket=${dead}&token=${token}`)
  // A body that is none, and one that a schema refuses: neither is told to the log.
  await app.inject({
    method: 'POST',
    url: '/api/sys/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"password":"${wrong}",`,
  })
  await call('POST', '/sys/login', { username: 'sales', password: [wrong] })

  const log = lines.join('')
  // It is the log of these calls, and not an empty one.
  expect(log).toContain('/api/sys/login')
  expect(log).toContain('/api/sys/thirdLogin/getLoginUser/[hidden]/oidc')
  expect(lines.length).toBeGreaterThan(20)
  for (const secret of [PASSWORD, wrong, newPassword, token, sign, code, oneTime, dead, SIGN_SECRET])
    expect([secret, log.includes(secret)]).toEqual([secret, false])
  expect(log).not.toContain(`"captcha":"${CAPTCHA}"`)
  expect(log).not.toMatch(/\$argon2/)
  // Nor do the log lines that administrators read.
  const { rows } = await server.db.pool.query('SELECT row_to_json(l)::text AS line FROM sys_log l')
  for (const { line } of rows)
    for (const secret of [PASSWORD, wrong, token, code]) expect(line).not.toContain(secret)
})
