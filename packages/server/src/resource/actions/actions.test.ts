import { actionsOf } from '@lading/core/entity'
import type { Row } from '@lading/core/entity'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Context, ServerModule } from '../../module'
import { testPickServer, testStock, testStockServer } from '../../testing/stockEntities'
import type { Caller, TestServer } from '../../testing/testServer'
import { startTestServer } from '../../testing/testServer'
import { defineResource } from '../defineResource'

let server: TestServer
let sales: Caller
beforeAll(async () => {
  server = await startTestServer([testStockServer, testPickServer])
  sales = await server.login('sales')
})
afterAll(() => server.close())

const STOCK = '/sales/tsStock'
const PICK = '/sales/tsPick'
const send = async (path: string, body: Row, headers?: Record<string, string>) => {
  const { body: answer, status } = await sales.send('POST', path, body, headers)
  return { ...answer, status } as {
    success: boolean
    message: string
    code: number
    status: number
    result: Row & { issues: Row[] }
  }
}
const add = async (item: string, more: Row = {}) =>
  (
    await send(`${STOCK}/add`, {
      item,
      customer: 'A',
      site: 'SG',
      sort: 'central',
      zone: 'Z1',
      actual: 2,
      ...more,
    })
  ).result
const query = async (sql: string) => (await server.db.pool.query(sql)).rows as Row[]
const count = async (table: string) => Number((await query(`SELECT count(*) AS n FROM ${table}`))[0]!.n)
const chosen = (...rows: Row[]) => rows.map(({ id, version }) => ({ id, version }))
const readStock = async (id: unknown) =>
  (await sales.get(`${STOCK}/queryById?id=${String(id)}`)).body.result as Row

let one: Row
let other: Row
beforeEach(async () => {
  one = await add('one')
  other = await add('other')
})

describe('an action on a record', () => {
  it('stores what was entered, moves the state and stamps who and when', async () => {
    const held = await send(`${STOCK}/action/hold`, { id: one.id, version: 1, input: { reason: '破损' } })
    expect(held.result).toMatchObject({ state: 'held', reason: '破损', version: 2, state_dictText: '冻结' })
    const free = await send(`${STOCK}/action/release`, { id: one.id, version: 2, input: {} })
    expect(free.result).toMatchObject({ state: 'free', reason: null, auditor: 'sales' })
    expect(free.result.audited).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    const [entry] = await query(
      `SELECT type, data_content FROM sys_data_log WHERE data_id = '${String(one.id)}' AND data_version = 2`,
    )
    expect(entry).toMatchObject({ type: 'action:hold' })
    expect(JSON.parse(String(entry!.data_content)).fields).toMatchObject({
      state: ['free', 'held'],
      reason: [null, '破损'],
    })
  })

  it.each<[string, Row, string]>([
    ['nothing entered', { input: {} }, '原因不能为空'],
    ['a field that is not asked for', { input: { reason: 'a', reserved: 99 } }, '冻结不需要填写“reserved”'],
    ['a forged state', { input: { reason: 'a', state: 'free' } }, '冻结不需要填写“state”'],
    ['another tenant', { input: { reason: 'a', tenantId: 9 } }, '冻结不需要填写“tenantId”'],
    ['too long', { input: { reason: 'x'.repeat(51) } }, '原因最多50个字符'],
    ['no text', { input: { reason: { a: 1 } } }, '原因必须是文本'],
  ])('refuses %s and changes nothing', async (_name, body, message) => {
    const answer = await send(`${STOCK}/action/hold`, { id: one.id, version: 1, ...body })
    expect(answer).toMatchObject({ success: false, message })
    expect(await readStock(one.id)).toMatchObject({ state: 'free', version: 1, reserved: null })
  })

  it('ignores what stands beside the input', async () => {
    const body = { id: one.id, version: 1, input: { reason: 'a' }, state: 'free', reserved: 5, customer: 'B' }
    expect((await send(`${STOCK}/action/hold`, body)).result).toMatchObject({
      state: 'held',
      reserved: null,
      customer: 'A',
    })
  })

  it.each(['constructor', '__proto__', 'toString', 'nothing', 'pick'])(
    'does not know %s here',
    async (name) => {
      expect((await send(`${STOCK}/action/${name}`, { id: one.id, version: 1 })).success).toBe(false)
      const { isAdmin } = { isAdmin: await server.login('admin') }
      const answer = await isAdmin.send('POST', `${STOCK}/action/${name}`, { id: one.id, version: 1 })
      expect([400, 403]).toContain(answer.status)
    },
  )

  it('wants the version that was read', async () => {
    expect(await send(`${STOCK}/action/send`, { id: one.id })).toMatchObject({ success: false })
    expect(
      await send(`${STOCK}/action/hold`, { id: one.id, version: 7, input: { reason: 'a' } }),
    ).toMatchObject({ code: 409 })
  })

  it('that is done once answers a second press without doing it again', async () => {
    const press = () => send(`${STOCK}/action/send`, { id: one.id, version: 1 })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ result }) => [result.sync, result.version])).toEqual(Array(3).fill(['done', 2]))
    expect(
      await query(`SELECT 1 FROM sys_data_log WHERE data_id = '${String(one.id)}' AND type = 'action:send'`),
    ).toHaveLength(1)
  })
})

