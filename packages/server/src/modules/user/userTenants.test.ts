import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller, TestServer } from '../../testing/testServer'
import { PASSWORD, startTestServer } from '../../testing/testServer'

let server: TestServer
let platform: Caller
let viewerId: string
beforeAll(async () => {
  server = await startTestServer()
  platform = await server.login('admin')
  for (const id of [7, 8])
    await platform.send('POST', '/sys/tenant/add', { id, name: `tenant ${id}`, status: 1 })
  viewerId = (await find('viewer')).id
})
afterAll(() => server.close())

const find = async (username: string, caller = platform) =>
  (await caller.get(`/sys/user/list?username=${username}`)).body.result.records[0]
const give = (relTenantIds: string | null, { caller = platform, id = viewerId } = {}) =>
  caller.send('POST', '/sys/user/edit', { id, realname: '陈立', relTenantIds })
const tenantsAtLogin = async () => {
  const { body } = await server.anonymous.send('POST', '/sys/mLogin', {
    username: 'viewer',
    password: PASSWORD,
  })
  return body.result.tenantList?.map(({ id }: { id: number }) => id)
}

describe('tenants of a user', () => {
  it('are given by the administrator of the platform, and chosen among at the login', async () => {
    expect((await give('8,7,8,')).body.message).toBe('修改成功!')
    expect((await find('viewer')).relTenantIds).toBe('7,8')
    expect(await tenantsAtLogin()).toEqual([7, 8])
    await platform.send('POST', '/sys/user/edit', { id: viewerId, realname: '陈立' })
    expect(await tenantsAtLogin()).toEqual([7, 8])
    expect((await give(null)).body.success).toBe(true)
    expect(await tenantsAtLogin()).toBeUndefined()
  })

  it('come with a new account', async () => {
    const account = { username: 'of_two', realname: 'x', password: 'Given@2026', relTenantIds: '7,8' }
    expect((await platform.send('POST', '/sys/user/add', account)).body.message).toBe('添加成功！')
    expect((await find('of_two')).relTenantIds).toBe('7,8')
  })

  it('must exist', async () => {
    for (const list of ['7,99', '7,x', '-7', '1.5', '99999999999999'])
      expect((await give(list)).body).toMatchObject({ success: false, message: /租户不存在/ })
    expect((await find('viewer')).relTenantIds).toBe('')
  })

  it('an open session leaves the tenant that its user is taken out of', async () => {
    await give('7,8')
    const open = await server.login('viewer')
    const working = async () =>
      (await open.get('/sys/tenant/getCurrentUserTenant', { 'tenant-id': '7' })).status
    expect(await working()).toBe(200)
    await give('8')
    expect(await working()).toBe(403)
    const queries = async () => (await open.get('/sys/superQuery/list?page=/p')).body.result.length
    const query = { matchType: 'and', lines: [{ field: 'amount', rule: 'gt', val: '1' }] }
    await open.send('POST', '/sys/superQuery/save', { page: '/p', name: 'of eight', query })
    expect(await queries()).toBe(1)
    await give('')
    expect(await queries()).toBe(0)
  })

  it('are given by nobody who works in one, nor to oneself; what is stored may be sent back', async () => {
    await server.db.pool.query(
      `INSERT INTO sys_user_role (user_id, role_id) SELECT u.id, r.id FROM sys_user u, sys_role r
       WHERE u.username = 'sales' AND r.role_code = 'admin'`,
    )
    await give('7', { id: (await find('sales')).id })
    await give('7')
    const ofSeven = await server.login('sales')
    expect((await give('7,8', { caller: ofSeven })).status).toBe(403)
    expect((await give('', { caller: ofSeven })).status).toBe(403)
    expect((await give('7', { caller: ofSeven })).body.success).toBe(true)
    const account = { username: 'of_seven', realname: 'x', password: 'Given@2026', relTenantIds: '' }
    expect((await ofSeven.send('POST', '/sys/user/add', account)).body.message).toBe('添加成功！')
    expect((await find('of_seven')).relTenantIds).toBe('7')
    const own = (await find('admin')).id
    expect((await give('7', { id: own })).body).toMatchObject({ success: false })
    expect((await find('admin')).relTenantIds).toBe('')
  })
})
