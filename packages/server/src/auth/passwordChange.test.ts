import { operations } from '@lading/core/contract'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { testOrderServer } from '../testing/orderEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

const FIRST = 'given by admin 1'
const OWN = 'chosen by myself 2'
let server: TestServer
let newcomer: Caller
beforeAll(async () => {
  server = await startTestServer([testOrderServer])
  const admin = await server.login('admin')
  await admin.send('POST', '/sys/user/add', { username: 'newcomer', realname: 'N', password: FIRST })
  await server.db.pool.query(
    `INSERT INTO sys_user_role (user_id, role_id) SELECT u.id, r.id FROM sys_user u, sys_role r
     WHERE u.username = 'newcomer' AND r.role_code = 'admin'`,
  )
  newcomer = await server.login('newcomer', FIRST)
})
afterAll(() => server.close())

const change = (caller: Caller, oldpassword: string, password: string) =>
  caller.send('PUT', '/sys/user/updatePassword', {
    username: 'newcomer',
    oldpassword,
    password,
    confirmpassword: password,
  })

it('is told by the login and by the own information', async () => {
  const { body } = await newcomer.get('/sys/user/getUserInfo')
  expect(body.result.userInfo.mustChangePassword).toBe(true)
  const sales = await server.login('sales')
  expect((await sales.get('/sys/user/getUserInfo')).body.result.userInfo.mustChangePassword).toBe(false)
})

it.each([
  ['GET', '/sys/permission/getUserPermissionByToken'],
  ['GET', '/sys/user/list'],
  ['POST', '/sales/tsOrder/add'],
  ['POST', '/sys/selectDepart'],
  ['PUT', '/sys/user/changePassword'],
  ['POST', '/sys/superQuery/save'],
  ['GET', '/sys/annountCement/listByUser'],
] as const)('refuses %s %s, even of an administrator', async (method, path) => {
  const reply = method === 'GET' ? await newcomer.get(path) : await newcomer.send(method, path, {})
  expect(reply.status).toBe(403)
  expect(reply.body).toMatchObject({
    success: false,
    code: 511,
    message: '请先修改密码',
  })
})

it('leaves four calls: who am I, must I change the password, change it, log out', () => {
  const left = Object.values(operations).filter((operation) => operation.beforePasswordChange)
  expect(left.map(({ id }) => id).sort()).toEqual([
    'getUserInfo',
    'logout',
    'userUpdatePassword',
    'userVerifyPassword',
  ])
})

it('refuses both sockets', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const { id } = (await newcomer.get('/sys/user/getUserInfo')).body.result.userInfo
  for (const path of [`/websocket/${id}`, `/vxeSocket/${id}/page`]) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${server.env.apiBase}${path}`, [newcomer.token!])
    socket.on('error', () => undefined)
    const status = await new Promise((resolve) => {
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.once('open', () => resolve('open'))
    })
    expect(status).toBe(403)
    socket.terminate()
  }
})

it('ends with another password, not with the same one', async () => {
  expect((await change(newcomer, FIRST, FIRST)).body).toMatchObject({ success: false })
  expect((await change(newcomer, FIRST, OWN)).body.message).toBe('密码重置成功!')
  const again = await server.login('newcomer', OWN)
  expect((await again.get('/sys/user/list')).status).toBe(200)
})

it('begins anew when an administrator sets the password', async () => {
  const admin = await server.login('admin')
  const body = { username: 'newcomer', password: FIRST, confirmpassword: FIRST }
  expect((await admin.send('PUT', '/sys/user/changePassword', body)).body.message).toBe('密码修改成功!')
  const again = await server.login('newcomer', FIRST)
  expect((await again.get('/sys/user/list')).body.code).toBe(511)
  expect((await again.send('POST', '/sys/logout')).body.message).toBe('退出登录成功！')
})
