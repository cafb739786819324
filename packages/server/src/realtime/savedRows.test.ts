import { Value } from 'typebox/value'
import { rowChangesMessage, tableRowMessage } from '@lading/core/contract'
import type { RowChanges } from '@lading/core/ports'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Caller, TestServer } from '../testing/testServer'
import { orderBody, testOrderServer } from '../testing/orderEntity'
import { startTestServer } from '../testing/testServer'

let server: TestServer
let writer: Caller
const open: WebSocket[] = []
beforeAll(async () => {
  server = await startTestServer([testOrderServer])
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  writer = await server.login('admin')
})
afterAll(() => server.close())
afterEach(() => open.splice(0).forEach((socket) => socket.close()))

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- messages of several kinds
type Message = any

/** What a table socket hears; every message has the shape of the contract. */
async function listen(caller: Caller, page = 'page') {
  const { port } = server.app.server.address() as AddressInfo
  const { id } = (await caller.get('/sys/user/getUserInfo')).body.result.userInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}${server.env.apiBase}/vxeSocket/${id}/${page}`, [
    caller.token!,
  ])
  open.push(socket)
  const messages: Message[] = []
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    if (message.type !== 'heart_beat') {
      const schema = message.type === 'update_vxe_table' ? tableRowMessage : rowChangesMessage
      expect(Value.Check(schema, message)).toBe(true)
    }
    messages.push(message)
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const changes = (table: string): RowChanges[] =>
    messages.filter(({ data }) => data.key === `rows:${table}`).map(({ data }) => data.args[0])
  const rows = (table: string) =>
    messages.filter(({ data }) => data.socketKey === table).map(({ data }) => data.args)
  /** Waits until all that was written so far has been told, and has arrived: of a later record a witness hears. */
  const settled = async () => {
    const witness = await listen(await server.login('admin'), 'witness')
    await add('a later record', 0)
    await expect.poll(() => witness.changes('tsOrder').length).toBeGreaterThan(0)
    const before = messages.filter(({ type }) => type === 'heart_beat').length
    socket.send(JSON.stringify({ type: 'heart_beat', data: '' }))
    await expect.poll(() => messages.filter(({ type }) => type === 'heart_beat').length).toBe(before + 1)
  }
  return { messages, changes, rows, settled }
}

const add = async (customer: string, lines: number, caller = writer, headers = {}) =>
  (
    await caller.send(
      'POST',
      '/sales/tsOrder/add',
      { ...orderBody(customer, lines), currency: 'EUR' },
      headers,
    )
  ).body.result
const edit = async (body: Record<string, unknown>, headers = {}) =>
  (await writer.send('PUT', '/sales/tsOrder/edit', body, headers)).body.result

describe('a saved header', () => {
  it('is told as the row of the contract and as a change, without its lines', async () => {
    const heard = await listen(await server.login('sales'))
    const { id } = await add('pushed', 2)
    await expect.poll(() => heard.changes('tsOrder').length).toBe(1)
    await edit({ id, version: 1, customer: 'pushed again' })
    await expect.poll(() => heard.changes('tsOrder').length).toBe(2)
    const [row, caseId] = heard.rows('tsOrder')[1]!
    expect(caseId).toBe('')
    expect(row).toMatchObject({ id, customer: 'pushed again', version: 2 })
    expect(row.currency_dictText).toBeTruthy()
    expect(row).not.toHaveProperty('tsOrderLine')
    expect(heard.changes('tsOrder')).toMatchObject([
      { recordId: id, version: 1, changes: [{ type: 'insert', row: { customer: 'pushed' } }] },
      { recordId: id, version: 2, changes: [{ type: 'update', row: { customer: 'pushed again' } }] },
    ])
  })

  it('is not told to the page that saved it', async () => {
    const sales = await server.login('sales')
    const [own, other] = [await listen(sales, 'own'), await listen(sales, 'other')]
    await add('mine', 0, sales, { 'x-page-id': 'own' })
    await expect.poll(() => other.changes('tsOrder').length).toBe(1)
    // The name of somebody else's page silences nobody.
    await add('theirs', 0, writer, { 'x-page-id': 'own' })
    await expect.poll(() => own.rows('tsOrder').map(([row]) => row.customer)).toEqual(['theirs'])
  })

  it('is told once, however often the request arrives', async () => {
    const heard = await listen(await server.login('sales'))
    const body = orderBody('once', 0)
    for (let at = 0; at < 3; at += 1)
      await writer.send('POST', '/sales/tsOrder/add', body, { 'idempotency-key': 'told-once-1' })
    await add('after it', 0)
    await expect.poll(() => heard.rows('tsOrder').map(([row]) => row.customer)).toEqual(['once', 'after it'])
  })
})

describe('lines', () => {
  it('are told with their record: inserted with their place, changed, removed', async () => {
    const record = await add('lines', 3)
    await (await listen(writer)).settled()
    const heard = await listen(await server.login('sales'))
    const [first, second, third] = record.tsOrderLine
    const tableData = [
      { ...second, quantity: 9 },
      { id: 'row_9_temp', itemId: 'NEW', quantity: 1, price: 5 },
    ]
    await edit({
      id: record.id,
      version: 1,
      tsOrderLine: { tableData, deleteData: [first.id] },
    })
    await expect.poll(() => heard.changes('tsOrderLine').length).toBe(1)
    const [told] = heard.changes('tsOrderLine')
    expect(told).toMatchObject({ recordId: record.id, version: 2 })
    const byType = (type: string) => told!.changes.filter((change) => change.type === type)
    expect(byType('remove')).toEqual([{ type: 'remove', id: first.id }])
    expect(byType('insert')).toMatchObject([
      { index: 2, row: { itemId: 'NEW', subtotal: 5, parentId: record.id } },
    ])
    expect(byType('update')).toMatchObject([
      { row: { id: second.id, quantity: 9, subtotal: 18 } },
      { row: { id: third.id, orderNum: 2 } },
    ])
    expect(heard.rows('tsOrderLine').map(([row, caseId]) => [row.id, caseId])).toEqual([
      [second.id, record.id],
      [third.id, record.id],
    ])
  })

  it('of which only comments changed are told with them', async () => {
    const record = await add('noted', 2)
    await (await listen(writer)).settled()
    const heard = await listen(await server.login('sales'))
    const cellComments = JSON.stringify([{ id: 'c_temp', field: 'price', text: 'why?' }])
    const tableData = [{ ...record.tsOrderLine[1], cellComments }]
    await edit({ id: record.id, version: 1, tsOrderLine: { tableData, deleteData: [] } })
    await expect.poll(() => heard.changes('tsOrderLine').length).toBe(1)
    const [change] = heard.changes('tsOrderLine')[0]!.changes
    expect(change).toMatchObject({ type: 'update', row: { id: record.tsOrderLine[1].id } })
    expect(JSON.stringify(change)).toContain('why?')
  })

  it('that did not change are not told', async () => {
    const record = await add('still', 2)
    await (await listen(writer)).settled()
    const heard = await listen(await server.login('sales'))
    await edit({ id: record.id, version: 1, customer: 'header only' })
    await expect.poll(() => heard.changes('tsOrder').length).toBe(1)
    await heard.settled()
    expect(heard.changes('tsOrderLine')).toEqual([])
  })

  it('beyond 500 ask to reload', async () => {
    const heard = await listen(await server.login('sales'))
    const { id } = await add('many lines', 501)
    await expect
      .poll(() => heard.changes('tsOrderLine'))
      .toEqual([{ recordId: id, version: 1, changes: [], reload: true }])
  })
})

describe('a deletion', () => {
  it('is told by the id', async () => {
    const record = await add('gone', 2)
    await (await listen(writer)).settled()
    const heard = await listen(await server.login('sales'))
    await writer.send('DELETE', `/sales/tsOrder/delete?id=${record.id}`)
    await expect
      .poll(() => heard.changes('tsOrder'))
      .toEqual([{ recordId: record.id, version: 0, changes: [{ type: 'remove', id: record.id }] }])
  })

  it('of several is told one by one', async () => {
    const [one, two] = [await add('one', 0), await add('two', 0)]
    await (await listen(writer)).settled()
    const heard = await listen(await server.login('sales'))
    await writer.send('DELETE', `/sales/tsOrder/deleteBatch?ids=${one.id},${two.id},`)
    await expect
      .poll(() =>
        heard
          .changes('tsOrder')
          .map(({ recordId }) => recordId)
          .sort(),
      )
      .toEqual([one.id, two.id].sort())
  })

  it('that was refused is not told', async () => {
    const { id } = await add('kept', 0)
    await writer.send('POST', '/sales/tsOrder/action/finish', { id })
    await (await listen(writer)).settled()
    const heard = await listen(await server.login('sales'))
    expect((await writer.send('DELETE', `/sales/tsOrder/delete?id=${id}`)).body.success).toBe(false)
    await heard.settled()
    expect(JSON.stringify(heard.changes('tsOrder'))).not.toContain(id)
  })
})

describe('who hears', () => {
  const rule = (column: string, value: string) =>
    server.db.pool.query(
      `WITH page AS (SELECT id FROM sys_permission WHERE perms = 'sales:tsOrder:list' AND menu_type = 1 AND NOT hidden),
        rule AS (INSERT INTO sys_permission_data_rule (id, permission_id, rule_name, rule_column, rule_conditions, rule_value)
          SELECT 'r1', id, 'r', $1, '=', $2 FROM page RETURNING permission_id)
       UPDATE sys_role_permission SET data_rule_ids = 'r1' WHERE permission_id = (SELECT permission_id FROM rule)`,
      [column, value],
    )
  const noRule = async () => {
    await server.db.pool.query(`UPDATE sys_role_permission SET data_rule_ids = ''`)
    await server.db.pool.query(`DELETE FROM sys_permission_data_rule`)
  }
  afterEach(noRule)

  it('is bound by data rules: saves, lines and deletions of other records are silent', async () => {
    const record = await add('of admin', 2)
    await rule('create_by', '#{sys_user_code}')
    const sales = await server.login('sales')
    const heard = await listen(sales)
    await edit({
      id: record.id,
      version: 1,
      customer: 'unseen',
      tsOrderLine: { tableData: [], deleteData: [record.tsOrderLine[0].id] },
    })
    await writer.send('DELETE', `/sales/tsOrder/delete?id=${record.id}`)
    const own = await add('own', 1, sales)
    await expect.poll(() => heard.changes('tsOrder').length).toBe(1)
    await sales.send('DELETE', `/sales/tsOrder/delete?id=${own.id}`)
    await expect.poll(() => heard.changes('tsOrder').length).toBe(2)
    expect(heard.changes('tsOrder').map(({ recordId }) => recordId)).toEqual([own.id, own.id])
    expect(heard.changes('tsOrderLine').map(({ recordId }) => recordId)).toEqual([own.id])
    expect(JSON.stringify(heard.messages)).not.toContain(record.id)
  })

  it('hears that a record left what it may see, and that one came in', async () => {
    const [moved, kept] = [await add('moved', 0), await add('kept', 0)]
    await rule('currency', 'EUR')
    const [bound, free] = [
      await listen(await server.login('sales')),
      await listen(await server.login('admin')),
    ]
    const edits = [
      { id: moved.id, version: 1, currency: 'USD' },
      { id: moved.id, version: 2, customer: 'unseen' },
      { id: kept.id, version: 1, customer: 'seen' },
      { id: moved.id, version: 3, currency: 'EUR' },
    ]
    for (const [at, change] of edits.entries()) {
      await edit(change)
      // What is told is the row as it is then: the next save waits.
      await expect.poll(() => free.changes('tsOrder').length).toBe(at + 1)
    }
    const told = ({ changes }: typeof bound) =>
      changes('tsOrder').map(({ recordId, version, changes: [change] }) => [recordId, version, change!.type])
    await expect
      .poll(() => told(bound))
      .toEqual([
        [moved.id, 2, 'remove'],
        [kept.id, 2, 'update'],
        [moved.id, 4, 'insert'],
      ])
    expect(JSON.stringify(bound.changes('tsOrder')[0])).not.toContain('USD')
    expect(told(free).map(([, , type]) => type)).toEqual(Array(4).fill('update'))
  })

  it('hears what a rule takes away that is given while the socket is open', async () => {
    const [gone, stays] = [await add('taken', 0), await add('left over', 0)]
    const [bound, free] = [
      await listen(await server.login('sales')),
      await listen(await server.login('admin')),
    ]
    await rule('customer', 'left over')
    // Another rule, which binds nobody: its call tells all processes that rules changed.
    const { rows } = await server.db.pool.query(`SELECT permission_id FROM sys_permission_data_rule`)
    const { body } = await writer.send('POST', '/sys/permission/addPermissionRule', {
      permissionId: rows[0].permission_id,
      ruleName: 'not ticked',
      ruleColumn: 'customer',
      ruleConditions: '=',
      ruleValue: 'nobody',
    })
    expect(body.success).toBe(true)
    await expect.poll(() => bound.changes('tsOrder').length).toBe(1)
    const [told] = bound.changes('tsOrder')
    expect(told).toMatchObject({ recordId: '', reload: true })
    const removed = told!.changes.map((change) => change.type === 'remove' && change.id)
    expect(removed).toContain(gone.id)
    expect(removed).not.toContain(stays.id)
    expect(free.changes('tsOrder')).toEqual([])
  })

  it('needs the right to list', async () => {
    await server.db.pool.query(
      `DELETE FROM sys_role_permission USING sys_permission p, sys_role r
       WHERE p.id = permission_id AND r.id = role_id AND r.role_code = 'viewer' AND p.perms LIKE 'sales:tsOrder%'`,
    )
    const heard = await listen(await server.login('viewer'))
    await add('not for you', 1)
    await heard.settled()
    expect(heard.messages.filter(({ type }) => type !== 'heart_beat')).toEqual([])
  })

  it('stays in its tenant', async () => {
    await server.db.pool.query(`INSERT INTO sys_tenant (id, name, status) VALUES (9, 'nine', 1)`)
    await server.db.pool.query(`UPDATE sys_user SET rel_tenant_ids = '9' WHERE username = 'sales'`)
    const heard = await listen(await server.login('sales'))
    const { id } = await add('elsewhere', 1)
    await writer.send('DELETE', `/sales/tsOrder/delete?id=${id}`)
    await heard.settled()
    expect(heard.messages.filter(({ type }) => type !== 'heart_beat')).toEqual([])
    await server.db.pool.query(`UPDATE sys_user SET rel_tenant_ids = '' WHERE username = 'sales'`)
  })

  it('sees no field that is not for it', async () => {
    await server.db.pool.query(
      `INSERT INTO sys_permission (id, name, perms, perms_type, menu_type) VALUES ('hide', 'h', 'sales:tsOrder:amount', '1', 2)`,
    )
    const before = await server.login('sales')
    // What fields are controlled is kept for a moment.
    await expect
      .poll(async () => (await before.get('/sales/tsOrder/list')).body.result.records[0]?.amount)
      .toBeUndefined()
    const heard = await listen(before)
    await add('hidden amount', 1)
    await expect.poll(() => heard.rows('tsOrder').map(([row]) => row.customer)).toContain('hidden amount')
    await heard.settled()
    expect(JSON.stringify(heard.changes('tsOrder'))).toContain('hidden amount')
    for (const { changes } of heard.changes('tsOrder'))
      for (const change of changes) expect(change).not.toHaveProperty('row.amount')
    for (const [row] of heard.rows('tsOrder')) expect(row).not.toHaveProperty('amount')
  })
})

describe('a right that is taken while the socket is open', () => {
  it('ends what it hears', async () => {
    const role = (await writer.get('/sys/role/list?roleCode=sales')).body.result.records[0]
    const held = (await writer.get(`/sys/permission/queryRolePermission?roleId=${role.id}`)).body.result
    const heard = await listen(await server.login('sales'))
    await add('still heard', 0)
    await expect.poll(() => heard.rows('tsOrder').length).toBe(1)
    await writer.send('POST', '/sys/permission/saveRolePermission', {
      roleId: role.id,
      permissionIds: '',
      lastpermissionIds: held.join(','),
    })
    // Sockets are looked at each four seconds.
    let quiet = 0
    await expect
      .poll(
        async () => {
          const before = heard.rows('tsOrder').length
          await add('perhaps', 0)
          await heard.settled()
          quiet = heard.rows('tsOrder').length === before ? quiet + 1 : 0
          return quiet
        },
        { interval: 500 },
      )
      .toBeGreaterThan(1)
    await writer.send('POST', '/sys/permission/saveRolePermission', {
      roleId: role.id,
      permissionIds: held.join(','),
      lastpermissionIds: '',
    })
  })
})
