import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertInto } from '../../db/statements'
import { orderBody, testOrderServer } from '../orderEntity'
import type { Caller, Reply, TestServer } from '../testServer'
import { startTestServer } from '../testServer'

/** Who edits users and grants, and is bound by a data rule: nobody comes to see more through it. */
const HELD = [
  'system:user:list',
  'system:user:add',
  'system:user:edit',
  'system:userAgent:add',
  'system:role:list',
  'system:role:delete',
  'system:permission:list',
  'system:permission:edit',
  'system:permission:delete',
  'system:permission:grant',
]
let server: TestServer
let admin: Caller
let clerk: Caller
let clerkId = ''
let page = ''
let exportEntry = ''
let departments: Record<string, string>
const query = async (text: string, values: unknown[] = []) =>
  (await server.db.pool.query<Record<string, string>>(text, values)).rows
const ok = ({ body }: Reply) => expect(JSON.stringify(body)).toContain('"success":true')
const forbidden = ({ status, body }: Reply) => expect([status, body.code]).toEqual([403, 510])
const grant = (role: string, condition: string, values: unknown[] = []) =>
  query(
    `INSERT INTO sys_role_permission (role_id, permission_id) SELECT '${role}', id FROM sys_permission WHERE ${condition} AND del_flag = 0`,
    values,
  )
const seen = async (caller: Caller) =>
  (await caller.get('/sales/tsOrder/list?pageSize=50')).body.result?.records.length as number | undefined

beforeAll(async () => {
  server = await startTestServer([testOrderServer], { rateLimit: 10_000 })
  admin = await server.login('admin')
  for (const customer of ['a', 'b'])
    ok(await admin.send('POST', '/sales/tsOrder/add', orderBody(customer, 1)))
  // 'clerks' works on users; 'bound' sees own orders only; 'free' sees all orders.
  for (const id of ['clerks', 'bound', 'free', 'fresh'])
    await server.db.run(insertInto('sys_role', { id, roleCode: id, roleName: id }))
  await grant('clerks', 'perms = ANY($1)', [HELD])
  for (const role of ['bound', 'free']) await grant(role, `perms LIKE 'sales:tsOrder:%'`)
  ;[{ id: page }] = (await query(
    `SELECT id FROM sys_permission WHERE perms = 'sales:tsOrder:list' AND menu_type = 1 AND NOT hidden`,
  )) as [{ id: string }]
  ;[{ id: exportEntry }] = (await query(
    `SELECT id FROM sys_permission WHERE perms = 'sales:tsOrder:export'`,
  )) as [{ id: string }]
  await query(
    `INSERT INTO sys_permission_data_rule (id, permission_id, rule_name, rule_column, rule_conditions, rule_value, status)
     VALUES ('own', $1, 'own', 'createBy', '=', '#{sys_user_code}', '1')`,
    [page],
  )
  await query(
    `UPDATE sys_role_permission SET data_rule_ids = 'own' WHERE role_id = 'bound' AND permission_id = $1`,
    [page],
  )
  ;[{ id: clerkId }] = (await query(`SELECT id FROM sys_user WHERE username = 'viewer'`)) as [{ id: string }]
  await query(`DELETE FROM sys_user_role WHERE user_id = $1`, [clerkId])
  await query(`INSERT INTO sys_user_role (user_id, role_id) VALUES ($1, 'clerks'), ($1, 'bound')`, [clerkId])
  departments = Object.fromEntries(
    (await query(`SELECT org_code, id FROM sys_depart`)).map(({ org_code, id }) => [org_code!, id!]),
  )
  clerk = await server.login('viewer')
})
afterAll(() => server.close())

const setRoles = (id: string, selectedroles: string) =>
  clerk.send('PUT', '/sys/user/edit', { id, realname: 'r', selectedroles })
const setDepartments = (id: string, ...codes: string[]) =>
  clerk.send('PUT', '/sys/user/edit', {
    id,
    realname: 'r',
    selecteddeparts: codes.map((code) => departments[code]).join(','),
  })
const newUser = async (username: string, more: object) => {
  const reply = await clerk.send('POST', '/sys/user/add', {
    username,
    realname: username,
    password: 'Handing@2026',
    ...more,
  })
  return { reply, id: (await query(`SELECT id FROM sys_user WHERE username = $1`, [username]))[0]?.id }
}

