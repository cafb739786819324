import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Transaction } from '../db/database'
import { readWorkbook } from '../spreadsheet/readWorkbook'
import { party, referenceServers } from '../testing/referenceEntities'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { workbook } from '../testing/workbook'
import { settleReferences } from './referencesCheck'
import { resourceTables } from './resourceTable'

/** Records that name records (decision 14). */
let server: TestServer
let admin: Caller
let sales: Caller
/** May edit everything of the documents, and pick parties, but not list them. */
let picker: Caller

const query = async (text: string, values: unknown[] = []) =>
  (await server.db.pool.query(text, values)).rows as Record<string, string>[]
/** Sessions read rights when they begin. */
const without = async (condition: string) => {
  await query(
    `DELETE FROM sys_role_permission WHERE role_id = (SELECT id FROM sys_role WHERE role_code = 'viewer')`,
  )
  await query(
    `INSERT INTO sys_role_permission (role_id, permission_id) SELECT r.id, p.id FROM sys_role r, sys_permission p
     WHERE r.role_code = 'viewer' AND p.source <> '' AND p.perms LIKE 'sales:ts%' AND ${condition}`,
  )
  return server.login('viewer')
}

beforeAll(async () => {
  server = await startTestServer(referenceServers)
  admin = await server.login('admin')
  sales = await server.login('sales')
  picker = await without(`p.perms NOT IN ('sales:tsParty:list', 'sales:tsParty:edit', 'sales:tsParty:add')`)
})
afterAll(() => server.close())

const add = async (entity: string, body: Record<string, unknown>, caller = sales) =>
  (await caller.send('POST', `/sales/${entity}/add`, body)).body
const edit = async (entity: string, body: Record<string, unknown>, caller = sales) =>
  (await caller.send('PUT', `/sales/${entity}/edit`, body)).body
const lines = (...tableData: Record<string, unknown>[]) => ({ tsDealLine: { tableData } })

let n = 0
/** Codes of this test. */
let A = ''
let B = ''
let S = ''
beforeEach(async () => {
  n += 1
  ;[A, B, S] = [`A${n}`, `B${n}`, `S${n}`]
  await add('tsParty', { code: A, name: `Alpha ${n}`, status: 'active', terms: '30 days', secret: 'AAA' })
  await add('tsParty', { code: B, name: `Beta ${n}`, status: 'active', terms: 'cash' })
  await add('tsShip', { code: S, name: `Ship ${n}`, owner: A })
})

