import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderBody, testOrderServer } from '../orderEntity'
import type { Caller, TestServer } from '../testServer'
import { startTestServer } from '../testServer'

/** Attacks of the kinds of security.md §3, varied: what the list of attacks does not have in this form. */
let server: TestServer
let sales: Caller
let viewer: Caller
let id: string
beforeAll(async () => {
  server = await startTestServer([testOrderServer], { rateLimit: 10_000 })
  sales = await server.login('sales')
  viewer = await server.login('viewer')
  id = (await sales.send('POST', '/sales/tsOrder/add', orderBody('victim', 2))).body.result.id
})
afterAll(() => server.close())

const LEAKS =
  /syntax error|relation "|at character|node_modules|\bat [\w.]+ \(|SQLSTATE|\$argon2|PGlite|postgres/i
const quiet = (body: unknown) => expect(JSON.stringify(body)).not.toMatch(LEAKS)
const list = (query: string) => sales.get(`/sales/tsOrder/list?${query}`)
const asked = (lines: unknown) => list(`superQueryParams=${encodeURIComponent(JSON.stringify(lines))}`)

describe('advanced queries', () => {
  it.each([
    ['an operator of SQL', [{ field: 'customer', rule: 'SIMILAR TO', val: '%' }]],
    ['an operator with a tail', [{ field: 'customer', rule: 'eq; --', val: 'x' }]],
    ['an inherited rule', [{ field: 'customer', rule: 'constructor', val: 'x' }]],
    ['an inherited field', [{ field: '__proto__', rule: 'eq', val: 'x' }]],
    ['a field of another table', [{ field: 'sys_user,password', rule: 'eq', val: 'x' }]],
    ['the tenant', [{ field: 'tenantId', rule: 'ne', val: '0' }]],
    ['a relative range that is none', [{ field: 'eta', rule: 'relative', val: "today'; --" }]],
    ['a join that is none', [{ matchType: 'or 1=1', lines: [{ field: 'customer', rule: 'eq', val: 'x' }] }]],
    ['a number that is none', [{ field: 'amount', rule: 'gt', val: '1e999' }]],
  ])('refuse %s', async (_what, lines) => {
    const { status, body } = await asked(lines)
    expect([status, body.success]).toEqual([
      expect.toSatisfy((code: number) => [200, 400].includes(code)),
      false,
    ])
    quiet(body)
  })

  it.each([
    ['an object', { $ne: '' }],
    ['nested lists', [[['x']]]],
    ['a list of objects', [{ toString: 'x' }]],
    ['text that ends a literal', "x') OR (1=1"],
    ['a null byte', 'x\u0000y'],
    ['half a surrogate', '\ud800'],
  ])('find nothing more by %s', async (_what, val) => {
    const { status, body } = await asked([{ field: 'customer', rule: 'eq', val }])
    expect(status).toBeLessThan(500)
    quiet(body)
    // What is no value does not count; it never widens to records of others.
    if (body.success) for (const row of body.result.records) expect(row.tenantId ?? 0).toBe(0)
  })

  it('are bounded', async () => {
    const wide = Array.from({ length: 51 }, () => ({ field: 'customer', rule: 'eq', val: 'x' }))
    expect((await asked(wide)).body.success).toBe(false)
    let deep: unknown = { field: 'customer', rule: 'eq', val: 'x' }
    for (let at = 0; at < 200; at += 1) deep = { matchType: 'and', lines: [deep] }
    const { status, body } = await asked([deep])
    expect(status).toBeLessThan(500)
    expect(body.success).toBe(false)
  })
})

describe('list parameters', () => {
  it.each([
    'pageNo=1&pageNo=2',
    'pageSize=99999999999999999999',
    'pageSize=-5',
    'pageNo=1e3',
    'pageNo=%EF%BC%91',
    'column=customer&column=amount',
    'customer[]=x',
    'customer[$ne]=x',
    'amount_begin=0x10',
    'amount_begin=NaN',
    'eta_begin=2026-02-31',
    'selections=%00',
    '__proto__=x',
    'order=asc%0d%0aSet-Cookie:%20a=b',
  ])('%s is refused or means nothing', async (query) => {
    const { status, headers, body } = await list(query)
    expect(status).toBeLessThan(500)
    expect(headers['set-cookie']).toBeUndefined()
    quiet(body)
  })
})

