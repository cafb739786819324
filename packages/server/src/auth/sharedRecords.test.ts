import { operations } from '@lading/core/contract'
import { changesShared } from '@lading/core/contract'
import type { Operation } from '@lading/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testTaskServer } from '../testing/taskEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

let server: TestServer
let platform: Caller
/** Holds the role admin, but works in tenant 7. */
let tenant: Caller
beforeAll(async () => {
  server = await startTestServer([testTaskServer])
  const { pool } = server.db
  await pool.query(`INSERT INTO sys_tenant (id, name, status) VALUES (7, 'seven', 1), (8, 'eight', 1)`)
  platform = await server.login('admin')
  await pool.query(`UPDATE sys_user SET rel_tenant_ids = '7' WHERE username = 'sales'`)
  await pool.query(`UPDATE sys_user SET rel_tenant_ids = '8' WHERE username = 'viewer'`)
  await pool.query(
    `INSERT INTO sys_user_role (user_id, role_id) SELECT u.id, r.id FROM sys_user u, sys_role r
     WHERE u.username = 'sales' AND r.role_code = 'admin'`,
  )
  tenant = await server.login('sales')
})
afterAll(() => server.close())

describe('what all tenants share', () => {
  it('is read in a tenant and changed without one only', async () => {
    const role = { roleCode: 'new_role', roleName: 'new' }
    const refused = await tenant.send('POST', '/sys/role/add', role)
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({
      code: 510,
      message: '只能由平台管理员修改',
    })
    expect((await tenant.get('/sys/role/list')).body.success).toBe(true)
    expect((await platform.send('POST', '/sys/role/add', role)).body.message).toBe('添加成功！')
  })

  it('names a tenant’s administrator nothing of: no verb and no header changes it', async () => {
    const forged = { 'tenant-id': '0', 'x-tenant-id': '0' }
    const dict = { dictName: 'x', dictCode: 'x' }
    expect((await tenant.send('POST', '/sys/dict/add', dict, forged)).status).toBe(403)
    const role = (await platform.get('/sys/role/list?roleCode=viewer')).body.result.records[0]
    expect((await tenant.send('POST', '/sys/role/edit', { ...role, roleName: 'mine' })).status).toBe(403)
    expect((await tenant.send('DELETE', `/sys/role/delete?id=${role.id}`)).status).toBe(403)
  })

  it('never lose the administrator role, nor its name', async () => {
    const [role] = (await platform.get('/sys/role/list?roleCode=admin')).body.result.records
    const [other] = (await platform.get('/sys/role/list?roleCode=viewer')).body.result.records
    const message = '系统管理员角色不能改名或删除'
    for (const change of [{ roleName: 'x' }, { roleCode: 'x' }])
      expect((await platform.send('POST', '/sys/role/edit', { ...role, ...change })).body.message).toBe(
        message,
      )
    const both = `/sys/role/deleteBatch?ids=${other.id},${role.id}`
    expect((await platform.send('DELETE', both)).body.message).toBe(message)
    const described = { ...role, description: 'all' }
    expect((await platform.send('POST', '/sys/role/edit', described)).body.success).toBe(true)
    const { records } = (await platform.get('/sys/role/list?pageSize=50')).body.result
    expect(records.map(({ roleCode }: { roleCode: string }) => roleCode)).toEqual(
      expect.arrayContaining(['admin', 'viewer']),
    )
  })

  it('are these calls', () => {
    const shared = Object.values<Operation>(operations as never).filter(changesShared)
    const codes = [...new Set(shared.map(({ permission }) => permission))].sort()
    expect(codes).toMatchInlineSnapshot(`
      [
        "online:report:design",
        "system:category:add",
        "system:category:delete",
        "system:category:edit",
        "system:category:import",
        "system:checkRule:add",
        "system:checkRule:delete",
        "system:checkRule:edit",
        "system:depart:add",
        "system:depart:delete",
        "system:depart:edit",
        "system:depart:import",
        "system:departRole:add",
        "system:departRole:delete",
        "system:departRole:edit",
        "system:dict:add",
        "system:dict:delete",
        "system:dict:edit",
        "system:dict:import",
        "system:fillRule:add",
        "system:fillRule:delete",
        "system:fillRule:edit",
        "system:messageTemplate:add",
        "system:messageTemplate:delete",
        "system:messageTemplate:edit",
        "system:onlineForm:edit",
        "system:permission:add",
        "system:permission:delete",
        "system:permission:edit",
        "system:permission:grant",
        "system:position:add",
        "system:position:delete",
        "system:position:edit",
        "system:position:import",
        "system:quartzJob:add",
        "system:quartzJob:delete",
        "system:quartzJob:edit",
        "system:quartzJob:execute",
        "system:quartzJob:import",
        "system:quartzJob:pause",
        "system:quartzJob:resume",
        "system:role:add",
        "system:role:delete",
        "system:role:edit",
        "system:role:import",
        "system:tenant:add",
        "system:tenant:delete",
        "system:tenant:edit",
      ]
    `)
    // Whoever works in a tenant keeps its people, announcements, messages and records.
    expect(codes.filter((code) => /user|annountCement|:message:|:online:|system:report/.test(code!))).toEqual(
      [],
    )
  })
})