describe('a save', () => {
  it('takes records that are there, with their names beside', async () => {
    const { result } = await add('tsDeal', {
      name: 'x',
      customer: A,
      watchers: `${A},${B}`,
      ...lines({ payer: B }),
    })
    expect(result).toMatchObject({
      customer: A,
      customer_dictText: `Alpha ${n}`,
      watchers_dictText: `Alpha ${n},Beta ${n}`,
    })
    expect(result.tsDealLine[0]).toMatchObject({ payer: B, payer_dictText: `Beta ${n}` })
    const { body } = await sales.get(`/sales/tsDeal/list?customer=${A}`)
    expect(body.result.records[0]).toMatchObject({ customer_dictText: `Alpha ${n}` })
    const member = await sales.get(`/sales/tsDeal/list?watchers=${B},`)
    expect(member.body.result.total).toBe(1)
  })

  it('has them in English for who reads English, where there is one', async () => {
    await add('tsShip', { code: `E${n}`, name: '海龙', nameEn: 'Sea Dragon' })
    for (const ship of [S, `E${n}`]) await add('tsDeal', { name: `${ship} names`, ship })
    const shown = async (locale: string) => {
      const path = `/sales/tsDeal/list?name=*${n} names&column=name&order=asc`
      const { body } = await sales.get(path, { 'accept-language': locale })
      return (body.result.records as Record<string, unknown>[]).map((each) => each.ship_dictText)
    }
    expect(await shown('en-US')).toEqual(['Sea Dragon', `Ship ${n}`])
    expect(await shown('zh-CN')).toEqual(['海龙', `Ship ${n}`])
    const picked = (await picker.get(`/sales/tsShip/pick?code=E${n}`)).body.result.records
    expect(picked[0]).toMatchObject({ name: '海龙', nameEn: 'Sea Dragon' })
  })

  it.each([
    ['unknown', () => 'nobody'],
    ['a key of an object', () => '__proto__'],
    ['a list where one is meant', () => `${A},nobody`],
    ['the id', async () => (await query('SELECT id FROM ts_party WHERE code = $1', [A]))[0]!.id!],
    [
      'deleted',
      async () => (await query('DELETE FROM ts_party WHERE code = $1 RETURNING code', [A]))[0]!.code!,
    ],
    [
      'of another tenant',
      async () =>
        (await query('UPDATE ts_party SET tenant_id = 7 WHERE code = $1 RETURNING code', [A]))[0]!.code!,
    ],
    [
      'out of sight',
      async () =>
        (await query(`UPDATE ts_party SET terms = 'boss only' WHERE code = $1 RETURNING code`, [A]))[0]!
          .code!,
    ],
  ])('refuses a record that is %s, in header, list and lines alike', async (_what, make) => {
    const value = await make()
    const answer = await add('tsDeal', {
      name: 'x',
      agent: value,
      watchers: `${B},${value}`,
      ...lines({ id: 'r_temp', payer: value }),
    })
    expect(answer.success).toBe(false)
    const { issues } = answer.result
    const told = issues.map(({ field, line, rowId }: Record<string, string>) => [field, line, rowId])
    expect(told).toContainEqual(['agent', undefined, undefined])
    expect(told).toContainEqual(['payer', 'tsDealLine', 'r_temp'])
    expect(told).toContainEqual(['watchers', undefined, undefined])
    expect(issues[0].message).toMatch(/^代理“.*”不存在或您无权使用，请重新选择$/)
  })

  it('tells nobody more of what is out of sight than of what is not there, and says it in English, too', async () => {
    await query(`UPDATE ts_party SET terms = 'boss only' WHERE code = $1`, [A])
    const body = (agent: string) => ({ name: 'x', agent })
    const say = async (agent: string) =>
      (await sales.send('POST', '/sales/tsDeal/add', body(agent), { 'accept-language': 'en-US' })).body
        .message
    expect((await say(A)).replace(A, '?')).toBe((await say('nobody')).replace('nobody', '?'))
    expect(await say('nobody')).toBe(
      'Agent: "nobody" does not exist, or is not for you to use; choose another one',
    )
    expect((await add('tsDeal', body(A), admin)).success).toBe(true)
  })

  it('does not refuse what was stored, whatever has become of it, until it is changed', async () => {
    const { result } = await add('tsDeal', {
      name: 'x',
      agent: A,
      watchers: `${A},${B}`,
      ...lines({ payer: A }),
    })
    await query(`UPDATE ts_party SET code = 'gone' || code WHERE code = $1`, [A])
    const kept = await edit('tsDeal', { id: result.id, version: 1, name: 'y', agent: A, watchers: A })
    expect(kept.result).toMatchObject({ agent: A, agent_dictText: A, watchers: A })
    const line = { id: result.tsDealLine[0].id, quantity: 2 }
    expect(await edit('tsDeal', { id: result.id, version: 2, ...lines(line) })).toMatchObject({
      success: true,
    })
    const again = await edit('tsDeal', { id: result.id, version: 3, ...lines({ payer: A }) })
    expect(again.success).toBe(false)
    await edit('tsDeal', { id: result.id, version: 3, agent: null })
    expect(await edit('tsDeal', { id: result.id, version: 4, agent: A })).toMatchObject({ success: false })
  })

  it('writes read-only copies itself, and proposes what was not sent', async () => {
    const { result } = await add('tsDeal', {
      name: 'x',
      customer: A,
      customerName: 'forged',
      ...lines({ payer: A, payerName: 'forged', note: 'mine' }, { payer: B, quantity: 3, price: 2 }),
    })
    expect(result).toMatchObject({ customerName: `Alpha ${n}`, terms: '30 days', amount: 6 })
    expect(result.tsDealLine).toMatchObject([
      { payerName: `Alpha ${n}`, note: 'mine' },
      { payerName: `Beta ${n}`, note: 'cash' },
    ])
    const named = { id: result.id, customerName: 'forged', terms: 'own' }
    const changed = await edit('tsDeal', { ...named, version: 1, customer: B })
    expect(changed.result).toMatchObject({ customerName: `Beta ${n}`, terms: 'own' })
    // A copy says what was true when it was made.
    await query(`UPDATE ts_party SET name = 'renamed' WHERE code = $1`, [B])
    expect((await edit('tsDeal', { id: result.id, version: 2, name: 'z' })).result.customerName).toBe(
      `Beta ${n}`,
    )
    const emptied = await edit('tsDeal', { id: result.id, version: 3, customer: null })
    expect(emptied.result).toMatchObject({ customer: null, customerName: null, terms: null })
  })

  it('fills on from what was filled, and leaves what stands there', async () => {
    const { result } = await add('tsDeal', { name: 'x', ship: S })
    expect(result).toMatchObject({ ship: S, customer: A, customerName: `Alpha ${n}`, terms: '30 days' })
    await query(`UPDATE ts_party SET status = 'stopped' WHERE code = $1`, [A])
    const stopped = await add('tsDeal', { name: 'x', ship: S })
    expect(stopped.message).toBe(`客户“${A}”与所填内容不符，请重新选择`)
  })

  it('looks up what is entered for an action as in a save, in header and chosen lines', async () => {
    const { result } = await add('tsDeal', { name: 'x', customer: A, ...lines({ payer: A }, { payer: A }) })
    const act = async (action: string, version: number, input: object, chosen?: string[]) => {
      const body = { id: result.id, version, input, ...(chosen && { lines: chosen }) }
      return (await sales.send('POST', `/sales/tsDeal/action/${action}`, body)).body
    }
    const unknown = await act('reassign', 1, { customer: 'nobody' })
    expect(unknown.result.issues).toMatchObject([{ field: 'customer' }])
    const moved = await act('reassign', 1, { customer: B })
    expect(moved.result).toMatchObject({ customer: B, customerName: `Beta ${n}` })
    const second = [result.tsDealLine[1].id as string]
    expect(await act('repay', 2, { payer: 'nobody' }, second)).toMatchObject({ success: false })
    const paid = await act('repay', 2, { payer: B }, second)
    expect(paid.result.tsDealLine).toMatchObject([{ payer: A }, { payer: B, payerName: `Beta ${n}` }])
  })

  it('lets an action be decided by what records say today, and keeps that', async () => {
    const { result } = await add('tsDeal', { name: 'x', customer: A, ...lines({ payer: B }) })
    const seal = (version: number) =>
      sales.send('POST', '/sales/tsDeal/action/seal', { id: result.id, version, input: {} })
    const call = (name: string, code: string) =>
      query('UPDATE ts_party SET name = $1 WHERE code = $2', [name, code])
    await call('Banned', A)
    expect((await seal(1)).body.message).toBe('该客户已停用')
    await call('Alpha Marine', A)
    await call('Banned', B)
    expect((await seal(1)).body.message).toBe('付款方已停用')
    await call('Beta Marine', B)
    expect((await seal(1)).body.result).toMatchObject({
      customerName: 'Alpha Marine',
      tsDealLine: [{ payerName: 'Beta Marine' }],
    })
    const stored = (await sales.get(`/sales/tsDeal/queryById?id=${result.id}`)).body.result
    expect(stored).toMatchObject({
      customerName: 'Alpha Marine',
      tsDealLine: [{ payerName: 'Beta Marine' }],
    })
    // What is gone keeps its copies.
    await query(`UPDATE ts_party SET code = 'gone' || code WHERE code = $1`, [A])
    expect((await seal(2)).body.result).toMatchObject({ customerName: 'Alpha Marine' })
  })

  it('holds the conditions: constants, fields of the row, and the header above a line', async () => {
    const other = await add('tsDeal', { name: 'x', ship: S, customer: B })
    expect(other.result.issues).toMatchObject([{ field: 'ship' }])
    const line = await add('tsDeal', { name: 'x', customer: B, ...lines({ payer: A, carrier: S }) })
    expect(line.result.issues).toMatchObject([{ field: 'carrier', line: 'tsDealLine', index: 0 }])
    const fits = await add('tsDeal', { name: 'x', customer: A, ...lines({ payer: B, carrier: S }) })
    expect(fits.success).toBe(true)
    // What decides about a stored one was changed: it is looked at again.
    const moved = await edit('tsDeal', { id: fits.result.id, version: 1, customer: B })
    expect(moved.result.issues).toMatchObject([{ field: 'carrier', line: 'tsDealLine' }])
  })

  it('asks once for each entity that is named, however many lines name it', async () => {
    const codes = Array.from({ length: 5_000 }, (_, at) => `M${n}-${at}`)
    await query(
      `INSERT INTO ts_party (id, code, name) SELECT 'm' || c, c, 'name ' || c FROM unnest($1::text[]) c`,
      [codes],
    )
    const { modules, tables } = {
      modules: referenceServers,
      tables: resourceTables(referenceServers[2]!.entity),
    }
    const rows = codes.map((payer) => ({ payer }) as Record<string, unknown>)
    const header = {}
    const places = rows.map((row, index) => ({
      row,
      header,
      sent: row,
      place: { line: 'tsDealLine', index },
    }))
    let asked = 0
    const session = { tenantId: 0, isAdmin: true, dataRules: [], permissions: new Set<string>() } as never
    await server.db.transaction(async (tx) => {
      const counting = {
        ...tx,
        named: (statement: never) => ((asked += 1), tx.named(statement)),
      } as Transaction
      const fields = tables.lines[0]!.definition.fields
      const groups = [{ line: 'tsDealLine', fields, places }]
      expect(await settleReferences(counting, { modules, tables }, session, groups)).toEqual([])
    })
    expect(asked).toBe(1)
    expect(rows[4_999]).toMatchObject({ payerName: `name M${n}-4999` })
  })
})