describe('an action on a selection', () => {
  const pick = (records: Row[], input: Row = { place: 'dock' }) =>
    send(`${STOCK}/actionBatch/pick`, { records, input })

  it('is done to all, with what it brings about, in one transaction', async () => {
    expect(await pick(chosen(other, one))).toMatchObject({ success: true, result: { count: 2 } })
    expect(await readStock(one.id)).toMatchObject({ reserved: 2, available: 0, version: 3 })
    const [made] = await query('SELECT * FROM ts_pick ORDER BY create_time DESC LIMIT 1')
    expect(made).toMatchObject({ place: 'dock', status: 'draft', create_by: 'sales', tenant_id: 0 })
    expect(Number(made!.total)).toBe(4)
    expect(made!.pick_no).toMatch(/^PK\d{12}$/)
    expect(
      await query(`SELECT 1 FROM sys_data_log WHERE data_id = '${String(made!.id)}' AND type = 'add'`),
    ).toHaveLength(1)
  })

  it.each<[string, Row, string]>([
    ['another customer', { customer: 'B' }, '所选记录的客户不一致，不能一起拣货'],
    ['another site', { site: 'NL' }, '所选记录的站点不一致，不能一起拣货'],
    ['another sort', { sort: 'transit', zone: null }, 'third：只能拣集中交付的库存'],
    ['a failing effect', { item: 'broken' }, '坏的'],
  ])('is refused as a whole for %s', async (_name, more, message) => {
    const third = await add('third', more)
    const before = await count('ts_pick')
    expect(await pick(chosen(one, other, third))).toMatchObject({ success: false, message })
    expect(await readStock(one.id)).toMatchObject({ reserved: null, version: 1 })
    expect(await count('ts_pick')).toBe(before)
  })

  it('is refused for a stale version, a record twice, none, and one that is not there', async () => {
    expect(
      await pick([
        { id: one.id, version: 1 },
        { id: other.id, version: 9 },
      ]),
    ).toMatchObject({ code: 409 })
    expect(await pick(chosen(one, one))).toMatchObject({ success: false })
    expect(await pick([])).toMatchObject({ success: false, message: '请选择一条记录' })
    expect(await pick([...chosen(one), { id: 'nowhere', version: 1 }])).toMatchObject({ status: 404 })
    expect(await pick(chosen(one), { place: 'a', reserved: 3 })).toMatchObject({
      message: '拣货不需要填写“reserved”',
    })
    expect(await readStock(one.id)).toMatchObject({ version: 1 })
  })

  it('never touches rows of another tenant', async () => {
    await server.db.pool.query(`UPDATE ts_stock SET tenant_id = 1 WHERE id = '${String(other.id)}'`)
    expect(await pick(chosen(one, other))).toMatchObject({ status: 404 })
    expect(await readStock(one.id)).toMatchObject({ version: 1 })
  })

  it('takes a thousand at once, and no more', async () => {
    await server.db.pool.query(
      `INSERT INTO ts_stock (id, item, customer, site, sort, zone, actual, state, sync)
       SELECT 'many' || n, 'i' || n, 'A', 'SG', 'central', 'Z', 1, 'free', 'none' FROM generate_series(1, 1001) AS n`,
    )
    const records = Array.from({ length: 1001 }, (_, at) => ({ id: `many${at + 1}`, version: 1 }))
    const mark = (rows: Row[]) =>
      send(`${STOCK}/actionBatch/mark`, { records: rows, input: { customer: 'M' } })
    expect(await mark(records)).toMatchObject({ status: 400 })
    expect(await mark(records.slice(0, 1000))).toMatchObject({ success: true, result: { count: 1000 } })
    expect(await query(`SELECT 1 FROM ts_stock WHERE customer = 'M' AND version = 2`)).toHaveLength(1000)
  })

  it('waits for others and never stops them for good, whatever the order of the rows', async () => {
    const mark = (rows: Row[], customer: string) =>
      send(`${STOCK}/actionBatch/mark`, { records: chosen(...rows), input: { customer } })
    const answers = await Promise.all([mark([one, other], 'X'), mark([other, one], 'Y')])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
    const [first, second] = [await readStock(one.id), await readStock(other.id)]
    expect(first.customer).toBe(second.customer)
  })
})