describe('roles, by who is bound by a data rule', () => {
  it('are not exchanged for ones without it: neither for oneself nor for others', async () => {
    expect(await seen(clerk)).toBe(0)
    forbidden(await setRoles(clerkId, 'clerks,free'))
    expect(await seen(clerk)).toBe(0)
    const { reply, id } = await newUser('accomplice', { selectedroles: 'free' })
    forbidden(reply)
    expect(id).toBeUndefined()
  })

  it('are handed on with the rule', async () => {
    const { reply, id } = await newUser('colleague', { selectedroles: 'bound' })
    ok(reply)
    forbidden(await setRoles(id!, 'free'))
    const [role] = await query(`SELECT id FROM sys_role WHERE role_code = 'admin'`)
    const given = await clerk.send('POST', '/sys/user/addSysUserRole', { roleId: role!.id, userIdList: [id] })
    forbidden(given)
    // Whoever fills in the form is told which of the roles it is.
    expect(given.body.message).toBe('不能分配权限超出自己的角色：管理员')
    // With both the rule still binds; and it stays while anything is left that it binds.
    ok(await setRoles(id!, 'bound,free'))
    forbidden(await setRoles(id!, 'free'))
    forbidden(await clerk.send('DELETE', `/sys/user/deleteUserRole?roleId=bound&userId=${id}`))
    ok(await setRoles(id!, ''))
    ok(await admin.send('POST', '/sys/user/addSysUserRole', { roleId: 'free', userIdList: [id] }))
  })

  it('are not exchanged by the only administrator, who would leave nobody that could give them back', async () => {
    const [{ id }] = (await query(`SELECT id FROM sys_user WHERE username = 'admin'`)) as [{ id: string }]
    const edit = (selectedroles: string) =>
      admin.send('PUT', '/sys/user/edit', { id, realname: 'r', selectedroles })
    const kept = async () =>
      query(
        `SELECT 1 FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id
         WHERE ur.user_id = $1 AND r.role_code = 'admin'`,
        [id],
      )
    for (const roles of ['', 'free'])
      expect((await edit(roles)).body.message).toBe('不能取消自己的管理员角色')
    expect(await kept()).toHaveLength(1)
    const [role] = await query(`SELECT id FROM sys_role WHERE role_code = 'admin'`)
    ok(await edit(`${role!.id},free`))
    expect(await kept()).toHaveLength(1)
  })

  it('are not taken over as the agent of an administrator', async () => {
    const agentOf = (userName: string) =>
      clerk.send('POST', '/sys/sysUserAgent/add', { userName, agentUserName: 'viewer', status: '1' })
    forbidden(await agentOf('admin'))
    ok(await agentOf('sales'))
    expect(await query('SELECT user_name FROM sys_user_agent')).toEqual([{ user_name: 'sales' }])
  })

  it('are not deleted with the rule they tick', async () => {
    forbidden(await clerk.send('DELETE', '/sys/role/delete?id=bound'))
    expect(await query(`SELECT 1 FROM sys_role WHERE id = 'bound'`)).toHaveLength(1)
  })
})

describe('grants, by who is bound by a data rule', () => {
  const save = (permissionIds: string, lastpermissionIds = '', roleId = 'fresh') =>
    clerk.send('POST', '/sys/permission/saveRolePermission', { roleId, permissionIds, lastpermissionIds })
  const ticked = async () =>
    query(`SELECT permission_id, data_rule_ids FROM sys_role_permission WHERE role_id = 'fresh'`)

  it('carry the rule with the entry it stands on, and do not open what it binds without it', async () => {
    forbidden(await save(exportEntry))
    expect(await ticked()).toEqual([])
    ok(await save(`${page},${exportEntry}`))
    expect((await ticked()).find(({ permission_id }) => permission_id === page)?.data_rule_ids).toBe('own')
    // The page goes, and with it the rule: not while the export is left.
    forbidden(await save(exportEntry, `${page},${exportEntry}`))
    ok(await save('', `${page},${exportEntry}`))
  })

  it('the entry with the rule is neither shut off nor deleted', async () => {
    const off = {
      id: page,
      name: 'x',
      menuType: 1,
      parentId: '',
      url: '/x',
      component: 'x',
      perms: 'sales:tsOrder:list',
      status: '0',
    }
    forbidden(await clerk.send('PUT', '/sys/permission/edit', off))
    forbidden(await clerk.send('DELETE', `/sys/permission/delete?id=${page}`))
    expect(await seen(clerk)).toBe(0)
  })
})

describe('departments, by who is no administrator', () => {
  const join = (code: string) =>
    clerk.send('POST', '/sys/user/editSysDepartWithUser', { depId: departments[code], userIdList: [clerkId] })

  it('are own ones or below own ones', async () => {
    // The clerk is in A01A03.
    forbidden(await setDepartments(clerkId, 'A01A03', 'A01A01'))
    forbidden(await setDepartments(clerkId, 'A01'))
    forbidden(await join('A01A01'))
    const { reply, id } = await newUser('newcomer', { selecteddeparts: departments.A01A03 })
    ok(reply)
    forbidden(await setDepartments(id!, 'A01A02'))
    ok(await setDepartments(id!, 'A01A03'))
    ok(await admin.send('PUT', '/sys/user/edit', { id, realname: 'r', selecteddeparts: departments.A01A02 }))
    // What others gave stays with those who may give it; an edit that leaves it goes through.
    forbidden(await setDepartments(id!, 'A01A03'))
    forbidden(
      await clerk.send('DELETE', `/sys/user/deleteUserInDepart?depId=${departments.A01A02}&userId=${id}`),
    )
    ok(await setDepartments(id!, 'A01A02'))
  })

  it('that a user left are no longer the one it works in', async () => {
    await query(
      `UPDATE sys_permission_data_rule SET rule_column = 'sysOrgCode', rule_value = '#{sys_org_code}'`,
    )
    await query(`UPDATE ts_order SET sys_org_code = 'A01A03'`)
    ok(
      await admin.send('POST', '/sys/role/datarule', {
        permissionId: page,
        roleId: 'bound',
        dataRuleIds: 'own',
      }),
    )
    expect(await seen(clerk)).toBe(2)
    ok(
      await admin.send(
        'DELETE',
        `/sys/user/deleteUserInDepart?depId=${departments.A01A03}&userId=${clerkId}`,
      ),
    )
    expect(await seen(clerk)).toBe(0)
  })
})
