import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReportDefinition } from '../../report/reportDefinition'
import { openWorkbook } from '../../spreadsheet/openWorkbook'
import { orderBody, testOrder, testOrderServer } from '../../testing/orderEntity'
import type { Caller, TestServer } from '../../testing/testServer'
import { startTestServer } from '../../testing/testServer'
import { DEMO_ACCOUNTS } from '../../seed/demoPeople'

const report = (code: string, more: Partial<ReportDefinition> = {}): ReportDefinition => ({
  id: `${code}_id`,
  code,
  name: { zh: '订单', en: 'Orders' },
  permission: `test:${code}`,
  key: 'orderNo',
  from: (session) => sql`(SELECT * FROM ts_order WHERE tenant_id = ${session.tenantId}) r`,
  columns: [
    { field: 'orderNo', title: { zh: '订单号', en: 'No.' }, kind: 'text' },
    { field: 'customer', title: { zh: '客户', en: 'Customer' }, kind: 'text', search: 'single' },
    { field: 'createBy', title: { zh: '创建人', en: 'By' }, kind: 'text' },
    { field: 'amount', title: { zh: '金额', en: 'Amount' }, kind: 'number' },
  ],
  ...more,
})

let server: TestServer
let sales: Caller
beforeAll(async () => {
  server = await startTestServer([
    testOrderServer,
    {
      name: 'orders',
      menus: ['plain', 'of_orders'].map((code) => ({
        key: `test:${code}`,
        type: 2 as const,
        title: { zh: code, en: code },
        permission: `test:${code}`,
      })),
      reports: [report('plain'), report('of_orders', { entity: testOrder })],
    },
  ])
  const admin = await server.login('admin')
  sales = await server.login('sales')
  await admin.send('POST', '/sales/tsOrder/add', { ...orderBody('of admin'), reference: 'ADMINS' })
  await sales.send('POST', '/sales/tsOrder/add', { ...orderBody('of sales'), reference: 'OWN' })
  await server.db.pool.query(
    `INSERT INTO sys_role_permission (role_id, permission_id) SELECT r.id, p.id FROM sys_role r, sys_permission p
     WHERE r.role_code = 'sales' AND p.perms IN ('test:plain', 'test:of_orders') ON CONFLICT DO NOTHING`,
  )
  // The demo's grants came with the start; rules of the entity's page: own records only.
  await server.db.pool.query(
    `WITH page AS (SELECT id FROM sys_permission WHERE perms = 'sales:tsOrder:list' AND menu_type = 1 AND NOT hidden),
      rule AS (INSERT INTO sys_permission_data_rule (id, permission_id, rule_name, rule_column, rule_conditions, rule_value)
        SELECT 'r1', id, 'r', 'create_by', '=', '#{sys_user_code}' FROM page RETURNING permission_id)
     UPDATE sys_role_permission SET data_rule_ids = 'r1' WHERE permission_id = (SELECT permission_id FROM rule)`,
  )
  sales = await server.login('sales')
})
afterAll(() => server.close())

const customers = async (code: string, caller = sales) =>
  (await caller.get(`/online/cgreport/api/getData/${code}_id`)).body.result.records
    .map(({ customer }: { customer: string }) => customer)
    .sort()