describe('an action on lines', () => {
  const addPick = async () => {
    const { result } = await send(`${PICK}/add`, {
      tsPickLine: [
        { item: 'a', qty: 1 },
        { item: 'b', qty: 2 },
      ],
    })
    return result as unknown as { id: string; version: number; tsPickLine: Row[]; total: number }
  }

  it('changes the chosen ones and what is computed from them', async () => {
    const pick = await addPick()
    const lines = [String(pick.tsPickLine[1]!.id)]
    const answer = await send(`${PICK}/action/cancelLine`, {
      id: pick.id,
      version: 1,
      lines,
      input: { note: 'sold out' },
    })
    expect(answer.result).toMatchObject({
      total: 1,
      version: 2,
      tsPickLine: [
        { item: 'a', cancelled: 'N' },
        { item: 'b', qty: 0, cancelled: 'Y', note: 'sold out' },
      ],
    })
    const again = await send(`${PICK}/action/cancelLine`, { id: pick.id, version: 2, lines, input: {} })
    expect(again.message).toBe('取消明细的条件不满足：已取消不为“是”')
    expect(again.result.issues).toMatchObject([{ line: 'tsPickLine', rowId: lines[0] }])
  })

  it('wants lines of this record', async () => {
    const [pick, foreign] = [await addPick(), await addPick()]
    const act = (lines: unknown[]) =>
      send(`${PICK}/action/cancelLine`, { id: pick.id, version: 1, lines, input: {} })
    expect(await act([])).toMatchObject({ message: '请选择一条记录' })
    expect(await act([foreign.tsPickLine[0]!.id])).toMatchObject({ message: '请选择一条记录' })
  })

  it('makes nothing twice out of the same line, also for two who press at once', async () => {
    const pick = await addPick()
    const before = await count('ts_pick')
    const copy = () => send(`${PICK}/action/copyOnce`, { id: pick.id, version: 1 })
    const [first, second] = await Promise.all([copy(), copy()])
    expect([first.success, second.success].sort()).toEqual([false, true])
    const third = await send(`${PICK}/action/copyOnce`, { id: pick.id, version: 2 })
    expect(third).toMatchObject({ success: false, message: '所选明细中有的已经生成过，不能重复生成' })
    expect(await count('ts_pick')).toBe(before + 1)
    const [origin] = await query(`SELECT record_id FROM sys_record_origin WHERE from_id = '${pick.id}'`)
    expect((await sales.send('DELETE', `${PICK}/delete?id=${String(origin!.record_id)}`)).body.success).toBe(
      true,
    )
    expect(await send(`${PICK}/action/copyOnce`, { id: pick.id, version: 2 })).toMatchObject({
      success: true,
    })
  })

  it('leaves fields alone that the state locks, and says which', async () => {
    const pick = await addPick()
    const { result } = await send(`${PICK}/action/finish`, { id: pick.id, version: 1 })
    const [line] = result.tsPickLine as Row[]
    const answer = await send(`${PICK}/edit`, {
      id: pick.id,
      version: 2,
      tsPickLine: { tableData: [{ id: line!.id, item: 'a', qty: 5, note: 'late' }], deleteData: [] },
    })
    expect(answer.result.issues).toEqual([
      {
        message: '当前状态“完成”不允许修改备注',
        line: 'tsPickLine',
        field: 'note',
        rowId: line!.id,
        index: 0,
      },
    ])
  })
})

