import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openWorkbook } from '../spreadsheet/openWorkbook'
import { orderBody, testOrderServer } from '../testing/orderEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { workbook } from '../testing/workbook'

/** Rights of single fields, of a header and of its lines (spec 2 §6; security.md §3, threat 8). */
let server: TestServer
let admin: Caller
let sales: Caller
const HIDDEN = ['sales:tsOrder:currency', 'sales:tsOrder:reference', 'sales:tsOrder:tsOrderLine:price']
const CLOSED = ['sales:tsOrder:eta', 'sales:tsOrder:tsOrderLine:itemId']
beforeAll(async () => {
  server = await startTestServer([testOrderServer])
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const rights = [...HIDDEN.map((code) => [code, '1']), ...CLOSED.map((code) => [code, '2'])]
  for (const [code, type] of rights)
    await server.db.pool.query(
      `INSERT INTO sys_permission (id, name, perms, perms_type, menu_type) VALUES ($1, $1, $1, $2, 2)`,
      [code, type],
    )
  admin = await server.login('admin')
  sales = await server.login('sales')
})
afterAll(() => server.close())

let id = ''
beforeEach(async () => {
  const body = { ...orderBody('rights', 2), currency: 'EUR', eta: '2026-01-02' }
  id = (await admin.send('POST', '/sales/tsOrder/add', body)).body.result.id
})
const read = async (caller: Caller, of = id) =>
  (await caller.get(`/sales/tsOrder/queryById?id=${of}`)).body.result
const edit = (body: Record<string, unknown>) =>
  sales.send('PUT', '/sales/tsOrder/edit', { id, version: 1, ...body })

it('hidden fields are not sent, neither they nor their texts, of the header and of lines', async () => {
  const whole = await read(admin)
  expect(whole).toMatchObject({ currency: 'EUR', currency_dictText: expect.any(String) })
  expect(whole.tsOrderLine[0]).toMatchObject({ price: 2, subtotal: 2 })
  const answers = [
    await read(sales),
    (await edit({ customer: 'answer of a save' })).body.result,
    (await sales.send('POST', '/sales/tsOrder/action/finish', { id })).body.result,
  ]
  for (const record of answers) {
    for (const name of ['currency', 'currency_dictText', 'reference']) expect(record).not.toHaveProperty(name)
    expect(record.tsOrderLine.length).toBeGreaterThan(0)
    for (const line of record.tsOrderLine) {
      expect(line).not.toHaveProperty('price')
      expect(line.itemId).toMatch(/^I\d$/)
    }
  }
})

it('hidden and closed fields are not written; what was stored stays', async () => {
  const [first] = (await read(admin)).tsOrderLine
  const line = { id: first.id, itemId: 'forged', quantity: 5, price: 0.01 }
  const added = { id: 'a_temp', itemId: 'new', quantity: 1, price: 0.01 }
  const { body } = await edit({
    currency: 'USD',
    eta: '2030-01-01',
    tsOrderLine: { tableData: [line], deleteData: [] },
  })
  expect(body.success).toBe(true)
  // What is hidden is not named.
  expect(body.result.ignored).toEqual(['eta', 'tsOrderLine.itemId'])
  const after = await read(admin)
  expect(after).toMatchObject({ currency: 'EUR', eta: '2026-01-02', amount: 14 })
  expect(after.tsOrderLine[0]).toMatchObject({ itemId: 'I0', quantity: 5, price: 2, subtotal: 10 })
  // What is closed may be sent as it is; whether a hidden value was guessed is not told.
  const echo = { ...(await read(sales)), currency: 'EUR' }
  expect((await edit({ ...echo, version: 2 })).body.result).not.toHaveProperty('ignored')
  // A new line cannot carry a closed field either; here it is a required one, so there is none.
  const refused = await edit({ version: 3, tsOrderLine: { tableData: [added], deleteData: [] } })
  expect(refused.body).toMatchObject({ success: false, result: { issues: [{ field: 'itemId' }] } })
})

it.each([
  ['a filter', '/sales/tsOrder/list?currency=EUR'],
  ['a range', '/sales/tsOrder/list?currency_begin=E'],
  ['a sort', '/sales/tsOrder/list?column=currency&order=asc'],
  ['a sort by its text', '/sales/tsOrder/list?column=currency_dictText&order=asc'],
  ['a second sort', '/sales/tsOrder/list?column=customer,currency&order=asc,asc'],
  ['an export by it', '/sales/tsOrder/exportXls?currency=EUR'],
  ['a sorted export', '/sales/tsOrder/exportXls?column=currency&order=asc'],
  ['the check of duplicates', '/sys/duplicate/check?tableName=ts_order&fieldName=reference&fieldVal=R1'],
  ['a table dictionary', '/sys/dict/getDictItems/ts_order,currency,id'],
  ['a table dictionary that filters', '/sys/dict/loadDict/ts_order,customer,currency?keyword=EUR'],
])('%s says nothing of a hidden field', async (_what, path) => {
  const lines = [{ field: 'currency', rule: 'eq', val: 'EUR' }]
  const superQuery = `superQueryParams=${encodeURIComponent(JSON.stringify(lines))}`
  for (const url of [path, `/sales/tsOrder/list?${superQuery}`]) {
    const refused = await sales.get(url)
    const told = JSON.stringify(refused.body)
    if (refused.body.success === false) expect(told).not.toMatch(/不可用|EUR/)
    else {
      // It is as if the field were not there: the same rows with and without.
      expect(url).toMatch(/column=|\/list\?currency/)
      const rows = (body: { result: { records: { id: string }[] } }) =>
        body.result.records.map((row) => row.id)
      expect(rows(refused.body)).toEqual(rows((await sales.get('/sales/tsOrder/list')).body))
    }
  }
})