describe('a report of an entity', () => {
  it('shows the rows that the data rules of its page leave', async () => {
    expect(await customers('of_orders')).toEqual(['of sales'])
    expect(await customers('of_orders', await server.login('admin'))).toEqual(['of admin', 'of sales'])
  })

  it('exports no other rows, and offers no other values', async () => {
    const reply = await server.app.inject({
      url: `${server.env.apiBase}/online/cgreport/api/exportManySheetXls/of_orders_id`,
      headers: { 'x-access-token': sales.token! },
    })
    const book = await openWorkbook(reply.rawPayload, 1_000, false)
    const rows = await book.rows(0, book.count)
    await book.close()
    expect(rows.slice(3).map((cells) => cells[1])).toEqual(['of sales'])
    const options = await sales.get(
      '/online/cgreport/api/getReportDictList?dictTable=of_orders&dictCode=orderNo&dictText=customer',
    )
    expect(options.body.result.map(({ text }: { text: string }) => text)).toEqual(['of sales'])
  })

  it('has no column that the session may not see', async () => {
    await server.db.pool.query(
      `INSERT INTO sys_permission (id, name, perms, perms_type, menu_type) VALUES ('hide', 'h', 'sales:tsOrder:amount', '1', 2)`,
    )
    const columns = async () =>
      (await sales.get('/online/cgreport/api/getRpColumns/of_orders')).body.result.columns.map(
        ({ dataIndex }: { dataIndex: string }) => dataIndex,
      )
    await expect.poll(columns).toEqual(['orderNo', 'customer', 'createBy'])
    const { records } = (await sales.get('/online/cgreport/api/getData/of_orders_id')).body.result
    expect(records[0]).not.toHaveProperty('amount')
    expect((await sales.get('/online/cgreport/api/getData/of_orders_id?column=amount')).body.success).toBe(
      false,
    )
    expect((await sales.get('/online/cgreport/api/getData/of_orders_id?amount_begin=1')).body.success).toBe(
      false,
    )
  })
})

describe('a report of its own', () => {
  it('is bound by rules of its page, and by none that it cannot mean', async () => {
    expect(await customers('plain')).toEqual(['of admin', 'of sales'])
    const rule = async (column: string, value: string) => {
      await server.db.pool.query(`DELETE FROM sys_permission_data_rule WHERE id = 'r2'`)
      await server.db.pool.query(
        `WITH entry AS (SELECT id FROM sys_permission WHERE perms = 'test:plain'),
          rule AS (INSERT INTO sys_permission_data_rule (id, permission_id, rule_name, rule_column, rule_conditions, rule_value)
            SELECT 'r2', id, 'r', $1, 'LIKE', $2 FROM entry RETURNING permission_id)
         UPDATE sys_role_permission SET data_rule_ids = 'r2' WHERE permission_id = (SELECT permission_id FROM rule)`,
        [column, value],
      )
      sales = await server.login('sales')
    }
    await rule('customer', 'admin')
    expect(await customers('plain')).toEqual(['of admin'])
    await rule('no_such_column', 'x')
    expect(await customers('plain')).toEqual([])
  })
})

describe('a duplicate check', () => {
  const check = async (fieldVal: string, caller: Caller) =>
    (await caller.get(`/sys/duplicate/check?tableName=ts_order&fieldName=reference&fieldVal=${fieldVal}`))
      .body.message

  it('tells nothing of rows that data rules hide', async () => {
    expect(await check('OWN', sales)).toBe('该值不可用，系统中已存在！')
    expect(await check('ADMINS', sales)).toBe('该值可用！')
    expect(await check('ADMINS', await server.login('admin'))).toBe('该值不可用，系统中已存在！')
  })
})

describe('the user picker', () => {
  const names = async (query: string) =>
    (await sales.get(`/sys/user/queryUserComponentData?${query}`)).body.result.records.map(
      ({ username }: { username: string }) => username,
    )

  it('sorts by what is asked for', async () => {
    const people = DEMO_ACCOUNTS.map(({ username }) => username).sort()
    expect(await names('column=username&order=asc')).toEqual(people)
    expect(await names('column=username&order=desc')).toEqual([...people].reverse())
    expect((await names('')).length).toBe(people.length)
  })

  it.each(['password', 'phone', 'email', 'username;drop', '(select 1)', '__proto__'])(
    'does not sort by %s',
    async (column) => {
      const { body } = await sales.get(
        `/sys/user/queryUserComponentData?column=${encodeURIComponent(column)}&order=asc`,
      )
      expect(body).toMatchObject({ success: false, code: 500 })
    },
  )
})