describe('bodies', () => {
  it('set nothing that the server sets', async () => {
    const forged = {
      id: 'chosen',
      tenantId: 99,
      tenant_id: 99,
      createBy: 'admin',
      create_by: 'admin',
      createTime: '2000-01-01 00:00:00',
      updateBy: 'admin',
      sysOrgCode: 'A99',
      version: 42,
      status: 'done',
      orderNo: 'MINE-1',
      amount: 1_000_000,
    }
    const { body } = await sales.send('POST', '/sales/tsOrder/add', { ...orderBody('forged', 1), ...forged })
    const { rows } = await server.db.pool.query(`SELECT * FROM ts_order WHERE customer = 'forged'`)
    for (const row of rows)
      expect(row).toMatchObject({ tenant_id: 0, create_by: 'sales', version: 1, status: 'draft' })
    if (body.success) {
      expect(body.result.id).not.toBe('chosen')
      expect(body.result.orderNo).not.toBe('MINE-1')
      expect(body.result.amount).toBe(2)
      expect(body.result.createTime).not.toContain('2000')
    }
  })

  it('do not move a line to another record, nor take one of it', async () => {
    const own = (await sales.send('POST', '/sales/tsOrder/add', orderBody('own lines', 1))).body.result
    const [foreign] = (await sales.get(`/sales/tsOrder/queryById?id=${id}`)).body.result.tsOrderLine
    for (const change of [
      { tableData: [{ ...foreign, parentId: own.id }], deleteData: [] },
      { tableData: [], deleteData: [foreign.id] },
    ]) {
      const edit = { id: own.id, version: 1, tsOrderLine: change }
      expect((await sales.send('PUT', '/sales/tsOrder/edit', edit)).body.success).toBe(false)
    }
    expect((await sales.get(`/sales/tsOrder/queryById?id=${id}`)).body.result.tsOrderLine).toHaveLength(2)
  })

  it.each([
    ['__proto__', '{"__proto__":{"isAdmin":true},"customer":"x"}'],
    ['constructor', '{"constructor":{"prototype":{"isAdmin":true}},"customer":"x"}'],
    ['a list', '[1,2]'],
    ['a text', '"x"'],
    ['null', 'null'],
    [
      'a number that is too large',
      '{"customer":"x","tsOrderLine":{"tableData":[{"itemId":"x","quantity":1e400}]}}',
    ],
    ['a comment', '{"customer":"x"/**/}'],
    ['two lengths of the same key', '{"customer":"x","customer":{"a":1}}'],
  ])('are refused or harmless: %s', async (_what, payload) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: `${server.env.apiBase}/sales/tsOrder/add`,
      headers: { 'x-access-token': sales.token!, 'content-type': 'application/json' },
      payload,
    })
    expect(reply.statusCode).toBeLessThan(500)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    quiet(reply.body)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-7',
    'application/json\ttext/plain',
  ])('as %s write nothing', async (type) => {
    const before = (await list('pageSize=1')).body.result.total
    const reply = await server.app.inject({
      method: 'POST',
      url: `${server.env.apiBase}/sales/tsOrder/add`,
      headers: { 'x-access-token': sales.token!, 'content-type': type, 'sec-fetch-site': 'cross-site' },
      payload: JSON.stringify(orderBody('cross', 0)),
    })
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode).toBeLessThan(500)
    expect((await list('pageSize=1')).body.result.total).toBe(before)
  })
})

describe('headers', () => {
  it.each([
    { 'x-http-method-override': 'DELETE' },
    { 'x-method-override': 'DELETE' },
    { 'x-original-url': '/api/sys/user/list' },
    { 'x-rewrite-url': '/api/sys/user/list' },
    { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
    { 'tenant-id': '99' },
    { 'tenant-id': '0 OR 1=1' },
    { 'tenant-id': '-1' },
    { 'x-tenant-id': '99', 'tenant-id': '0' },
    { 'x-page-id': "'; DROP TABLE ts_order; --" },
    { 'idempotency-key': "'; DROP TABLE ts_order; --" },
    { 'accept-language': 'en'.repeat(5_000) },
  ])('%j give no right and no other tenant', async (headers) => {
    const reply = await viewer.get('/sys/user/list', headers as never)
    expect([400, 401, 403, 431]).toContain(reply.status)
    const own = await viewer.get('/sales/tsOrder/list', headers as never)
    if (own.body.success) for (const row of own.body.result.records) expect(row.tenantId ?? 0).toBe(0)
    quiet(own.body)
  })

  it('do not let one address pass for many: the count of failed logins is that of the line', async () => {
    const tries = []
    for (let at = 0; at < 6; at += 1)
      tries.push(
        await server.anonymous.send(
          'POST',
          '/sys/mLogin',
          { username: 'nobody', password: 'x' },
          { 'x-forwarded-for': `10.0.0.${at}` },
        ),
      )
    expect(tries.at(-1)!.status).toBe(429)
  })
})

describe('what is not one’s own', () => {
  it.each([
    ['GET', '/sales/tsOrder/exportXls', 200],
    ['POST', '/sales/tsOrder/importExcel', 403],
    ['POST', '/sales/tsOrder/action/finish', 403],
    ['DELETE', '/sales/tsOrder/delete?id=x', 403],
    ['GET', '/sys/dataLog/queryCompareList?dataId1=a&dataId2=b', 403],
    ['GET', '/sys/dict/treeList', 403],
    ['GET', '/sys/category/rootList', 403],
    ['GET', '/sys/user/listAll', 403],
    ['GET', '/sys/user/userDepartList?userId=other', 403],
    ['GET', '/sys/permission/queryListAsync', 403],
    ['GET', '/sys/fillRule/testFillRule?ruleCode=x', 403],
    ['GET', '/sys/quartzJob/exportXls', 403],
    ['GET', '/online/cgreport/item/listByHeadId?headId=x', 403],
  ] as const)('%s %s answers a reader %d', async (method, path, status) => {
    const reply = method === 'GET' ? await viewer.get(path) : await viewer.send(method, path, { id: 'x' })
    expect(reply.status).toBe(status)
  })

  it.each([
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/pg',
    'temp/%00',
    '.env',
    'temp/..%5c..%5cx',
    '/etc/passwd',
  ])('static/%s is no file', async (path) => {
    const reply = await server.app.inject({
      url: `${server.env.apiBase}/sys/common/static/${path}`,
      headers: { 'x-access-token': sales.token! },
    })
    expect([400, 403, 404]).toContain(reply.statusCode)
    quiet(reply.body)
  })

  it.each(['http://127.0.0.1/', 'file:///etc/passwd', '//evil.test/x', '../x', 'temp/\u0000'])(
    'a ticket, an archive and a merge of %s fetch nothing',
    async (path) => {
      for (const [call, body] of [
        ['/sys/common/ticket', { path }],
        ['/sys/upload/batchDowmload', [path]],
        ['/sys/upload/pdfMergeDowmload', [path]],
      ] as const) {
        const reply = await sales.send('POST', call, body)
        expect(reply.status).toBeLessThan(500)
        expect(reply.body.success).toBe(false)
        quiet(reply.body)
      }
    },
  )
})