describe('an import', () => {
  const BOUNDARY = 'xxBOUNDARYxx'
  const send = async (headings: string[], ...rows: string[][]) => {
    const content = await workbook(headings, ...rows)
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files[]"; filename="a.xlsx"\r\ncontent-type: application/octet-stream\r\n\r\n`
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/sales/tsDeal/importExcel',
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'x-access-token': sales.token },
    })
    return response.json()
  }

  it('takes codes and names, fills from them, and tells what names nobody', async () => {
    const title = `import ${n}`
    const reply = await send(
      ['标题', '客户', '关注方'],
      [title, `Alpha ${n}`, `${A},Beta ${n}`],
      [title, A, ''],
      [title, 'nobody', ''],
    )
    expect(reply.result).toMatchObject({ successCount: 2, errorCount: 1 })
    expect(reply.result.msg).toContain('客户没有“nobody”，请填写编码或名称')
    const rows = await query('SELECT customer, customer_name, terms, watchers FROM ts_deal WHERE name = $1', [
      title,
    ])
    expect(rows).toContainEqual({
      customer: A,
      customer_name: `Alpha ${n}`,
      terms: '30 days',
      watchers: `${A},${B}`,
    })
  })

  it('takes what the export writes', async () => {
    const title = `export ${n}`
    await add('tsDeal', { name: title, agent: A, watchers: `${A},${B}` })
    const response = await server.app.inject({
      url: `/api/sales/tsDeal/exportXls?name=${encodeURIComponent(title)}`,
      headers: { 'x-access-token': sales.token! },
    })
    const [, , headings = [], row = []] = await readWorkbook(response.rawPayload, 100)
    const given = Object.fromEntries(headings.map((heading, at) => [heading, row[at]]))
    expect(given).toMatchObject({ 代理: `Alpha ${n}`, 关注方: `Alpha ${n},Beta ${n}` })
    const reply = await send(
      headings.map(String),
      row.map((cell) => String(cell ?? '')),
    )
    expect(reply).toMatchObject({ success: true, code: 200 })
  })
})

