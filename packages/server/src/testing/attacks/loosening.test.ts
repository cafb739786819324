import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertInto } from '../../db/statements'
import type { Caller, TestServer } from '../testServer'
import { testOrderServer } from '../orderEntity'
import { startTestServer } from '../testServer'

/** Who administers rights without holding them all: nothing that it may do gives it more. */
const HELD = [
  'system:permission:list',
  'system:permission:add',
  'system:permission:edit',
  'system:permission:delete',
  'system:role:list',
  'system:permission:grant',
  'system:role:add',
  'system:role:edit',
  'sales:tsOrder:list',
]
let server: TestServer
let admin: Caller
let clerk: Caller
let role: string
const idOf = async (code: string) =>
  (
    await server.db.pool.query<{ id: string }>(
      `SELECT id FROM sys_permission WHERE perms = $1 AND menu_type = 2 AND del_flag = 0 LIMIT 1`,
      [code],
    )
  ).rows[0]!.id
const ok = (reply: { body: { success: boolean } }) =>
  expect(JSON.stringify(reply.body)).toContain('"success":true')
const forbidden = (reply: { status: number; body: { code: number } }) =>
  expect([reply.status, reply.body.code]).toEqual([403, 510])

beforeAll(async () => {
  server = await startTestServer([testOrderServer], { rateLimit: 10_000 })
  admin = await server.login('admin')
  role = 'loosening-role'
  await server.db.run(insertInto('sys_role', { id: role, roleCode: 'loosening', roleName: 'loosening' }))
  await server.db.pool.query(
    `INSERT INTO sys_role_permission (role_id, permission_id) SELECT $1, id FROM sys_permission WHERE perms = ANY($2) AND del_flag = 0`,
    [role, HELD],
  )
  await server.db.pool.query(
    `INSERT INTO sys_user_role (user_id, role_id) SELECT id, $1 FROM sys_user WHERE username = 'viewer'`,
    [role],
  )
  clerk = await server.login('viewer')
})
afterAll(() => server.close())

const entry = (more: object) => ({
  name: 'x',
  menuType: 2,
  parentId: '',
  status: '1',
  permsType: '1',
  ...more,
})

describe('an entry of the menu', () => {
  it('keeps its code from who does not hold the new one', async () => {
    const id = await idOf('system:permission:grant')
    forbidden(await clerk.send('PUT', '/sys/permission/edit', entry({ id, perms: 'system:user:delete' })))
    forbidden(
      await clerk.send(
        'PUT',
        '/sys/permission/edit',
        entry({ id, perms: 'system:permission:grant,system:user:delete' }),
      ),
    )
    expect((await clerk.get('/sys/user/list')).status).toBe(403)
  })

  it('is neither shut off nor removed by who does not hold its code: what it hides stays hidden', async () => {
    ok(
      await admin.send(
        'POST',
        '/sys/permission/add',
        entry({ name: 'hides amount', perms: 'sales:tsOrder:amount' }),
      ),
    )
    const id = await idOf('sales:tsOrder:amount')
    forbidden(
      await clerk.send(
        'PUT',
        '/sys/permission/edit',
        entry({ id, perms: 'sales:tsOrder:amount', status: '0' }),
      ),
    )
    forbidden(await clerk.send('PUT', '/sys/permission/edit', entry({ id, perms: '' })))
    forbidden(await clerk.send('DELETE', `/sys/permission/delete?id=${id}`))
    forbidden(await clerk.send('DELETE', `/sys/permission/deleteBatch?ids=${id}`))
    expect(await idOf('sales:tsOrder:amount')).toBe(id)
  })

  it('may be changed and removed by who holds it', async () => {
    const id = await idOf('sales:tsOrder:list')
    ok(
      await clerk.send(
        'PUT',
        '/sys/permission/edit',
        entry({ id, name: 'renamed', perms: 'sales:tsOrder:list' }),
      ),
    )
    ok(await clerk.send('POST', '/sys/permission/add', entry({ name: 'own', perms: '' })))
  })
})

describe('a data rule', () => {
  it('is ticked by who grants, and loosened by administrators only', async () => {
    const permissionId = await idOf('sales:tsOrder:list')
    const rule = {
      permissionId,
      ruleName: 'own rows',
      ruleColumn: 'createBy',
      ruleConditions: '=',
      ruleValue: '#{sys_user_code}',
      status: '1',
    }
    ok(await admin.send('POST', '/sys/permission/addPermissionRule', rule))
    const [{ id }] = (await admin.get(`/sys/permission/getPermRuleListByPermId?permissionId=${permissionId}`))
      .body.result as [{ id: string }]
    const tick = (dataRuleIds: string) => ({ roleId: role, permissionId, dataRuleIds })
    ok(await clerk.send('POST', '/sys/role/datarule', tick(id)))
    forbidden(await clerk.send('POST', '/sys/role/datarule', tick('')))
    forbidden(
      await clerk.send('PUT', '/sys/permission/editPermissionRule', { ...rule, id, ruleValue: 'admin' }),
    )
    forbidden(await clerk.send('DELETE', `/sys/permission/deletePermissionRule?id=${id}`))
    ok(await admin.send('POST', '/sys/role/datarule', tick('')))
    ok(await admin.send('DELETE', `/sys/permission/deletePermissionRule?id=${id}`))
  })
})
