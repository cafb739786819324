import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireDate } from '@lading/core/text'
import { clockNow } from '../clock'
import { orderBody, testOrderServer } from '../testing/orderEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { testTaskServer } from '../testing/taskEntity'
import { startTestServer } from '../testing/testServer'

let server: TestServer
let sales: Caller
beforeAll(async () => {
  server = await startTestServer([testOrderServer, testTaskServer])
  sales = await server.login('sales')
})
afterAll(() => server.close())

const add = async (body: Record<string, unknown>, headers?: Record<string, string>) =>
  (await sales.send('POST', '/sales/tsOrder/add', body, headers)).body
const edit = (body: Record<string, unknown>) => sales.send('PUT', '/sales/tsOrder/edit', body)
const count = async (table: string) =>
  Number((await server.db.pool.query(`SELECT count(*) AS n FROM ${table}`)).rows[0].n)

describe('add', () => {
  it('begins with whoever adds it, the day and the department, unless something is said', async () => {
    const post = async (body: Record<string, unknown>) =>
      (await sales.send('POST', '/sales/tsTask/add', body)).body.result
    const team = (await server.db.pool.query(`SELECT id FROM sys_depart WHERE org_code = 'A01A01'`)).rows[0]
    const today = wireDate(clockNow())
    expect(await post({ title: '盘点' })).toMatchObject({
      asker: 'sales',
      askedOn: today,
      askedFor: team.id,
      askedFor_dictText: expect.stringMatching(/\S/),
    })
    expect(await post({ title: '盘点', asker: 'admin', askedOn: null })).toMatchObject({
      asker: 'admin',
      askedOn: null,
      askedFor: team.id,
    })
  })

  it('stores master and lines, computed and numbered by the server', async () => {
    const { result, message } = await add({
      ...orderBody('Evergreen', 3),
      currency: 'USD',
      eta: '2026-12-01',
      // None of these may be set by a client.
      status: 'done',
      orderNo: 'MINE',
      amount: 1,
      createBy: 'somebody',
      tenantId: 9,
      version: 77,
      isAdmin: true,
      nothing: null,
      currency_dictText: '别的',
    })
    expect(result.ignored.sort()).toEqual(['amount', 'createBy', 'isAdmin', 'orderNo', 'status', 'tenantId'])
    expect(message).toBe('添加成功！')
    expect(result).toMatchObject({
      status: 'draft',
      status_dictText: '草稿',
      currency_dictText: '美元',
      eta: '2026-12-01',
      amount: 12,
      version: 1,
      tenantId: 0,
      createBy: 'sales',
      sysOrgCode: 'A01A01',
    })
    expect(result.orderNo).toMatch(/^TO\d{8}\d{4}$/)
    expect(
      result.tsOrderLine.map((line: Record<string, unknown>) => [line.orderNum, line.itemId, line.subtotal]),
    ).toEqual([
      [1, 'I0', 2],
      [2, 'I1', 4],
      [3, 'I2', 6],
    ])
    expect(result.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  it('stores lines sent as a plain array, and a record sent back as it was read keeps its lines', async () => {
    const tsOrderLine = [{ itemId: 'plain', quantity: 3, price: 2 }]
    const { result } = await add({ ...orderBody('Array', 0), tsOrderLine })
    expect(result).toMatchObject({ amount: 6, tsOrderLine: [{ itemId: 'plain', subtotal: 6 }] })
    const { body } = await edit({ ...result, customer: 'Array 2' })
    expect(body.result).toMatchObject({ amount: 6, tsOrderLine: [{ id: result.tsOrderLine[0].id }] })
    expect(result.ignored ?? body.result.ignored).toBeUndefined()
  })

  it('names every refused value and stores nothing', async () => {
    const before = await count('ts_order')
    const answer = await add({
      tsOrderLine: { tableData: [{ id: 'a_temp', quantity: 'many' }], deleteData: [] },
    })
    expect(answer).toMatchObject({ success: false, code: 500, message: '客户不能为空' })
    expect(answer.result.issues).toContainEqual(
      expect.objectContaining({ field: 'itemId', line: 'tsOrderLine', rowId: 'a_temp', index: 0 }),
    )
    expect(await count('ts_order')).toBe(before)
  })

  it('tells what it did not take, of lines too, and once more when it is repeated', async () => {
    const [line] = (orderBody('Passed', 1).tsOrderLine as { tableData: object[] }).tableData
    const sent = { ...line, cost: 5, subtotal: 999, parentId: 'another', orderNum: 4 }
    const body = { customer: 'Passed', tsOrderLine: { tableData: [sent], deleteData: [] } }
    const headers = { 'idempotency-key': 'form-0000-0009' }
    const { result } = await add(body, headers)
    expect(result.tsOrderLine).toMatchObject([{ subtotal: 2 }])
    expect(result.ignored).toEqual(['tsOrderLine.cost', 'tsOrderLine.parentId', 'tsOrderLine.subtotal'])
    expect((await add(body, headers)).result).toMatchObject({ id: result.id, ignored: result.ignored })
    // What says what is stored, before or after, is nothing that was not taken.
    const [{ id }] = result.tsOrderLine
    const changed = [{ ...result.tsOrderLine[0], id, price: 3 }]
    const again = await edit({ ...result, tsOrderLine: { tableData: changed, deleteData: [] }, amount: 3 })
    expect(again.body.result).toMatchObject({ amount: 3, tsOrderLine: [{ subtotal: 3 }] })
    expect(again.body.result).not.toHaveProperty('ignored')
  })

  it('gives numbers without gaps or doubles to parallel calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => add(orderBody(`parallel ${at}`, 1))),
    )
    const numbers = answers.map(({ result }) => Number(result.orderNo.slice(-4))).sort((a, b) => a - b)
    expect(new Set(numbers).size).toBe(12)
    expect(numbers.at(-1)! - numbers[0]!).toBe(11)
  })

  it('tells at its field that a unique value is taken, of a new record and of a changed one', async () => {
    expect(await add({ ...orderBody('one', 0), reference: 'R-1' })).toMatchObject({ success: true })
    const message = '数据库中已存在该记录（参考号：R-1）'
    const refused = { success: false, message, result: { issues: [{ field: 'reference', message }] } }
    expect(await add({ ...orderBody('two', 0), reference: 'R-1' })).toMatchObject(refused)
    const { result } = await add({ ...orderBody('three', 0), reference: 'R-2' })
    const changed = await edit({ id: result.id, version: 1, reference: 'R-1' })
    expect(changed.body).toMatchObject(refused)
  })

  it('refuses values that break the check rules of their fields, in lines too', async () => {
    const admin = await server.login('admin')
    const rule = (ruleCode: string, pattern: string, message: string) =>
      admin.send('POST', '/sys/checkRule/add', {
        ruleName: ruleCode,
        ruleCode,
        ruleJson: JSON.stringify([{ digits: '*', pattern, message }]),
      })
    // Nobody keeps the rules yet: they refuse nothing.
    const { result: old } = await add({ ...orderBody('ruled', 1), reference: '?old' })
    await rule('ts_reference', '^[^?]', '参考号不可以问号开头')
    await rule('ts_item', '^[^?]', '物料不可以问号开头')
    const refused = await add({
      customer: 'ruled',
      reference: '?X',
      tsOrderLine: { tableData: [{ id: 'a_temp', itemId: '?J1', quantity: 1 }], deleteData: [] },
    })
    expect(refused).toMatchObject({ success: false, message: '参考号不可以问号开头' })
    expect(refused.result.issues).toEqual([
      { field: 'reference', message: '参考号不可以问号开头' },
      expect.objectContaining({
        field: 'itemId',
        line: 'tsOrderLine',
        rowId: 'a_temp',
        message: '物料不可以问号开头',
      }),
    ])
    expect(await add({ ...orderBody('ruled', 1), reference: 'R-77' })).toMatchObject({ success: true })
    // What was stored before stays until it is changed.
    const { id, version } = old
    const kept = await edit({ id, version, customer: 'ruled again', reference: '?old' })
    expect(kept.body).toMatchObject({ success: true })
    const changed = await edit({ id, version: version + 1, reference: '?Y' })
    expect(changed.body).toMatchObject({ success: false, message: '参考号不可以问号开头' })
  })

  it('is carried out once for one idempotency key', async () => {
    const body = orderBody('once', 2)
    const headers = { 'idempotency-key': 'form-0000-0001' }
    const answers = await Promise.all([add(body, headers), add(body, headers), add(body, headers)])
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1)
    expect((await server.db.pool.query(`SELECT 1 FROM ts_order WHERE customer = 'once'`)).rowCount).toBe(1)
    const other = await sales.send('POST', '/sales/tsOrder/add', orderBody('else', 1), headers)
    expect(other.status).toBe(400)
  })

  it('keeps no copy of its answer: repeated, it answers the record as it is by then', async () => {
    const body = orderBody('kept', 3)
    const headers = { 'idempotency-key': 'form-0000-0002' }
    const first = await add(body, headers)
    const { rows } = await server.db.pool.query(
      `SELECT answer FROM sys_idempotency WHERE key = 'form-0000-0002'`,
    )
    expect(JSON.parse(rows[0].answer)).toEqual({ id: first.result.id })
    expect((await add(body, headers)).result).toEqual(first.result)

    const { id, version } = first.result
    await edit({ id, version, customer: 'by others' })
    expect((await add(body, headers)).result).toMatchObject({ id, version: 2, customer: 'by others' })
    await sales.send('DELETE', `/sales/tsOrder/delete?id=${id}`)
    expect(await add(body, headers)).toMatchObject({ success: false, code: 404 })
  })
})

