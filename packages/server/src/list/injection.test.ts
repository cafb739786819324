import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderBody, testOrderServer } from '../testing/orderEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { signRequest, signTimestamp } from '@lading/core/sign'
import { SIGN_SECRET } from '../testing/testServer'

let server: TestServer
let sales: Caller
beforeAll(async () => {
  server = await startTestServer([testOrderServer])
  sales = await server.login('sales')
  for (const customer of ['Alpha 100%', 'Beta_x', "O'Neil", 'Alpha Two'])
    await sales.send('POST', '/sales/tsOrder/add', orderBody(customer, 0))
})
afterAll(() => server.close())

const list = (query: Record<string, string>) => sales.get(`/sales/tsOrder/list?${new URLSearchParams(query)}`)
const customers = async (query: Record<string, string>) =>
  (await list(query)).body.result.records.map((row: { customer: string }) => row.customer).sort()
const tables = async () =>
  (await server.db.pool.query(`SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = 'public'`)).rows[0]
    .n

const PAYLOADS = [
  "' OR '1'='1",
  "x'; DROP TABLE ts_order; --",
  '1) UNION SELECT password FROM sys_user --',
  "*' OR 1=1 --*",
  "\\' OR 1=1 --",
  '$$; SELECT pg_sleep(5); $$',
]

describe('values', () => {
  it.each(PAYLOADS)('%s is a value and nothing else', async (payload) => {
    const before = await tables()
    expect(await customers({ customer: payload })).toEqual([])
    expect(await tables()).toBe(before)
  })

  it('holds wildcards of LIKE as plain signs', async () => {
    expect(await customers({ customer: '*100%*' })).toEqual(['Alpha 100%'])
    expect(await customers({ customer: '*%*' })).toEqual(['Alpha 100%'])
    expect(await customers({ customer: '*_*' })).toEqual(['Beta_x'])
  })

  it('finds a text with a quote', async () => {
    expect(await customers({ customer: "O'Neil" })).toEqual(["O'Neil"])
  })

  it('of another type are refused', async () => {
    expect((await list({ version: '1 OR 1=1' })).status).toBe(400)
    expect((await list({ eta_begin: '2026-01-01; DROP TABLE ts_order' })).status).toBe(400)
  })
})

describe('names', () => {
  it.each([
    'customer; DROP TABLE ts_order',
    '(SELECT password FROM sys_user LIMIT 1)',
    'password',
    'tenant_id',
    '__proto__',
    'constructor',
    'customer,(select 1)',
  ])('column=%s is refused', async (column) => {
    const { body } = await list({ column, order: 'asc' })
    expect(body.success).toBe(false)
    expect(JSON.stringify(body)).not.toMatch(/syntax|relation|postgres/i)
  })

  it('order holds no SQL', async () => {
    const { body } = await list({ column: 'customer', order: 'asc, (SELECT pg_sleep(5))' })
    expect(body.success).toBe(true)
  })

  it.each(['password', 'tenantId', 't.tenant_id', "customer' OR '1'='1"])(
    'a filter by %s is refused',
    async (name) => {
      expect((await list({ [name]: '1' })).body.success).toBe(false)
    },
  )

  it('of an advanced query are looked up too', async () => {
    const lines = [{ field: "customer' OR 1=1 --", rule: 'eq', val: 'x' }]
    const { body } = await list({ superQueryParams: encodeURI(JSON.stringify(lines)) })
    expect(body.success).toBe(false)
    const good = [{ field: 'customer', rule: 'right_like', val: 'Alpha' }]
    expect(await customers({ superQueryParams: encodeURI(JSON.stringify(good)) })).toEqual([
      'Alpha 100%',
      'Alpha Two',
    ])
  })
})

describe('table dictionaries', () => {
  const load = (path: string) =>
    sales.get(path, {
      'x-sign': signRequest(path, {}, SIGN_SECRET),
      'x-timestamp': signTimestamp(new Date()),
    })

  it('answer registered tables', async () => {
    const { body } = await load('/sys/dict/loadDict/sys_user,realname,username')
    expect(body.result.map(({ value }: { value: string }) => value).sort()).toEqual([
      'admin',
      'finance',
      'logistics',
      'manager',
      'purchasing',
      'quality',
      'sales',
      'viewer',
      'warehouse',
    ])
  })

  it.each([
    'sys_user,password,username',
    'sys_user,realname,password',
    'sys_session,token_hash,id',
    'sys_user where 1=1,realname,username',
    'sys_user,realname,username,1=1',
    'information_schema.tables,table_name,table_name',
    'sys_user,realname,username;select 1',
  ])('%s is refused', async (code) => {
    const { body } = await load(`/sys/dict/loadDict/${encodeURIComponent(code)}`)
    expect(body).toMatchObject({ success: false, message: '字典Code格式不正确！' })
  })

  it('of an entity show the own tenant only', async () => {
    await server.db.pool.query(`UPDATE ts_order SET tenant_id = 5 WHERE customer = 'Beta_x'`)
    const { body } = await load('/sys/dict/loadDict/ts_order,customer,id')
    expect(body.result.map(({ text }: { text: string }) => text)).not.toContain('Beta_x')
  })
})

it('duplicate checks answer registered columns only', async () => {
  const check = (query: Record<string, string>) =>
    sales.get(`/sys/duplicate/check?${new URLSearchParams(query)}`)
  expect(
    (await check({ tableName: 'sys_user', fieldName: 'username', fieldVal: 'admin' })).body.message,
  ).toBe('该值不可用，系统中已存在！')
  expect((await check({ tableName: 'sys_user', fieldName: 'username', fieldVal: 'free' })).body.message).toBe(
    '该值可用！',
  )
  expect((await check({ tableName: 'sys_user', fieldName: 'password', fieldVal: 'x' })).body.success).toBe(
    false,
  )
  expect(
    (await check({ tableName: "sys_user' --", fieldName: 'username', fieldVal: 'x' })).body.success,
  ).toBe(false)
})