describe('a deletion', () => {
  const remove = async (code: string, caller = sales) => {
    const [row] = await query('SELECT id FROM ts_party WHERE code = $1', [code])
    return (await caller.send('DELETE', `/sales/tsParty/delete?id=${row!.id}`)).body
  }

  it('is refused while records name the record, and says which and how many', async () => {
    await add('tsDeal', { name: 'x', customer: B, ...lines({ payer: B }, { payer: B }) })
    await add('tsDeal', { name: 'x', ...lines({ payer: B }) })
    expect(await remove(B)).toMatchObject({
      success: false,
      message: `往来单位“${B}”正被使用：合同 2 条，不能删除`,
    })
    expect(await remove(A)).toMatchObject({ message: `往来单位“${A}”正被使用：船 1 条，不能删除` })
    await query('UPDATE ts_party SET tenant_id = 7 WHERE code = $1', [B])
    const foreign = await add('tsParty', { code: B, name: 'ours' })
    await query(`DELETE FROM ts_deal WHERE tenant_id = 0 AND customer = $1`, [B])
    await query(`UPDATE ts_deal_line SET tenant_id = 7 WHERE payer = $1`, [B])
    expect((await sales.send('DELETE', `/sales/tsParty/delete?id=${foreign.result.id}`)).body.success).toBe(
      true,
    )
  })

  it('empties the fields that let it go, as a change of their records', async () => {
    const C = `C${n}`
    await add('tsParty', { code: C, name: 'third', status: 'active' })
    const { result } = await add('tsDeal', { name: 'x', agent: C, watchers: `${A},${C},${B}` })
    expect(await remove(C)).toMatchObject({ success: true })
    const [row] = await query('SELECT agent, watchers, version FROM ts_deal WHERE id = $1', [result.id])
    expect(row).toMatchObject({ agent: null, watchers: `${A},${B}`, version: 3 })
    const logged = await query(`SELECT data_content FROM sys_data_log WHERE data_id = $1 AND type = 'edit'`, [
      result.id,
    ])
    expect(logged.map(({ data_content }) => JSON.parse(data_content!).fields)).toContainEqual({
      agent: [C, null],
    })
  })

  it('takes records along that name each other', async () => {
    await query('DELETE FROM ts_ship WHERE code = $1', [S])
    const child = await add('tsParty', { code: `child${n}`, name: 'child', parent: A })
    const [parent] = await query('SELECT id FROM ts_party WHERE code = $1', [A])
    expect((await remove(A)).message).toContain('往来单位 1 条')
    const ids = `${parent!.id},${child.result.id}`
    expect((await sales.send('DELETE', `/sales/tsParty/deleteBatch?ids=${ids}`)).body.success).toBe(true)
  })

  it('and a new code wait as long as the record is named', async () => {
    const [row] = await query('SELECT id, version FROM ts_party WHERE code = $1', [A])
    const renamed = { id: row!.id, version: row!.version, code: `${A}-new` }
    expect((await edit('tsParty', renamed)).message).toBe(`往来单位“${A}”正被使用：船 1 条，不能修改编码`)
    expect((await edit('tsParty', { ...renamed, code: A, name: 'other' })).success).toBe(true)
  })
})

