import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderBody, testOrderServer } from '../testing/orderEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { ruleValue } from './dataRules'

const subject = {
  username: 'sales',
  realname: '#{sys_user_code}',
  orgCode: 'A01',
  orgCodes: ['A01', 'A02'],
  tenantId: 3,
}

describe('variables of a rule', () => {
  it.each([
    ['#{sys_user_code}', 'sales'],
    ['#{sysUserCode}', 'sales'],
    ['#{sys_org_code}-x', 'A01-x'],
    ['#{sys_multi_org_code}', 'A01,A02'],
    ['#{tenant_id}', '3'],
    ['#{sys_date}', '2026-11-21'],
    ['#{sys_time}', '2026-11-21 10:00:00'],
    ['plain', 'plain'],
  ])('%s is %s', (template, value) => {
    expect(ruleValue(template, subject, '2026-11-21 10:00:00')).toBe(value)
  })

  it.each(['#{unknown}', '#{constructor}', '#{__proto__}', '#{sys_user_code', '#{a;b}'])(
    '%s has no value',
    (template) => {
      expect(ruleValue(template, subject)).toBeUndefined()
    },
  )

  it('are not looked for in what they hold, and an empty one leaves no value', () => {
    expect(ruleValue('#{sys_user_name}', subject)).toBeUndefined()
    expect(ruleValue('#{sys_org_code}', { ...subject, orgCode: '' })).toBeUndefined()
  })
})