describe('messages', () => {
  it('belong to the tenant in which they were made', async () => {
    const message = { esTitle: 'of seven', esType: '1', esReceiver: '13800000009', esContent: 'x' }
    await tenant.send('POST', '/sys/message/sysMessage/add', message)
    const list = async (caller: Caller) =>
      (await caller.get('/sys/message/sysMessage/list')).body.result.records.map(
        ({ esTitle }: { esTitle: string }) => esTitle,
      )
    expect(await list(tenant)).toEqual(['of seven'])
    expect(await list(platform)).toEqual([])
    const { id } = (await tenant.get('/sys/message/sysMessage/list')).body.result.records[0]
    expect((await platform.get(`/sys/message/sysMessage/queryById?id=${id}`)).status).toBe(404)
    expect((await platform.send('PUT', '/sys/message/sysMessage/edit', { ...message, id })).status).toBe(404)
    expect((await platform.send('DELETE', `/sys/message/sysMessage/delete?id=${id}`)).status).toBe(404)
    expect((await tenant.send('DELETE', `/sys/message/sysMessage/delete?id=${id}`)).body.success).toBe(true)
  })

  it('reach nobody of another tenant', async () => {
    await platform.send('POST', '/sys/message/sysMessageTemplate/add', {
      templateName: 't',
      templateCode: 't',
      templateType: '4',
      templateContent: 'hello',
    })
    const send = (receiver: string) =>
      tenant.send('POST', '/sys/message/sysMessageTemplate/sendMsg', { templateCode: 't', receiver })
    expect((await send('viewer')).body.message).toBe('接收人不存在')
    expect((await send('sales')).body.message).toBe('消息发送成功！')
  })
})

