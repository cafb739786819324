import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderBody, testOrderServer } from '../testing/orderEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

let server: TestServer
let admin: Caller
let viewer: string
let view: Record<string, string>
beforeAll(async () => {
  server = await startTestServer([testOrderServer])
  admin = await server.login('admin')
  const roles = (await admin.get('/sys/role/list?pageSize=50')).body.result.records
  const roleOf = (code: string) => roles.find(({ roleCode }: { roleCode: string }) => roleCode === code).id
  viewer = roleOf('viewer')
  view = { 'x-view-role': viewer }
})
afterAll(() => server.close())

const begin = (caller = admin) => caller.send('POST', '/sys/role/view', { roleId: viewer })
const lists = async (headers: Record<string, string>, caller = admin) =>
  (await caller.get('/sys/permission/getUserPermissionByToken', headers)).body.result

it('is refused before it was begun, which is written into the log', async () => {
  expect((await admin.get('/sys/user/getUserInfo', view)).status).toBe(403)
  expect((await begin()).body).toMatchObject({ success: true, result: { id: viewer } })
  expect((await admin.get('/sys/user/getUserInfo', view)).status).toBe(200)
  const { rows } = await server.db.pool.query(
    `SELECT username, log_content FROM sys_log WHERE log_content LIKE '以角色%'`,
  )
  expect(rows).toMatchObject([{ username: 'admin' }])
  // Of another session of the same person it was not begun.
  expect((await (await server.login('admin')).get('/sys/user/getUserInfo', view)).status).toBe(403)
})

it('sees what the role sees, and nothing of the own rights beyond', async () => {
  const own = await server.login('viewer')
  const role = await lists(view)
  expect(role.auth).toEqual((await lists({}, own)).auth)
  expect(role.menu).toEqual((await lists({}, own)).menu)
  expect((await lists({})).auth.length).toBeGreaterThan(role.auth.length)
  expect((await admin.get('/sys/user/list', view)).status).toBe((await own.get('/sys/user/list')).status)
})

it('changes nothing, neither by POST nor by a GET that changes', async () => {
  for (const [method, path, body] of [
    ['POST', '/sales/tsOrder/add', orderBody('x')],
    ['PUT', '/sys/user/login/setting/userEdit', { realname: 'x' }],
    ['POST', '/sys/role/view', { roleId: viewer }],
    ['DELETE', '/sys/role/delete?id=1', undefined],
  ] as const) {
    const { body: answer, status } = await admin.send(method, path, body, view)
    expect([path, status, answer.message]).toEqual([path, 403, '正在以角色身份查看，只能浏览，不能修改'])
  }
  for (const path of ['/sys/annountCement/doReleaseData?id=1', '/sys/quartzJob/execute?id=1'])
    expect([path, (await admin.get(path, view)).status]).toEqual([path, 403])
})

it('is for who may give rights, and never gives more than one has', async () => {
  const sales = await server.login('sales')
  expect((await begin(sales)).status).toBe(403)
  expect((await sales.get('/sys/user/getUserInfo', view)).status).toBe(403)
  await server.db.pool.query(
    `INSERT INTO sys_role_permission (role_id, permission_id)
     SELECT r.id, p.id FROM sys_role r, sys_permission p
     WHERE r.role_code = 'sales' AND p.perms = 'system:permission:grant' ON CONFLICT DO NOTHING`,
  )
  const granting = await server.login('sales')
  const roles = (await granting.get('/sys/role/list?roleCode=admin')).body.result.records
  const asAdmin = { 'x-view-role': roles[0].id as string }
  // All that the role administrator shows would be empty, so it is refused with the reason.
  expect((await granting.send('POST', '/sys/role/view', { roleId: roles[0].id })).body).toMatchObject({
    success: false,
    message: '只有系统管理员才能以系统管理员角色的身份查看',
  })
  expect((await granting.get('/sys/user/list', asAdmin)).status).toBe(403)
})