describe('edit', () => {
  it('takes only the changes of lines and keeps their order', async () => {
    const { result: order } = await add(orderBody('lines', 4))
    const [first, second, third] = order.tsOrderLine
    const { body } = await edit({
      id: order.id,
      version: order.version,
      customer: 'renamed',
      tsOrderLine: {
        tableData: [
          { id: 'new_temp', itemId: 'NEW', quantity: 10, price: 1, orderNum: 2 },
          { ...third, quantity: 100 },
        ],
        deleteData: [first.id],
      },
    })
    expect(body.result).toMatchObject({
      version: 2,
      customer: 'renamed',
      updateBy: 'sales',
      amount: 4 + 10 + 200 + 8,
    })
    const items = body.result.tsOrderLine.map(
      (line: { itemId: string; orderNum: number }) => `${line.orderNum}:${line.itemId}`,
    )
    expect(items).toEqual(['1:NEW', '2:I1', '3:I2', '4:I3'])
    const untouched = body.result.tsOrderLine.find(({ id }: { id: string }) => id === second.id)
    expect(untouched.version).toBe(1)
  })

  it('refuses a stale version with 409 and changes nothing', async () => {
    const { result: order } = await add(orderBody('stale', 1))
    expect((await edit({ id: order.id, version: 1, customer: 'first' })).body.success).toBe(true)
    const second = await edit({ id: order.id, version: 1, customer: 'second' })
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ success: false, code: 409 })
    const { body } = await sales.get(`/sales/tsOrder/queryById?id=${order.id}`)
    expect(body.result).toMatchObject({ customer: 'first', version: 2 })
  })

  it('lets one of two parallel edits win', async () => {
    const { result: order } = await add(orderBody('race', 1))
    const replies = await Promise.all(
      [1, 2, 3, 4].map((n) => edit({ id: order.id, version: 1, customer: `race ${n}` })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('keeps nothing of a save that fails in its last line', async () => {
    const { result: order } = await add(orderBody('atomic', 2))
    await server.db.pool.query(`ALTER TABLE ts_order_line ADD CONSTRAINT no_boom CHECK (item_id <> 'BOOM')`)
    const reply = await edit({
      id: order.id,
      version: 1,
      customer: 'changed',
      tsOrderLine: {
        tableData: [{ id: 'x_temp', itemId: 'BOOM', quantity: 1 }],
        deleteData: [order.tsOrderLine[0].id],
      },
    })
    expect(reply.body.success).toBe(false)
    expect(JSON.stringify(reply.body)).not.toMatch(/constraint|ts_order_line/i)
    const { body } = await sales.get(`/sales/tsOrder/queryById?id=${order.id}`)
    expect(body.result).toMatchObject({ customer: 'atomic', version: 1 })
    expect(body.result.tsOrderLine).toHaveLength(2)
  })

  it('refuses lines of another order', async () => {
    const [one, other] = [
      (await add(orderBody('own', 1))).result,
      (await add(orderBody('foreign', 1))).result,
    ]
    const stolen = { tableData: [{ ...other.tsOrderLine[0], quantity: 9 }], deleteData: [] }
    expect((await edit({ id: one.id, version: 1, tsOrderLine: stolen })).status).toBe(400)
    const deleting = { tableData: [], deleteData: [other.tsOrderLine[0].id] }
    expect((await edit({ id: one.id, version: 1, tsOrderLine: deleting })).status).toBe(400)
  })

  it('follows the workflow', async () => {
    const { result: order } = await add(orderBody('flow', 1))
    const done = await sales.send('POST', '/sales/tsOrder/action/finish', { id: order.id, version: 1 })
    expect(done.body.result).toMatchObject({ status: 'done', version: 2 })
    expect((await edit({ id: order.id, version: 2, customer: 'x' })).body.message).toBe(
      '当前状态“完成”不允许编辑',
    )
    const english = { 'accept-language': 'en-US' }
    const inEnglish = await sales.send(
      'PUT',
      '/sales/tsOrder/edit',
      { id: order.id, version: 2, customer: 'x' },
      english,
    )
    expect(inEnglish.body.message).toMatch(/^The state ".+" does not allow to edit$/)
    const refused = await add({ tsOrderLine: { tableData: [], deleteData: [] } }, english)
    expect(refused.message).toBe('Customer is required')
    expect((await sales.send('DELETE', `/sales/tsOrder/delete?id=${order.id}`)).body.success).toBe(false)
  })

  it('writes old and new values to the audit', async () => {
    const { result: order } = await add(orderBody('before', 1))
    await edit({ id: order.id, version: 1, customer: 'after' })
    const { rows } = await server.db.pool.query(
      `SELECT * FROM sys_data_log WHERE data_id = $1 ORDER BY data_version`,
      [order.id],
    )
    expect(rows.map(({ type, create_by }) => `${type} ${create_by}`)).toEqual(['add sales', 'edit sales'])
    expect(JSON.parse(rows[1].data_content).fields.customer).toEqual(['before', 'after'])
  })
})

describe('large orders', () => {
  it('takes 5,000 lines and refuses 5,001', async () => {
    const { result } = await add(orderBody('large', 5_000))
    expect(result.tsOrderLine).toHaveLength(5_000)
    expect(result.tsOrderLine[4_999]).toMatchObject({ orderNum: 5_000, itemId: 'I4999' })
    // Too long to be logged line by line: it is counted.
    const { rows } = await server.db.pool.query(`SELECT data_content FROM sys_data_log WHERE data_id = $1`, [
      result.id,
    ])
    const logged = JSON.parse(rows[0].data_content)
    expect(logged.lines.tsOrderLine).toEqual({ added: 5_000, changed: 0, removed: 0 })
    expect(logged.fields.customer).toEqual([null, 'large'])
    expect((await add(orderBody('too large', 5_001))).message).toContain('5000')
  })
})

describe('delete', () => {
  it('takes a comma list with its trailing comma, and the lines with it', async () => {
    const [a, b] = [(await add(orderBody('gone 1', 2))).result, (await add(orderBody('gone 2', 2))).result]
    const { body } = await sales.send('DELETE', `/sales/tsOrder/deleteBatch?ids=${a.id},${b.id},`)
    expect(body).toMatchObject({ success: true, message: '删除成功!' })
    expect(
      (await server.db.pool.query('SELECT 1 FROM ts_order_line WHERE parent_id = $1', [a.id])).rowCount,
    ).toBe(0)
  })

  it('deletes all or none', async () => {
    const { result } = await add(orderBody('stays', 1))
    const { body } = await sales.send('DELETE', `/sales/tsOrder/deleteBatch?ids=${result.id},missing,`)
    expect(body).toMatchObject({ success: false, message: '未找到对应实体' })
    expect((await sales.get(`/sales/tsOrder/queryById?id=${result.id}`)).body.success).toBe(true)
  })
})

it('tells who had a record open who has deleted it, in the language of the caller', async () => {
  const { result } = await add(orderBody('gone under the hands', 1))
  const admin = await server.login('admin')
  await admin.send('DELETE', `/sales/tsOrder/delete?id=${result.id}`)
  const { status, body } = await edit({ id: result.id, version: 1, customer: 'x' })
  expect({ status, message: body.message }).toEqual({ status: 404, message: '未找到对应实体' })
  expect(body.result.issues[0].message).toMatch(/^.+于 \d{4}-\d\d-\d\d \d\d:\d\d 删除了这条数据$/)
  const english = await sales.get(`/sales/tsOrder/queryById?id=${result.id}`, { 'accept-language': 'en' })
  expect(english.body.result.issues[0].message).toContain('deleted this record on')
  // Of what never was there is nothing to tell.
  expect((await edit({ id: 'never', version: 1, customer: 'x' })).body.result).toBe(null)
})

it('keeps tenants apart', async () => {
  const { result } = await add(orderBody('tenant 0', 1))
  await server.db.pool.query('UPDATE ts_order SET tenant_id = 7 WHERE id = $1', [result.id])
  expect(
    (await sales.get(`/sales/tsOrder/queryById?id=${result.id}`, { 'tenant-id': '7' })).body.success,
  ).toBe(false)
  expect((await edit({ id: result.id, version: 1, customer: 'x' })).body.message).toBe('未找到对应实体')
  expect((await sales.send('DELETE', `/sales/tsOrder/delete?id=${result.id}`)).body.success).toBe(false)
})

it('comes back from its own export', async () => {
  await add({ ...orderBody('=1+1', 0), currency: 'EUR' })
  const response = await server.app.inject({
    url: `/api/sales/tsOrder/exportXls?customer=${encodeURIComponent('=1+1')}`,
    headers: { 'x-access-token': sales.token },
  })
  expect(response.headers['content-type']).toContain('spreadsheetml')
  const boundary = 'xxBOUNDARYxx'
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    response.rawPayload,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const imported = await server.app.inject({
    method: 'POST',
    url: '/api/sales/tsOrder/importExcel',
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-access-token': sales.token },
  })
  expect(imported.json()).toMatchObject({ success: true, message: '文件导入成功！数据行数：1' })
  const { rows } = await server.db.pool.query(
    `SELECT customer, currency, status FROM ts_order WHERE customer = '=1+1'`,
  )
  expect(rows).toEqual([
    { customer: '=1+1', currency: 'EUR', status: 'draft' },
    { customer: '=1+1', currency: 'EUR', status: 'draft' },
  ])
})

describe('comments on cells', () => {
  const list = (row: Record<string, unknown>) => JSON.parse((row.cellComments as string | undefined) ?? '[]')
  const noted = (row: Record<string, unknown>, comments: unknown[]) => ({
    tsOrderLine: { tableData: [{ ...row, cellComments: JSON.stringify(comments) }], deleteData: [] },
  })
  const mine = {
    id: 'c1_temp',
    field: 'price',
    text: ' 请确认单价 ',
    by: 'admin',
    byName: 'Boss',
    time: '1999',
  }
  const read = async (id: string, caller = sales) =>
    (await caller.get(`/sales/tsOrder/queryById?id=${id}`)).body.result

  it('are saved with the lines: who and when are the server’s', async () => {
    const { result } = await add({
      ...orderBody('Noted', 2),
      ...noted({ itemId: 'A', quantity: 1, price: 2 }, [mine]),
    })
    const [line] = result.tsOrderLine
    expect(list(line)).toMatchObject([{ field: 'price', text: '请确认单价', by: 'sales', resolved: false }])
    expect(list(line)[0].time).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(list(line)[0].id).not.toMatch(/_temp$/)
    const again = await read(result.id)
    expect(list(again.tsOrderLine[0])).toEqual(list(line))
  })

  it('are answered and resolved by others; nothing that was said is taken away or rewritten', async () => {
    const { result } = await add({
      ...orderBody('Answered', 2),
      ...noted({ itemId: 'A', quantity: 1, price: 2 }, [mine]),
    })
    const [first] = list(result.tsOrderLine[0])
    const admin = await server.login('admin')
    const forged = { ...first, text: 'forged', by: 'nobody', resolved: true }
    const answer = { id: 'c2_temp', field: 'price', text: '已确认', resolved: false }
    const { body } = await admin.send('PUT', '/sales/tsOrder/edit', {
      id: result.id,
      version: result.version,
      ...noted(result.tsOrderLine[0], [forged, answer]),
    })
    expect(list(body.result.tsOrderLine[0])).toMatchObject([
      { id: first.id, text: '请确认单价', by: 'sales', resolved: true, resolvedBy: 'admin' },
      { text: '已确认', by: 'admin', resolved: false },
    ])
    // Somebody who has not seen the answer sends the comments without it.
    const { body: later } = await edit({
      id: result.id,
      version: body.result.version,
      ...noted(result.tsOrderLine[0], [{ ...first, resolved: false }]),
    })
    expect(list(later.result.tsOrderLine[0]).map((each: { resolved: boolean }) => each.resolved)).toEqual([
      false,
      false,
    ])
  })

  it('are refused on what is no field, without text, and from those who may not edit', async () => {
    const { result } = await add(orderBody('Refused', 1))
    const [line] = result.tsOrderLine
    const send = (comment: unknown, caller = sales) =>
      caller.send('PUT', '/sales/tsOrder/edit', { id: result.id, version: 1, ...noted(line, [comment]) })
    for (const broken of [
      { ...mine, field: 'secret' },
      { ...mine, field: '__proto__' },
      { ...mine, text: '  ' },
      { ...mine, text: 'x'.repeat(1001) },
    ])
      expect((await send(broken)).body).toMatchObject({ success: false, code: 400 })
    const viewer = await server.login('viewer')
    expect((await send(mine, viewer)).body).toMatchObject({ success: false, code: 510 })
    expect(await count(`sys_cell_comment WHERE record_id = '${result.id}'`)).toBe(0)
  })

  it('go with their line and with their record', async () => {
    const { result } = await add({
      ...orderBody('Gone', 0),
      ...noted({ itemId: 'A', quantity: 1, price: 2 }, [mine]),
    })
    const left = () => count(`sys_cell_comment WHERE record_id = '${result.id}'`)
    expect(await left()).toBe(1)
    const two = {
      tableData: [{ itemId: 'B', quantity: 1, price: 1, cellComments: JSON.stringify([mine]) }],
      deleteData: [result.tsOrderLine[0].id],
    }
    const { body } = await edit({ id: result.id, version: 1, tsOrderLine: two })
    expect(body.success).toBe(true)
    expect(await left()).toBe(1)
    await sales.send('DELETE', `/sales/tsOrder/delete?id=${result.id}`)
    expect(await left()).toBe(0)
  })
})

describe('records of all entities', () => {
  const search = async (word: string, caller = sales) =>
    (await caller.get(`/sys/record/search?keyWord=${encodeURIComponent(word)}`)).body.result
  const drafts = async (caller = sales) => (await caller.get('/sys/record/drafts')).body.result

  it('are found by their numbers, and what was begun is told to who began it', async () => {
    await add(orderBody('Another'))
    const { result } = await add(orderBody('Found'))
    expect(await search(result.orderNo.slice(2))).toMatchObject([
      { entity: 'tsOrder', id: result.id, title: result.orderNo },
    ])
    // Signs of patterns stand for themselves.
    expect(await search('__')).toEqual([])
    expect((await drafts())[0].records[0]).toMatchObject({ id: result.id, title: result.orderNo })
    const before = (await drafts())[0].total
    await sales.send('POST', '/sales/tsOrder/action/finish', { id: result.id, version: result.version })
    expect((await drafts())[0]).toMatchObject({ entity: 'tsOrder', total: before - 1 })
    expect(await drafts(await server.login('admin'))).toEqual([])
  })

  it('are told to nobody who may not list them', async () => {
    const { result } = await add(orderBody('Hidden'))
    await server.db.pool.query(
      `DELETE FROM sys_role_permission WHERE permission_id IN (SELECT id FROM sys_permission WHERE perms = 'sales:tsOrder:list')`,
    )
    const without = await server.login('sales')
    expect(await search(result.orderNo, without)).toEqual([])
    expect(await drafts(without)).toEqual([])
  })
})