describe('user agents', () => {
  it('are of the own tenant, and so are both users', async () => {
    const agent = (userName: string, agentUserName: string) =>
      tenant.send('POST', '/sys/sysUserAgent/add', { userName, agentUserName, status: '1' })
    expect((await agent('sales', 'viewer')).body.message).toBe('用户不存在: viewer')
    await server.db.pool.query(`UPDATE sys_user SET rel_tenant_ids = '7' WHERE username = 'viewer'`)
    expect((await agent('sales', 'viewer')).body.success).toBe(true)
    const [row] = (await tenant.get('/sys/sysUserAgent/list')).body.result.records
    expect(row).toMatchObject({ userName: 'sales', agentUserName: 'viewer' })
    expect((await platform.get('/sys/sysUserAgent/list')).body.result.total).toBe(0)
    expect((await platform.send('DELETE', `/sys/sysUserAgent/delete?id=${row.id}`)).status).toBe(404)
    expect((await platform.get('/sys/sysUserAgent/queryByUserName?userName=sales')).body.result).toBe(null)
  })

  it('are said by everybody for oneself, once, and for nobody else', async () => {
    const viewer = await server.login('viewer')
    const own = { agentUserName: 'sales', startTime: '2026-11-23 08:00:00', endTime: '2026-11-30 18:00:00' }
    expect((await viewer.send('POST', '/sys/sysUserAgent/add', { ...own, userName: 'viewer' })).status).toBe(
      403,
    )
    const said = await Promise.all([1, 2].map(() => viewer.send('PUT', '/sys/sysUserAgent/own', own)))
    expect(said.map(({ body }) => body.message)).toEqual(['保存成功！', '保存成功！'])
    const { rows } = await server.db.pool.query(`SELECT * FROM sys_user_agent WHERE user_name = 'viewer'`)
    expect(rows).toMatchObject([{ agent_user_name: 'sales', status: '1', create_by: 'viewer' }])
    // Another name in the body is passed over.
    await viewer.send('PUT', '/sys/sysUserAgent/own', { ...own, userName: 'admin' })
    const find = async () =>
      (await viewer.get('/sys/sysUserAgent/queryByUserName?userName=viewer')).body.result
    expect(await find()).toMatchObject({ userName: 'viewer', startTime: own.startTime })
    expect((await viewer.send('DELETE', '/sys/sysUserAgent/own')).body.success).toBe(true)
    expect(await find()).toBe(null)
    const self = await viewer.send('PUT', '/sys/sysUserAgent/own', { ...own, agentUserName: 'viewer' })
    expect(self.body.message).toBe('代理人不能是本人')
  })
})