describe('an action that asks line by line', () => {
  let made: Row
  let lines: Row[]
  beforeEach(async () => {
    const tsPickLine = [
      { item: 'a', qty: 5 },
      { item: 'b', qty: 3 },
    ]
    made = (
      await send(`${PICK}/add`, { place: 'dock', tsPickLine: { tableData: tsPickLine, deleteData: [] } })
    ).result
    lines = made.tsPickLine as Row[]
  })
  const receive = (version: unknown, tsPickLine: unknown) =>
    send(`${PICK}/action/receive`, { id: made.id, version, input: { tsPickLine } })

  it('writes each line, moves to the state that the lines say, and gives the effect what was entered', async () => {
    const first = await receive(made.version, [
      { id: lines[0]!.id, now: 2, note: 'dented' },
      { id: lines[1]!.id },
    ])
    expect(first.result).toMatchObject({ status: 'part', place: '2' })
    expect((first.result.tsPickLine as Row[]).map(({ got, note }) => [got, note])).toEqual([
      [2, 'dented'],
      [null, null],
    ])
    const rest = await receive(first.result.version, [
      { id: lines[1]!.id, now: 3 },
      { id: lines[0]!.id, now: 3 },
    ])
    expect(rest.result).toMatchObject({ status: 'done', place: '3+3' })
    expect((rest.result.tsPickLine as Row[]).map(({ got }) => got)).toEqual([5, 3])
  })

  it.each<[string, (line: Row) => unknown, string]>([
    ['nothing', () => undefined, '请至少填写一行明细'],
    ['only blanks', ({ id }) => [{ id, now: null }], '请至少填写一行明细'],
    ['a line that is not there', () => [{ id: 'x', now: 1 }], '所填明细不在可收货的明细之中，请刷新后重试'],
    [
      'a line twice',
      ({ id }) => [
        { id, now: 1 },
        { id, now: 1 },
      ],
      '所填明细不在可收货的明细之中，请刷新后重试',
    ],
    ['a field that is not asked for', ({ id }) => [{ id, now: 1, got: 9 }], '收货不需要填写“got”'],
    ['too little', ({ id }) => [{ id, now: 0 }], '本次收货不能小于0.01'],
  ])('refuses %s and changes nothing', async (_name, given, message) => {
    expect(await receive(made.version, given(lines[0]!))).toMatchObject({ success: false, message })
    expect(
      await query(`SELECT 1 FROM ts_pick_line WHERE parent_id = '${String(made.id)}' AND got IS NOT NULL`),
    ).toEqual([])
  })

  it('is refused when only effects do it, also to an administrator', async () => {
    const admin = await server.login('admin')
    const answer = await admin.send('POST', `${PICK}/action/shut`, { id: made.id, version: made.version })
    expect(answer.status).toBe(403)
    expect(await query(`SELECT 1 FROM sys_permission WHERE perms = 'sales:tsPick:shut'`)).toEqual([])
  })
})

describe('fields by state and value', () => {
  const edit = (row: Row, changes: Row) =>
    send(`${STOCK}/edit`, { id: row.id, version: row.version, item: 'one', ...changes })

  it('are refused by name, and taken as they were', async () => {
    expect(await edit(one, { sort: 'central', zone: null })).toMatchObject({ message: '库区不能为空' })
    expect(await edit(one, { sort: 'transit', zone: 'Z9' })).toMatchObject({
      message: '库区当前不适用，不允许修改',
    })
    const changed = await edit(one, { sort: 'transit' })
    // What is not shown keeps what was stored.
    expect(changed.result).toMatchObject({ sort: 'transit', zone: 'Z1', version: 2 })
    const held = await send(`${STOCK}/action/hold`, { id: one.id, version: 2, input: { reason: 'a' } })
    expect(await edit(held.result, { site: 'NL', state: 'free' })).toMatchObject({
      message: '当前状态“冻结”不允许修改站点',
      result: { issues: [{ field: 'site' }] },
    })
    expect(await edit(held.result, { site: 'SG', customer: 'C' })).toMatchObject({ success: true })
  })
})

it('does not start with effects that nobody registers, nor with names that are not there', () => {
  const migrations = [] as const
  const mount = (modules: readonly ServerModule[]) =>
    defineResource(testStock, { migrations }).resource!({ modules } as Context)
  expect(() => mount([])).toThrow('The effect "makePick" is not registered.')
  const registered = Object.fromEntries(
    [...actionsOf(testStock).values()].flatMap(({ effect }) => (effect ? [[effect, () => {}]] : [])),
  )
  expect(() => mount([{ name: 'others', formEffects: registered }])).not.toThrow()
  expect(() =>
    defineResource({ ...testStock, actions: { pick: { zh: '', en: '', to: 'nowhere' } } }, { migrations }),
  ).toThrow('"nowhere" is no state.')
})
