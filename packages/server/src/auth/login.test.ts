import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../testing/testServer'
import { CAPTCHA, PASSWORD, startTestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let key = 0
async function tryLogin(body: Record<string, unknown>) {
  key += 1
  await server.anonymous.get(`/sys/randomImage/${key}`)
  return (await server.anonymous.send('POST', '/sys/login', { captcha: CAPTCHA, checkKey: key, ...body }))
    .body
}

it('gives a captcha as a picture', async () => {
  const { body } = await server.anonymous.get('/sys/randomImage/1700000000000')
  expect(body.result).toMatch(/^data:image\/svg\+xml;base64,/)
})

it('logs in and gives token, user, departments and dictionaries', async () => {
  const body = await tryLogin({ username: 'sales', password: PASSWORD })
  expect(body).toMatchObject({ success: true, code: 200, message: '登录成功' })
  expect(body.result.multi_depart).toBe(2)
  expect(body.result.departs).toHaveLength(2)
  expect(body.result.userInfo).toMatchObject({ username: 'sales', realname: '王小敏', orgCode: 'A01A01' })
  expect(body.result.sysAllDictItems.sex[0]).toMatchObject({
    value: '1',
    text: '男',
    title: '男',
    label: '男',
  })
  expect(JSON.stringify(body)).not.toContain('argon2')
})

it('says in the language of the request why it lets nobody in', async () => {
  const english = { 'accept-language': 'en-US' }
  const say = async (body: object, headers: Record<string, string>) => {
    key += 1
    await server.anonymous.get(`/sys/randomImage/${key}`)
    const sent = { username: 'nobody', password: 'wrong', captcha: CAPTCHA, checkKey: key, ...body }
    return (await server.anonymous.send('POST', '/sys/login', sent, headers)).body.message
  }
  expect(await say({ captcha: 'zzzz' }, {})).toBe('验证码错误')
  // Of the standard texts of spec 1 §8.
  expect(await say({ captcha: 'zzzz' }, english)).toBe('Verification Code wrong')
  expect(await say({}, {})).toBe('用户名或密码错误')
  expect(await say({}, english)).toBe('Wrong user name or password')
})

it('stores only a hash of the token', async () => {
  const caller = await server.login('admin')
  const { rows } = await server.db.pool.query('SELECT * FROM sys_session')
  expect(JSON.stringify(rows)).not.toContain(caller.token)
})

it('refuses a wrong captcha with 412 and uses a right one up', async () => {
  expect(await tryLogin({ username: 'admin', password: PASSWORD, captcha: 'nope' })).toMatchObject({
    code: 412,
    message: '验证码错误',
  })
  await server.anonymous.get('/sys/randomImage/again')
  const body = { username: 'admin', password: PASSWORD, captcha: CAPTCHA, checkKey: 'again' }
  expect((await server.anonymous.send('POST', '/sys/login', body)).body.success).toBe(true)
  expect((await server.anonymous.send('POST', '/sys/login', body)).body.code).toBe(412)
})

it('answers a wrong password and an unknown user alike', async () => {
  const wrong = await tryLogin({ username: 'viewer', password: 'not it at all' })
  const unknown = await tryLogin({ username: 'nobody', password: 'not it at all' })
  expect(wrong).toMatchObject({ success: false, code: 500, message: '用户名或密码错误' })
  expect(unknown).toMatchObject({ success: false, code: 500, message: '用户名或密码错误' })
})

it('shuts an account after five wrong passwords, also for the right one', async () => {
  const admin = await server.login('admin')
  const body = { username: 'lockme', realname: '锁', password: 'a good password', selectedroles: '' }
  expect((await admin.send('POST', '/sys/user/add', body)).body.success).toBe(true)
  for (let at = 0; at < 5; at++) await tryLogin({ username: 'lockme', password: `wrong ${at} wrong` })
  expect((await tryLogin({ username: 'lockme', password: 'a good password' })).message).toContain(
    '登录失败次数过多',
  )
})

it('ends a session at logout', async () => {
  const caller = await server.login('viewer')
  expect((await caller.get('/sys/user/getUserInfo')).body.result.userInfo.username).toBe('viewer')
  expect((await caller.send('POST', '/sys/logout')).body).toMatchObject({
    success: true,
    message: '退出登录成功！',
  })
  expect((await caller.get('/sys/user/getUserInfo')).status).toBe(401)
})

it('ends the sessions of a frozen user at once', async () => {
  const admin = await server.login('admin')
  const caller = await server.login('viewer')
  const { id } = (await caller.get('/sys/user/getUserInfo')).body.result.userInfo
  await admin.send('PUT', '/sys/user/frozenBatch', { ids: `${id},`, status: 2 })
  expect((await caller.get('/sys/user/getUserInfo')).status).toBe(401)
  expect((await tryLogin({ username: 'viewer', password: PASSWORD })).message).toBe('该用户已冻结')
})

it('lets a user choose only an own department', async () => {
  const caller = await server.login('sales')
  expect((await caller.send('PUT', '/sys/selectDepart', { orgCode: 'A01A03' })).body.success).toBe(false)
  const choose = (body: object) => caller.send('POST', '/sys/selectDepart', body)
  expect((await choose({ orgCode: 'A01A02', username: 'admin' })).body.success).toBe(false)
  const { body } = await choose({ orgCode: 'A01A02', username: 'sales' })
  expect(body.result.userInfo).toMatchObject({ username: 'sales', orgCode: 'A01A02' })
})

it('changes the own password and ends all sessions of the user, also the own', async () => {
  const [one, other] = [await server.login('sales'), await server.login('sales')]
  const change = {
    username: 'sales',
    oldpassword: PASSWORD,
    password: 'another fine one',
    confirmpassword: 'another fine one',
  }
  expect(
    (await one.send('PUT', '/sys/user/updatePassword', { ...change, oldpassword: 'x' })).body.message,
  ).toBe('旧密码输入错误!')
  expect(
    (await one.send('PUT', '/sys/user/updatePassword', { ...change, username: 'admin' })).body.message,
  ).toBe('只允许修改自己的密码！')
  expect((await one.send('PUT', '/sys/user/updatePassword', change)).body.message).toBe('密码重置成功!')
  expect((await one.get('/sys/user/getUserInfo')).status).toBe(401)
  expect((await other.get('/sys/user/getUserInfo')).status).toBe(401)
})