describe('draws among the staff', () => {
  interface Prize {
    id: string
    drawnAt: string | null
    winners: { username: string }[]
  }
  const draws = async (caller: Caller) =>
    (await caller.get('/sys/lottery/list')).body.result as { id: string; name: string; prizes: Prize[] }[]
  const made = async (caller: Caller, name: string, places: number[], departId?: string) => {
    const prizes = places.map((count, at) => ({ name: `prize ${at}`, places: count }))
    const { body } = await caller.send('POST', '/sys/lottery/add', {
      name,
      prizes,
      ...(departId && { departId }),
    })
    expect(body.message).toBe('添加成功！')
    return (await draws(caller)).find((each) => each.name === name)!
  }
  const draw = (caller: Caller, prizeId: string) => caller.send('POST', '/sys/lottery/draw', { prizeId })
  const winnersOf = ({ prizes }: { prizes: Prize[] }) =>
    prizes.flatMap(({ winners }) => winners.map(({ username }) => username))
  /** All who work without a tenant. */
  const STAFF = ['admin', 'finance', 'logistics', 'manager', 'purchasing', 'quality', 'warehouse']

  it('are drawn once, also when many draw at the same time, and nobody wins twice', async () => {
    const manager = await server.login('manager')
    const { id, prizes } = await made(manager, 'party', [3, 2, 2])
    const replies = await Promise.all(
      prizes.flatMap((prize) => [manager, platform, manager].map((caller) => draw(caller, prize.id))),
    )
    expect(replies.filter(({ body }) => body.success)).toHaveLength(3)
    expect(replies.filter(({ body }) => body.message === '该奖品已经抽过')).toHaveLength(6)
    const [party] = (await draws(platform)).filter((each) => each.id === id)
    expect(party!.prizes.map(({ winners }) => winners.length)).toEqual([3, 2, 2])
    // Seven places for seven people: everybody has won, each once, and nobody of another tenant.
    expect(winnersOf(party!).sort()).toEqual(STAFF)
    expect((await manager.send('DELETE', `/sys/lottery/delete?id=${id}`)).body.message).toBe(
      '已开奖，不能删除',
    )
  })

  it('leave out who is frozen, no member of the department, or outside of the company', async () => {
    const { pool } = server.db
    const { rows } = await pool.query<{ id: string }>(`SELECT id FROM sys_depart WHERE org_code = 'A01A04'`)
    const { prizes } = await made(platform, 'logistics', [1, 1], rows[0]!.id)
    await pool.query(`UPDATE sys_user SET status = 2 WHERE username = 'quality'`)
    expect((await draw(platform, prizes[0]!.id)).body.result.winners).toMatchObject([
      { username: 'logistics' },
    ])
    expect((await draw(platform, prizes[1]!.id)).body.message).toBe('可参加抽奖的只有0人，少于1个名额')
    await pool.query(`UPDATE sys_user SET status = 1, user_group = 'supplier' WHERE username = 'quality'`)
    expect((await draw(platform, prizes[1]!.id)).body.success).toBe(false)
    await pool.query(`UPDATE sys_user SET user_group = '' WHERE username = 'quality'`)
    expect((await draw(platform, prizes[1]!.id)).body.result.winners).toMatchObject([{ username: 'quality' }])
  })

  it('stay in their tenant: seen, drawn and deleted there alone', async () => {
    const { id, prizes } = await made(tenant, 'of seven', [1])
    expect((await draws(platform)).map(({ name }) => name)).not.toContain('of seven')
    expect((await draw(platform, prizes[0]!.id)).status).toBe(404)
    expect((await platform.send('DELETE', `/sys/lottery/delete?id=${id}`)).status).toBe(404)
    const { rows } = await server.db.pool.query<{ username: string }>(
      `SELECT username FROM sys_user WHERE rel_tenant_ids = '7' AND status = 1 AND del_flag = 0`,
    )
    const { entrants, winners } = (await draw(tenant, prizes[0]!.id)).body.result
    expect(entrants).toBe(rows.length)
    expect(rows).toContainEqual({ username: winners[0].username })
    expect((await draws(tenant)).map(({ name }) => name)).toEqual(['of seven'])
  })

  it('are seen by everybody of the demo, and made by who holds the right', async () => {
    const purchasing = await server.login('purchasing')
    const { id, prizes } = await made(platform, 'to see', [1])
    expect((await draws(purchasing)).map(({ name }) => name)).toContain('to see')
    const body = { name: 'mine', prizes: [{ name: 'car', places: 1 }] }
    expect((await purchasing.send('POST', '/sys/lottery/add', body)).status).toBe(403)
    expect((await draw(purchasing, prizes[0]!.id)).status).toBe(403)
    expect((await purchasing.send('DELETE', `/sys/lottery/delete?id=${id}`)).status).toBe(403)
    const blank = { name: ' ', prizes: [{ name: 'car', places: 1 }] }
    expect((await platform.send('POST', '/sys/lottery/add', blank)).body.message).toBe(
      '抽奖和奖品的名称不能为空',
    )
    expect((await platform.send('DELETE', `/sys/lottery/delete?id=${id}`)).body.message).toBe('删除成功!')
    expect((await draws(purchasing)).map(({ name }) => name)).not.toContain('to see')
  })
})

describe('who belongs to another tenant', () => {
  const save = async (caller: Caller, task: object) =>
    (await caller.send('POST', '/sales/tsTask/add', { title: 'x', ...task })).body

  it('can be named nowhere, and is told apart in nothing from who is not there', async () => {
    await server.db.pool.query(`UPDATE sys_user SET rel_tenant_ids = '8' WHERE username = 'viewer'`)
    expect(await save(tenant, { handler: 'sales' })).toMatchObject({ success: true })
    const said = async (name: string) => (await save(tenant, { helpers: `sales,${name}` })).result.issues[0]
    const [other, nobody] = [await said('viewer'), await said('ghost')]
    expect(other).toMatchObject({ field: 'helpers' })
    expect(other.message.replace('viewer', '?')).toBe(nobody.message.replace('ghost', '?'))
    expect(await save(platform, { handler: 'viewer' })).toMatchObject({ success: true })
  })
})
