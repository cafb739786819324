import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

let server: TestServer
let sales: Caller
beforeAll(async () => {
  server = await startTestServer()
  sales = await server.login('sales')
})
afterAll(() => server.close())

const SCREEN = { 'user-agent': 'the screen' }
const draw = async () => (await server.anonymous.get('/sys/getLoginQrcode', SCREEN)).body.result.qrcodeId
const ask = async (qrcodeId: string, headers = SCREEN) =>
  (await server.anonymous.get(`/sys/getQrcodeToken?qrcodeId=${qrcodeId}`, headers)).body.result
const scan = (caller: Caller, qrcodeId: string) => caller.send('POST', '/sys/scanLoginQrcode', { qrcodeId })

it('logs the screen in as who scanned the code, once', async () => {
  const code = await draw()
  expect(await ask(code)).toEqual({ token: '-1' })
  expect((await scan(sales, code)).body.success).toBe(true)
  const { token, success } = await ask(code)
  expect(success).toBe(true)
  const { body } = await server.anonymous.get('/sys/user/getUserInfo', { 'x-access-token': token })
  expect(body.result.userInfo.username).toBe('sales')
  expect(token).not.toBe(sales.token)
  expect(await ask(code)).toEqual({ token: '-2' })
})

it('gives the session to nobody who only saw the code', async () => {
  const code = await draw()
  await scan(sales, code)
  expect(await ask(code, { 'user-agent': 'over the shoulder' })).toEqual({ token: '-2' })
  expect((await ask(code)).success).toBe(true)
})

it('is scanned with a session, and by one user', async () => {
  const code = await draw()
  expect((await scan(server.anonymous, code)).status).toBe(401)
  await scan(sales, code)
  expect((await scan(await server.login('viewer'), code)).body.success).toBe(false)
  expect((await scan(sales, 'made-up')).body.success).toBe(false)
  expect(await ask('made-up')).toEqual({ token: '-2' })
})

it('logs nobody in who was frozen meanwhile', async () => {
  const code = await draw()
  await scan(await server.login('viewer'), code)
  await server.db.pool.query(`UPDATE sys_user SET status = 2 WHERE username = 'viewer'`)
  const reply = await server.anonymous.get(`/sys/getQrcodeToken?qrcodeId=${code}`, SCREEN)
  expect(reply.body).toMatchObject({ success: false, message: '该用户已冻结' })
})

it('locks an account out on the login without a captcha as on every other', async () => {
  const tries = []
  for (let at = 0; at < 6; at += 1)
    tries.push(await server.anonymous.send('POST', '/sys/mLogin', { username: 'sales', password: 'wrong' }))
  expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  await expect(server.login('sales')).rejects.toThrow('登录失败次数过多')
})