it('hidden fields are neither exported nor imported', async () => {
  const file = await server.app.inject({
    url: `${server.env.apiBase}/sales/tsOrder/exportXls`,
    headers: { 'x-access-token': sales.token! },
  })
  const book = await openWorkbook(file.rawPayload, 100, false)
  const [, , headings] = await book.rows(0, book.count)
  await book.close()
  expect(headings).toEqual(['订单号', '状态', '客户', '到港', '金额', '已付'])

  const form = new FormData()
  const rows = await workbook(['客户', '币种', '参考号', '到港'], ['imported', 'EUR', 'R-1', '2026-05-06'])
  form.append('file', new Blob([new Uint8Array(rows)]), 'rows.xlsx')
  const { port } = server.app.server.address() as AddressInfo
  const reply = await fetch(`http://127.0.0.1:${port}${server.env.apiBase}/sales/tsOrder/importExcel`, {
    method: 'POST',
    headers: { 'x-access-token': sales.token! },
    body: form,
  })
  expect(await reply.json()).toMatchObject({ success: true })
  const stored = await server.db.pool.query(`SELECT * FROM ts_order WHERE customer = 'imported'`)
  expect(stored.rows).toMatchObject([{ currency: null, reference: null, eta: null }])
})

it('hidden fields of lines do not reach open grids, neither of a save nor from another client', async () => {
  const { port } = server.app.server.address() as AddressInfo
  const open = async (caller: Caller) => {
    const user = (await caller.get('/sys/user/getUserInfo')).body.result.userInfo.id
    const url = `ws://127.0.0.1:${port}${server.env.apiBase}/vxeSocket/${user}/page`
    const socket = new WebSocket(url, [caller.token!])
    const heard: string[] = []
    socket.on('message', (data) => heard.push(String(data)))
    await new Promise((resolve) => socket.once('open', resolve))
    return { socket, heard }
  }
  const [all, some] = [await open(admin), await open(sales)]
  const [line] = (await read(admin)).tsOrderLine
  const data = { socketKey: 'tsOrderLine', args: [{ ...line, price: 77 }, id] }
  all.socket.send(JSON.stringify({ type: 'update_vxe_table', data }))
  const tableData = [{ ...line, price: 78 }]
  await admin.send('PUT', '/sales/tsOrder/edit', {
    id,
    version: 1,
    tsOrderLine: { tableData, deleteData: [] },
  })
  const rows = ({ heard }: { heard: string[] }) => heard.filter((text) => text.includes(line.id))
  await expect.poll(() => rows(all).join()).toContain('"price":78')
  await expect.poll(() => rows(some).length).toBeGreaterThan(1)
  expect(rows(all).join()).toContain('"price":77')
  expect(some.heard.join()).not.toMatch(/price|currency|"reference"/)
  for (const { socket } of [all, some]) socket.close()
})

it('hidden fields are not told by the log of changes either', async () => {
  await server.db.pool.query(
    `INSERT INTO sys_role_permission (role_id, permission_id) SELECT r.id, p.id FROM sys_role r, sys_permission p
     WHERE r.role_code = 'sales' AND p.perms = 'system:datalog:list'`,
  )
  const auditor = await server.login('sales')
  const [line] = (await read(admin)).tsOrderLine
  const tableData = [{ ...line, quantity: 3, price: 79 }]
  const change = { id, version: 1, currency: 'JPY', tsOrderLine: { tableData, deleteData: [] } }
  expect((await admin.send('PUT', '/sales/tsOrder/edit', change)).body.success).toBe(true)
  const versions = `/sys/dataLog/queryDataVerList?dataTable=ts_order&dataId=${id}`
  const whole = (await admin.get(versions)).body.result
  expect(JSON.stringify(whole)).toContain('JPY')
  expect(JSON.stringify(whole)).toMatch(/\\"price\\"/)
  const [first, second] = whole
  const answers = [
    await auditor.get(versions),
    await auditor.get(`/sys/dataLog/queryCompareList?dataId1=${first.id}&dataId2=${second.id}`),
    await auditor.get(`/sys/dataLog/list?dataId=${id}`),
  ]
  for (const { body } of answers) {
    const text = JSON.stringify(body.result)
    expect(text).toMatch(/\\"quantity\\"/)
    expect(text).not.toMatch(/currency|JPY|\\"price\\"|reference/)
  }
})