describe('data rules', () => {
  let server: TestServer
  let admin: Caller
  let sales: Caller
  const ids: Record<string, string> = {}
  let page = ''
  let role = ''
  let department = ''
  const one = async (text: string, values: unknown[] = []) =>
    (await server.db.pool.query(text, values)).rows[0] as Record<string, string>

  beforeAll(async () => {
    server = await startTestServer([testOrderServer])
    admin = await server.login('admin')
    sales = await server.login('sales')
    for (const customer of ['Alpha', 'Beta', 'Gamma']) {
      const { body } = await (customer === 'Gamma' ? admin : sales).send(
        'POST',
        '/sales/tsOrder/add',
        orderBody(customer, 1),
      )
      ids[customer] = body.result.id
    }
    page = (
      await one(
        `SELECT id FROM sys_permission WHERE perms = 'sales:tsOrder:list' AND menu_type = 1 AND NOT hidden`,
      )
    ).id!
    const user = await one(
      `SELECT u.id, ur.role_id, ud.dep_id FROM sys_user u JOIN sys_user_role ur ON ur.user_id = u.id
       JOIN sys_role_permission rp ON rp.role_id = ur.role_id AND rp.permission_id = $1
       JOIN sys_user_depart ud ON ud.user_id = u.id WHERE u.username = 'sales' LIMIT 1`,
      [page],
    )
    role = user.role_id!
    department = user.dep_id!
  })
  beforeEach(() => server.db.pool.query('DELETE FROM sys_permission_data_rule'))
  afterAll(() => server.close())

  const rule = (ruleColumn: string, ruleConditions: string, ruleValue: string, permissionId = page) =>
    admin.send('POST', '/sys/permission/addPermissionRule', {
      permissionId,
      ruleName: 'r',
      ruleColumn,
      ruleConditions,
      ruleValue,
    })
  const tick = async (permissionId = page) => {
    const { rows } = await server.db.pool.query(
      'SELECT id FROM sys_permission_data_rule WHERE permission_id = $1',
      [permissionId],
    )
    const dataRuleIds = rows.map(({ id }) => id).join(',')
    const { body } = await admin.send('POST', '/sys/role/datarule', {
      permissionId,
      roleId: role,
      dataRuleIds,
    })
    expect(body.message).toBe('保存成功!')
  }
  const seen = async (caller = sales) =>
    (await caller.get('/sales/tsOrder/list?pageSize=50')).body.result.records
      .map(({ customer }: { customer: string }) => customer)
      .sort()

  it('leave the rows of the own user in list, read, edit, delete and export', async () => {
    expect(await seen()).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect((await rule('create_by', '=', '#{sys_user_code}')).body.success).toBe(true)
    // Not ticked yet: it binds nobody.
    expect(await seen()).toEqual(['Alpha', 'Beta', 'Gamma'])
    await tick()
    expect(await seen()).toEqual(['Alpha', 'Beta'])
    expect(await seen(admin)).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect((await sales.get(`/sales/tsOrder/queryById?id=${ids.Gamma}`)).status).toBe(404)
    const edit = (name: string) =>
      sales.send('PUT', '/sales/tsOrder/edit', { id: ids[name], version: 1, reference: `ref ${name}` })
    expect((await edit('Gamma')).status).toBe(404)
    expect((await edit('Alpha')).body.success).toBe(true)
    expect((await sales.send('DELETE', `/sales/tsOrder/delete?id=${ids.Gamma}`)).status).toBe(404)
    expect(
      (await sales.send('POST', '/sales/tsOrder/action/finish', { id: ids.Gamma, version: 1 })).status,
    ).toBe(404)
    const rows = async (query = '') => {
      const before = await one(`SELECT count(*)::text AS n FROM sys_log`)
      await sales.get(`/sales/tsOrder/exportXls${query}`)
      const { log_content, n } = await one(
        `SELECT log_content, (SELECT count(*)::text FROM sys_log) AS n FROM sys_log ORDER BY create_time DESC, id DESC LIMIT 1`,
      )
      expect(n).not.toBe(before.n)
      return log_content
    }
    expect(await rows()).toContain('导出2行')
    expect(await rows(`?selections=${ids.Gamma},${ids.Alpha}`)).toContain('导出1行')
  })

  it('of a button bind its call only', async () => {
    const { id: button } = await one(`SELECT id FROM sys_permission WHERE perms = 'sales:tsOrder:delete'`)
    await rule('customer', '=', 'Beta', button)
    await tick(button)
    expect(await seen()).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect((await sales.send('DELETE', `/sales/tsOrder/delete?id=${ids.Alpha}`)).status).toBe(404)
  })

  it('are joined by AND, know lists and likes, and refuse rows written out of them', async () => {
    await rule('customer', 'IN', 'Alpha,Gamma')
    await rule('customer', 'RIGHT_LIKE', 'Al')
    await tick()
    expect(await seen()).toEqual(['Alpha'])
    const { status, body } = await sales.send('POST', '/sales/tsOrder/add', orderBody('Delta', 0))
    expect(status).toBe(403)
    expect(body.message).toContain('数据超出您的数据权限范围')
    expect(await seen(admin)).not.toContain('Delta')
  })

  it('are ticked for departments, and for their roles', async () => {
    await rule('customer', '=', 'Beta')
    const [{ id }] = (await admin.get(`/sys/permission/getPermRuleListByPermId?permissionId=${page}`)).body
      .result
    const body = { permissionId: page, departId: department, dataRuleIds: `${id},foreign` }
    const path = '/sys/sysDepartPermission/datarule'
    expect((await admin.send('POST', path, body)).body.message).toBe('请先保存部门菜单权限!')
    await server.db.pool.query(
      'INSERT INTO sys_depart_permission (depart_id, permission_id) VALUES ($1, $2)',
      [department, page],
    )
    expect((await admin.send('POST', path, body)).body.success).toBe(true)
    expect((await admin.get(`${path}/${page}/${department}`)).body.result.drChecked).toBe(id)
    expect(await seen()).toEqual(['Beta'])
    await server.db.pool.query('DELETE FROM sys_depart_permission')
  })

  it.each([
    ['password', '=', 'x'],
    ["customer' OR '1'='1", '=', 'x'],
    ['(select 1)', '=', 'x'],
    ['customer', 'USE_SQL_RULES', '1=1'],
    ['amount', '>', 'abc'],
    ['amount', 'LIKE', '1'],
    ['customer', '=', '#{sys_unknown}'],
  ])('%s %s %s is refused', async (column, condition, value) => {
    expect((await rule(column, condition, value)).status).toBe(400)
  })

  it('that reached the table in another way show nothing', async () => {
    await rule('customer', '=', 'Alpha')
    await tick()
    for (const [column, condition, value] of [
      ["customer) = '' OR (1", '=', '1'],
      ['password', '=', 'x'],
      ['customer', 'USE_SQL_RULES', '1=1'],
      ['amount', '>', '0 OR 1=1'],
    ]) {
      await server.db.pool.query(
        'UPDATE sys_permission_data_rule SET rule_column = $1, rule_conditions = $2, rule_value = $3',
        [column, condition, value],
      )
      await admin.send('POST', '/sys/role/datarule', { permissionId: page, roleId: role, dataRuleIds: '' })
      await tick()
      expect(await seen()).toEqual([])
    }
  })

  it('bind what the log of changes tells, also of records that are gone', async () => {
    await server.db.pool.query(
      `INSERT INTO sys_role_permission (role_id, permission_id) SELECT $1, id FROM sys_permission WHERE perms = 'system:datalog:list'`,
      [role],
    )
    // The rules of the test before bind nobody any more.
    await tick()
    const gone: Record<string, string> = {}
    for (const [name, caller] of [
      ['Mine', sales],
      ['Foreign', admin],
    ] as const) {
      gone[name] = (await caller.send('POST', '/sales/tsOrder/add', orderBody(name, 1))).body.result.id
      await caller.send('DELETE', `/sales/tsOrder/delete?id=${gone[name]}`)
    }
    await rule('create_by', '=', '#{sys_user_code}')
    await tick()
    const told = async (caller: Caller, id: string) => {
      const path = `/sys/dataLog/queryDataVerList?dataTable=ts_order&dataId=${id}`
      return JSON.stringify((await caller.get(path)).body.result)
    }
    expect(await told(sales, ids.Alpha!)).toContain('Alpha')
    expect(await told(sales, gone.Mine!)).toContain('Mine')
    for (const [id, name] of [
      [ids.Gamma!, 'Gamma'],
      [gone.Foreign!, 'Foreign'],
    ] as const) {
      expect(await told(sales, id)).not.toContain(name)
      expect(await told(admin, id)).toContain(name)
    }
    const list = JSON.stringify((await sales.get('/sys/dataLog/list?pageSize=100')).body.result.records)
    expect(list).toContain('Alpha')
    expect(list).not.toMatch(/Gamma|Foreign/)
  })
})