describe('the picker', () => {
  const pick = (caller: Caller, more = '') => caller.get(`/sales/tsParty/pick?code=${A},${more}`)

  it('shows what is picked by, shown, filled and restricted by, and nothing else', async () => {
    const { body } = await pick(sales)
    expect(body.result.records[0]).toEqual({
      id: expect.any(String),
      tenantId: 0,
      code: A,
      name: `Alpha ${n}`,
      status: 'active',
      terms: '30 days',
    })
    expect((await pick(sales, '&secret=A*')).body.success).toBe(false)
    expect((await pick(sales, '&column=secret&order=asc')).body.success).toBe(false)
    expect((await sales.get('/sales/tsDeal/pick')).status).toBe(404)
  })

  it('is for who lists the records, and for whom only that was granted', async () => {
    expect((await picker.get('/sales/tsParty/list')).status).toBe(403)
    expect((await pick(picker)).body.result.total).toBe(1)
    expect((await add('tsDeal', { name: 'x', customer: A }, picker)).result).toMatchObject({
      customerName: `Alpha ${n}`,
    })
    const neither = await without(`p.perms LIKE 'sales:tsDeal:%'`)
    expect((await pick(neither)).status).toBe(403)
    const told = [
      await add('tsDeal', { name: 'x', agent: A }, neither),
      await add('tsDeal', { name: 'x', agent: 'no' }, neither),
    ]
    expect(told.map(({ message }) => message)).toEqual([
      '您没有选择往来单位的权限，无法修改代理',
      '您没有选择往来单位的权限，无法修改代理',
    ])
    picker = await without(`p.perms NOT IN ('sales:tsParty:list')`)
  })

  it('shows rows in sight only', async () => {
    await query(`UPDATE ts_party SET terms = 'boss only' WHERE code = $1`, [A])
    expect((await pick(sales)).body.result.total).toBe(0)
    expect((await pick(admin)).body.result.total).toBe(1)
    await query(`UPDATE ts_party SET tenant_id = 7 WHERE code = $1`, [A])
    expect((await pick(admin)).body.result.total).toBe(0)
  })

  it('hides fields that are hidden from the session', async () => {
    const code = 'sales:tsParty:terms'
    await query(
      `INSERT INTO sys_permission (id, name, perms, perms_type, menu_type) VALUES ($1, $1, $1, '1', 2)`,
      [code],
    )
    await new Promise((done) => setTimeout(done, 1_100))
    expect((await pick(sales)).body.result.records[0]).not.toHaveProperty('terms')
    await query('DELETE FROM sys_permission WHERE id = $1', [code])
  })
})

it('has a right and a button for picking where records may be picked', async () => {
  const rows = await query(
    `SELECT perms, name FROM sys_permission WHERE perms LIKE 'sales:ts%:pick' ORDER BY perms`,
  )
  expect(rows).toEqual([
    { perms: 'sales:tsParty:pick', name: '往来单位选择' },
    { perms: 'sales:tsShip:pick', name: '船选择' },
  ])
  expect(party.permissions.actions).not.toContain('pick')
})
