import { sql } from 'drizzle-orm'
import { defineEntity } from '@lading/core/entity'
import type { ReadColumn } from '@lading/core/contract'
import type { Row } from '@lading/core/entity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendOutbox } from '../outbox/sendOutbox'
import type { DueItem } from '../outbox/channels'
import { defineResource } from '../resource/defineResource'
import { readWorkbook } from '../spreadsheet/readWorkbook'
import { mailDue } from './reportMails'
import { STORED, testOrderServer } from '../testing/orderEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

const label = { zh: '索赔', en: 'Claims' }

/** Claims about orders: a reference, a day, a choice, an amount. */
const claim = defineEntity({
  key: 'tsClaim',
  name: 'TestClaim',
  label,
  area: 'sales',
  title: 'claimNo',
  fields: {
    claimNo: { kind: 'code', readonly: true, unique: true, zh: '索赔号', en: 'Claim no.' },
    orderNo: { kind: 'record', ref: 'tsOrder', zh: '订单', en: 'Order' },
    reason: { kind: 'text', zh: '原因', en: 'Reason' },
    currency: { kind: 'dict', dict: 'currency', zh: '币种', en: 'Currency' },
    day: { kind: 'date', zh: '日期', en: 'Day' },
    amount: { kind: 'money', zh: '金额', en: 'Amount' },
    cost: { kind: 'money', zh: '成本', en: 'Cost' },
  },
  list: ['claimNo', 'orderNo', 'reason', 'currency', 'day', 'amount', 'cost'],
  query: ['claimNo'],
  form: [{ section: label, rows: [['orderNo', 'reason']] }],
  permissions: { prefix: 'sales:tsClaim', actions: ['list', 'add', 'edit', 'delete', 'export'] },
  review: [],
})
const claimServer = defineResource(claim, {
  seed: false,
  migrations: [
    {
      id: 'ts_claim_0001_create',
      sql: `CREATE TABLE ts_claim (${STORED}, claim_no text, order_no text, reason text, currency text, day date,
        amount numeric(20,6), cost numeric(20,6))`,
    },
  ],
})

const DESIGN = '/online/report'
const DATA = '/online/cgreport/api'
let server: TestServer
let admin: Caller
let sales: Caller
let viewer: Caller
let context: Parameters<typeof sendOutbox>[0]
const query = async (text: string, values: unknown[] = []) => (await server.db.pool.query(text, values)).rows

const amounts = { name: 'amount', title: label, field: 'amount', aggregate: 'sum' }
const byCurrency = {
  source: 'tsClaim',
  columns: [{ name: 'currency', title: label, field: 'currency' }, amounts],
}

const roleIds = async (...codes: string[]) =>
  (await query('SELECT id FROM sys_role WHERE role_code = ANY($1)', [codes])).map(({ id }) => id as string)

/** Stores and publishes a report for the readers. */
async function publish(code: string, definition: object, readers = ['sales', 'viewer']): Promise<string> {
  const added = await admin.send('POST', `${DESIGN}/add`, { code, label, definition })
  expect(added.body.message).toBe('')
  const { id, version } = added.body.result
  const done = await admin.send('POST', `${DESIGN}/publish`, {
    id,
    version,
    readers: await roleIds(...readers),
  })
  expect(done.body.message).toBe('')
  return id as string
}

const rows = async (caller: Caller, id: string, search = ''): Promise<Row[]> => {
  const { body } = await caller.get(`${DATA}/getData/${id}?pageSize=1000&${search}`)
  expect(body.message).toBe('')
  return body.result.records as Row[]
}

const called = (api: string, code: string, ids: readonly unknown[], more = '') =>
  `/sales/${api}/list?pageSize=1000&reportRows=${code}:${ids.join(',')}${more}`

/** What a list shows behind rows of a report. */
async function behind(
  caller: Caller,
  api: string,
  code: string,
  ids: unknown[],
  more?: string,
): Promise<Row[]> {
  const { body } = await caller.get(called(api, code, ids, more))
  expect(body.message).toBe('')
  return body.result.records as Row[]
}

/** A report that a program registers. */
const told = {
  name: 'test/told',
  reports: [
    {
      id: 'test_told',
      code: 'told',
      name: { zh: '登记', en: 'Told' },
      permission: 'test:told:list',
      from: () => sql`(SELECT id, username FROM sys_user) r`,
      columns: [{ field: 'username', title: { zh: '账号', en: 'Account' }, kind: 'text' as const }],
      key: 'id',
    },
  ],
}

beforeAll(async () => {
  // What goes out, the tests send: the server itself, every few seconds, would be the first now and then.
  server = await startTestServer(
    [told, testOrderServer, claimServer, { name: 'catch', routes: (_app, given) => void (context = given) }],
    { rateLimit: 100_000, outboxSeconds: 0 },
  )
  admin = await server.login('admin')
  // Orders of two people; claims of several currencies, days and owners; the same numbers in another tenant.
  await query(
    `INSERT INTO ts_order (id, tenant_id, order_no, customer, amount, status, create_by)
     SELECT t || 'o' || n, t, 'O' || n, CASE t WHEN 0 THEN 'Customer ' || n % 3 ELSE 'SECRET' END, n * 10, 'draft',
       CASE WHEN n % 2 = 0 THEN 'sales' ELSE 'admin' END
     FROM generate_series(1, 8) n, unnest(ARRAY[0, 7]) t`,
  )
  await query(
    `INSERT INTO ts_order_line (id, parent_id, order_num, item_id, quantity, price, subtotal)
     SELECT o.id || 'l' || n, o.id, n, 'I' || n, n, 2.5, n * 2.5 FROM ts_order o, generate_series(1, 3) n`,
  )
  await query(
    `INSERT INTO ts_claim (id, tenant_id, claim_no, order_no, reason, currency, day, amount, cost, create_by)
     SELECT t || 'c' || n, t, 'C' || n, CASE WHEN n % 5 > 0 THEN 'O' || n % 8 + 1 END,
       CASE n % 3 WHEN 0 THEN '=1+1' WHEN 1 THEN '' ELSE NULL END,
       (ARRAY['USD', 'CNY', 'EUR'])[n % 3 + 1], date '2026-01-01' + n * 3, n * 1.01 + 0.005, n * 0.5,
       CASE WHEN n % 2 = 0 THEN 'sales' ELSE 'admin' END
     FROM generate_series(1, 60) n, unnest(ARRAY[0, 7]) t`,
  )
  // Whoever sells sees the own orders only, and no claims in euros.
  await query(
    `WITH rule AS (INSERT INTO sys_permission_data_rule (id, permission_id, rule_name, rule_column, rule_conditions, rule_value)
       SELECT 'r-' || p.perms, p.id, 'r', CASE WHEN p.perms LIKE '%Order%' THEN 'create_by' ELSE 'currency' END,
         CASE WHEN p.perms LIKE '%Order%' THEN '=' ELSE '!=' END,
         CASE WHEN p.perms LIKE '%Order%' THEN '#{sys_user_code}' ELSE 'EUR' END
       FROM sys_permission p WHERE p.perms IN ('sales:tsOrder:list', 'sales:tsClaim:list') AND p.menu_type = 1
       RETURNING id, permission_id)
     UPDATE sys_role_permission rp SET data_rule_ids = rule.id FROM rule, sys_role r
     WHERE rp.permission_id = rule.permission_id AND r.id = rp.role_id AND r.role_code = 'sales'`,
  )
  sales = await server.login('sales')
  viewer = await server.login('viewer')
})
afterAll(() => server.close())

/** Values of a column that a report may be grouped by, out of a row of the list and the orders that the reader lists. */
const GROUPS: Record<
  string,
  { column: object; of: (row: Row, orders: ReadonlyMap<unknown, Row>) => unknown }
> = {
  currency: { column: { field: 'currency' }, of: ({ currency }) => currency },
  reason: { column: { field: 'reason' }, of: ({ reason }) => reason || null },
  month: { column: { field: 'day', part: 'month' }, of: ({ day }) => String(day).slice(0, 7) },
  customer: {
    column: { field: 'orderNo.customer' },
    of: ({ orderNo }, orders) => orders.get(orderNo)?.customer ?? null,
  },
}
/** What a designer may have chosen, always the same: a small generator from a seed. */
function choices(count: number) {
  let state = 18
  const next = (below: number) => ((state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % 997) % below
  const some = (of: readonly string[]) => of.filter(() => next(2) === 0)
  return Array.from({ length: count }, () => ({
    groups: some(Object.keys(GROUPS)),
    currencies: some(['USD', 'CNY', 'EUR']),
    least: next(50),
    either: next(2) === 0,
  }))
}
const cents = (value: unknown) => Math.round(Number(value ?? 0) * 1e6)

describe('the rows of a report', () => {
  it('come to what the list of the same reader comes to, whatever is grouped and chosen', async () => {
    const id = await publish('random', byCurrency)
    const lists = new Map<Caller, { claims: Row[]; orders: Map<unknown, Row> }>()
    for (const caller of [admin, sales, viewer]) {
      const list = async (api: string) =>
        (await caller.get(`/sales/${api}/list?pageSize=1000`)).body.result.records as Row[]
      const orders = await list('tsOrder')
      lists.set(caller, {
        claims: await list('tsClaim'),
        orders: new Map(orders.map((order) => [order.orderNo, order])),
      })
    }
    expect(lists.get(sales)!.claims).toHaveLength(40)
    expect(lists.get(sales)!.orders.size).toBe(4)
    for (const { groups, currencies, least, either } of choices(14)) {
      const conditions = [
        { field: 'amount', rule: 'ge', value: least },
        ...(currencies.length > 0 ? [{ field: 'currency', rule: 'in', value: currencies }] : []),
      ]
      const definition = {
        source: 'tsClaim',
        columns: [
          ...groups.map((name) => ({ name, title: label, ...GROUPS[name]!.column })),
          amounts,
          { name: 'rows', title: label, aggregate: 'count' },
          { name: 'most', title: label, field: 'amount', aggregate: 'max' },
          { name: 'margin', title: label, formula: { minus: ['amount', 'rows'] } },
        ],
        filter: { match: either ? 'or' : 'and', conditions },
      }
      const { version } = (await admin.get(`${DESIGN}/queryById?id=${id}`)).body.result
      const edited = await admin.send('PUT', `${DESIGN}/edit`, { id, version, definition })
      await admin.send('POST', `${DESIGN}/publish`, { id, version: edited.body.result.version })
      for (const [caller, { claims, orders }] of lists) {
        const wanted = new Map<string, { amount: number; rows: number; most: number }>()
        for (const row of claims) {
          const big = Number(row.amount) >= least
          const named = currencies.includes(String(row.currency))
          if (!(currencies.length === 0 ? big : either ? big || named : big && named)) continue
          const key = JSON.stringify(groups.map((name) => GROUPS[name]!.of(row, orders)))
          const sum = wanted.get(key) ?? { amount: 0, rows: 0, most: 0 }
          sum.amount += cents(row.amount)
          sum.rows += 1
          sum.most = Math.max(sum.most, cents(row.amount))
          wanted.set(key, sum)
        }
        const found = await rows(caller, id)
        const got = new Map(
          found.map((row) => [
            JSON.stringify(groups.map((name) => row[name] ?? null)),
            { amount: cents(row.amount), rows: row.rows, most: cents(row.most) },
          ]),
        )
        if (groups.length === 0 && wanted.size === 0) wanted.set('[]', { amount: 0, rows: 0, most: 0 })
        expect(got).toEqual(wanted)
        // Behind each row the list shows what the row counts.
        for (const row of found.slice(0, 3)) {
          const shown = await behind(caller, 'tsClaim', 'random', [row.id])
          expect(shown).toHaveLength(Number(row.rows))
          expect(shown.reduce((sum, each) => sum + cents(each.amount), 0)).toBe(cents(row.amount))
        }
        const { body } = await caller.get(`${DESIGN}/totals/${id}`)
        expect(cents(body.result.amount)).toBe(
          [...wanted.values()].reduce((sum, { amount }) => sum + amount, 0),
        )
      }
    }
  })

  it('are the lines, of records that the reader lists', async () => {
    const id = await publish('items', {
      source: 'tsOrder',
      lines: 'tsOrderLine',
      columns: [
        { name: 'item', title: label, field: 'tsOrderLine.itemId' },
        { name: 'value', title: label, field: 'tsOrderLine.subtotal', aggregate: 'sum' },
        { name: 'orders', title: label, field: 'orderNo', aggregate: 'distinct' },
      ],
      sort: [{ column: 'value', order: 'desc' }],
      limit: 2,
    })
    expect(await rows(sales, id)).toMatchObject([
      { item: 'I3', value: 30, orders: 4 },
      { item: 'I2', value: 20, orders: 4 },
    ])
    expect(await rows(admin, id)).toMatchObject([
      { item: 'I3', value: 60 },
      { item: 'I2', value: 40 },
    ])
  })

  it('lead to the records of lines and of single rows, under what was asked', async () => {
    const parameters = [{ name: 'least', title: label, kind: 'number' as const }]
    const condition = { field: 'tsOrderLine.quantity', rule: 'ge', parameter: 'least' }
    const item = { name: 'item', title: label, field: 'tsOrderLine.itemId' }
    const value = { name: 'value', title: label, field: 'tsOrderLine.subtotal', aggregate: 'sum' }
    const customer = { name: 'customer', title: label, field: 'customer' }
    const source = {
      source: 'tsOrder',
      lines: 'tsOrderLine',
      parameters,
      filter: { match: 'and', conditions: [condition] },
    }
    const sums = await publish('behindLines', { ...source, columns: [customer, value] })
    const each = await publish('behindEach', { ...source, columns: [item] })
    for (const caller of [admin, sales]) {
      const orders = (await caller.get('/sales/tsOrder/list?pageSize=1000')).body.result.records as Row[]
      const groups = await rows(caller, sums, 'self_least=2')
      const first = groups[0]!
      const wanted = orders.filter((order) => order.customer === first.customer).map(({ id }) => id)
      const numbers = (found: Row[]) => found.map(({ id }) => id).sort()
      const given = '&self_least=2'
      expect(numbers(await behind(caller, 'tsOrder', 'behindLines', [first.id], given))).toEqual(
        wanted.sort(),
      )
      const all = await behind(
        caller,
        'tsOrder',
        'behindLines',
        groups.map(({ id }) => id),
        given,
      )
      expect(all).toHaveLength(orders.length)
      // Under other parameters there is no such row.
      expect(await behind(caller, 'tsOrder', 'behindLines', [first.id], '&self_least=99')).toEqual([])
      const lines = await rows(caller, each)
      const [one] = await behind(caller, 'tsOrder', 'behindEach', [lines[0]!.id])
      expect(lines[0]!.id).toBe(`${String(one!.id)}l${String(lines[0]!.item).slice(1)}`)
    }
    // Lines of orders that the reader does not list lead nowhere, and other conditions hold as well.
    const foreign = (await rows(admin, each)).map(({ id }) => String(id)).filter((id) => /o[1357]l/.test(id))
    expect(await behind(sales, 'tsOrder', 'behindEach', foreign)).toEqual([])
    expect(await behind(admin, 'tsOrder', 'behindEach', foreign, '&orderNo=O3')).toHaveLength(1)
    const { body } = await admin.get('/online/report/read?code=behindEach')
    expect(body.result.drill).toEqual({ path: '/sales/test-order' })
  })

  it('show the cents of money, as lists do, and no cents of counts', async () => {
    const counted = { name: 'orders', title: label, field: 'amount', aggregate: 'count' }
    await publish('cents', { ...byCurrency, columns: [...byCurrency.columns, counted] }, ['viewer'])
    const { columns } = (await viewer.get('/online/report/read?code=cents')).body.result
    expect(columns.map(({ name, digits }: ReadColumn) => [name, digits])).toEqual([
      ['currency', undefined],
      ['amount', 2],
      ['orders', undefined],
    ])
  })

  it('lead nowhere for who may not read them, and under no other list', async () => {
    const id = await publish('behindNo', byCurrency, ['viewer'])
    const [row] = await rows(viewer, id)
    const answerOf = async (caller: Caller, path: string) => {
      const { body } = await caller.get(path)
      return [body.code, body.message]
    }
    expect(await answerOf(sales, called('tsClaim', 'behindNo', [row!.id]))).toEqual([
      510,
      '没有权限，请联系管理员授权',
    ])
    expect(await answerOf(viewer, called('tsOrder', 'behindNo', [row!.id]))).toEqual([
      400,
      '该报表不统计这些记录',
    ])
    expect(await answerOf(viewer, called('tsClaim', 'nowhere', ['a']))).toEqual([404, '报表不存在'])
    for (const wrong of ['behindNo', 'behindNo:', "behindNo:a' OR 1=1", `behindNo:${'a,'.repeat(100)}a`])
      expect(await answerOf(viewer, `/sales/tsClaim/list?reportRows=${encodeURIComponent(wrong)}`)).toEqual([
        400,
        '不是有效的报表行',
      ])
  })

  it('are picked by fields of forms, as those of the program are', async () => {
    await publish('picked', byCurrency)
    const field = {
      kind: 'popup',
      ref: 'picked',
      column: 'currency',
      fills: { total: 'amount' },
      zh: '币种',
      en: 'Currency',
    }
    const text = (name: string) => ({ kind: 'text', zh: name, en: name })
    const definition = {
      title: 'name',
      fields: {
        name: text('Name'),
        total: text('Total'),
        field,
        wrong: { ...field, ref: 'nowhere', fills: undefined },
        lost: { ...field, ref: 'told', column: 'password', fills: undefined },
        filled: { ...field, ref: 'told', column: 'username', fills: { total: 'amount' } },
      },
      list: ['name'],
      query: [],
      form: [{ section: label, rows: [['name', 'field', 'total', 'wrong']] }],
      review: [],
    }
    const { body } = await admin.send('POST', '/online/form/add', { code: 'picker', label, definition })
    expect(body.result.findings).toEqual([
      { path: 'fields.wrong.ref', zh: '没有报表“nowhere”', en: 'there is no report "nowhere"' },
      expect.objectContaining({ path: 'fields.lost.column', zh: '报表“told”没有列“password”' }),
      expect.objectContaining({ path: 'fields.filled.fills', zh: '报表“told”没有列“amount”' }),
    ])
    const { id, version } = body.result
    const refused = (await admin.send('POST', '/online/form/publish', { id, version })).body
    expect(refused.message).toBe('不能发布：“币种”：没有报表“nowhere”')
  })

  it('follow the parameters, and count no condition without one', async () => {
    const id = await publish('asked', {
      ...byCurrency,
      parameters: [{ name: 'from', title: label, kind: 'date' }],
      filter: { match: 'and', conditions: [{ field: 'day', rule: 'ge', parameter: 'from' }] },
    })
    const count = async (search: string) =>
      (await rows(admin, id, search)).reduce((sum, row) => sum + Number(row.amount), 0)
    expect(await count('self_from=2026-06-27')).toBeCloseTo(59 * 1.01 + 0.005 + 60 * 1.01 + 0.005, 6)
    expect(await count('')).toBeCloseTo(1830 * 1.01 + 60 * 0.005, 6)
    const wrong = await admin.get(`${DATA}/getData/${id}?self_from=2026-13-45`)
    expect(wrong.body.success).toBe(false)
  })

  it('are shown to an independent client by the calls of the contract', async () => {
    const { result } = (await sales.get(`${DATA}/getRpColumns/asked`)).body
    expect(result.columns).toMatchObject([
      { dataIndex: 'currency', customRender: 'currency' },
      { dataIndex: 'amount' },
    ])
    expect(result.dictOptions.currency.length).toBeGreaterThan(2)
    const params = await sales.get(`${DATA}/getParamsInfo/${result.cgRpConfigId}`)
    expect(params.body.result).toMatchObject([{ paramName: 'from', paramTxt: '索赔' }])
    const whole = await sales.get(`${DATA}/getColumnsAndData/${result.cgRpConfigId}`)
    expect(whole.body.result.data.records[0]).toMatchObject({ currency_dictText: expect.any(String) })
    expect((await sales.get('/online/cgreport/head/list')).status).toBe(403)
    expect((await sales.get(`${DESIGN}/mine`)).body.result).toContainEqual(
      expect.objectContaining({ code: 'asked', path: '/online/cgreport/asked' }),
    )
  })
})

describe('whoever may not see something', () => {
  const hide = async (field: string) => {
    await query(
      `INSERT INTO sys_permission (id, name, perms, perms_type, menu_type) VALUES ('hide', 'h', $1, '1', 2)
       ON CONFLICT DO NOTHING`,
      [`sales:tsClaim:${field}`],
    )
    // Rights are believed for a second.
    const shown = async () => (await sales.get('/sales/tsClaim/list?pageSize=1')).body.result.records[0]
    await expect.poll(async () => Object.hasOwn(await shown(), field)).toBe(false)
  }
  afterAll(() => query(`DELETE FROM sys_permission WHERE id = 'hide'`))

  it('is not told it by a value, a sum, a formula, a group, a condition, a search, an order', async () => {
    const cost = { name: 'cost', title: label, field: 'cost', aggregate: 'sum' }
    const margin = { name: 'margin', title: label, formula: { minus: ['amount', 'cost'] } }
    const values = await publish('values', {
      source: 'tsClaim',
      columns: [...byCurrency.columns, cost, margin],
      sort: [{ column: 'cost', order: 'desc' }],
    })
    const grouped = await publish('grouped', {
      source: 'tsClaim',
      columns: [{ name: 'cost', title: label, field: 'cost' }, amounts],
    })
    const chosen = await publish('chosen', {
      ...byCurrency,
      parameters: [{ name: 'cost', title: label, kind: 'number' }],
      filter: { match: 'and', conditions: [{ field: 'cost', rule: 'ge', parameter: 'cost' }] },
    })
    expect((await rows(sales, values))[0]).toHaveProperty('margin')
    await hide('cost')
    for (const row of await rows(sales, values)) expect(Object.keys(row)).not.toContain('cost')
    expect(Object.keys((await rows(sales, values))[0]!)).not.toContain('margin')
    expect((await sales.get(`${DATA}/getData/${values}?column=cost&order=asc`)).body.success).toBe(false)
    expect((await sales.get(`${DATA}/getData/${values}?cost_begin=1`)).body.success).toBe(false)
    for (const id of [grouped, chosen]) {
      expect((await sales.get(`${DATA}/getData/${id}`)).status).toBe(403)
      expect((await sales.get(`${DATA}/getData/${id}?self_cost=5`)).status).toBe(403)
      expect((await admin.get(`${DATA}/getData/${id}`)).status).toBe(200)
    }
    expect((await sales.get(`${DESIGN}/totals/${values}`)).body.result).not.toHaveProperty('cost')
  })

  /** Reports of any shape: hidden fields, joins, lines, groups, formulas, conditions, parameters, orders, charts and pivots. */
  function anyReports(count: number) {
    let state = 1_963
    const next = (below: number) =>
      Math.floor(((state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648) * below)
    const one = <Item>(of: readonly Item[]): Item => of[next(of.length)]!
    const NUMBERS = ['amount', 'cost', 'orderNo.amount']
    const CLAIM = [
      'claimNo',
      'orderNo',
      'reason',
      'currency',
      'day',
      'createBy',
      'createTime',
      'orderNo.customer',
      'orderNo.createBy',
      ...NUMBERS,
    ]
    const ORDER = ['orderNo', 'customer', 'createBy', 'status', 'amount']
    const LINE = [
      'tsOrderLine.itemId',
      'tsOrderLine.quantity',
      'tsOrderLine.subtotal',
      'customer',
      'createBy',
    ]
    return Array.from({ length: count }, () => {
      const of = next(4)
      const [fields, numbers] =
        of > 1
          ? [CLAIM, NUMBERS]
          : of === 1
            ? [ORDER, ['amount']]
            : [LINE, ['tsOrderLine.quantity', 'tsOrderLine.subtotal']]
      const grouped = next(3) > 0
      const columns = Array.from({ length: 2 + next(4) }, (_, at) => {
        const field = one(fields)
        const aggregate =
          !grouped || at === 0 ? undefined : one(['count', 'distinct', 'min', 'max', 'sum', 'avg'])
        const number = aggregate === 'sum' || aggregate === 'avg'
        const part =
          aggregate === undefined && ['day', 'createTime'].includes(field)
            ? one(['year', 'month', 'day'])
            : undefined
        return {
          name: `c${at}`,
          title: label,
          field: number ? one(numbers) : field,
          ...(aggregate ? { aggregate } : {}),
          ...(part ? { part } : {}),
        }
      })
      const sums = columns.filter(({ aggregate }) =>
        ['sum', 'avg', 'count', 'distinct'].includes(aggregate ?? ''),
      )
      const conditions = Array.from({ length: next(3) }, () => {
        const number = next(2) === 0
        const field = one(
          number
            ? numbers
            : fields.filter(
                (each) => !numbers.includes(each) && !/day|Time|quantity|subtotal|amount/.test(each),
              ),
        )
        const rule = number ? one(['gt', 'le', 'empty', 'not_empty']) : one(['eq', 'ne', 'like', 'empty'])
        return {
          field,
          rule,
          ...(/empty/.test(rule)
            ? {}
            : { value: number ? next(60) : one(['EUR', 'Customer 1', 'LEAK', 'O3', 'admin']) }),
        }
      })
      return {
        source: of > 1 ? 'tsClaim' : 'tsOrder',
        ...(of === 0 ? { lines: 'tsOrderLine' } : {}),
        columns:
          sums.length > 1 && next(2) === 0
            ? [...columns, { name: 'made', title: label, formula: { minus: [sums[0]!.name, sums[1]!.name] } }]
            : columns,
        filter: { match: one(['and', 'or']), conditions },
        sort: [{ column: one(columns).name, order: one(['asc', 'desc']) }],
        ...(columns.length > 2
          ? {
              pivot: { row: 'c0', column: 'c1', value: 'c2' },
              chart: { type: 'bar', category: 'c0', values: ['c1'] },
            }
          : {}),
      }
    })
  }

  it(
    'gets the same from any report, whatever stands in what the lists do not show',
    // Ninety reports are read twelve times; a try that ended here would go on beside the next one.
    { timeout: 300_000 },
    async ({ task }) => {
      await hide('cost')
      const codes = `any${task.result?.retryCount ?? 0}x`
      const ids: string[] = []
      for (const definition of anyReports(90)) {
        const { body } = await admin.send('POST', `${DESIGN}/try`, { definition })
        if (body.result.findings.length === 0)
          ids.push(await publish(`${codes}${ids.length}`, definition, ['sales']))
      }
      expect(ids.length).toBeGreaterThan(50)
      const told = async (caller: Caller, id: string) => {
        const answers: unknown[] = []
        for (const search of ['', '&column=c1&order=desc', '&c0=*A*', '&c1_begin=5']) {
          const { body } = await caller.get(`${DATA}/getData/${id}?pageSize=1000${search}`)
          // Rows that an order leaves open may come in any.
          answers.push(
            body.message,
            ((body.result?.records ?? []) as Row[]).map((row) => JSON.stringify({ ...row, id: '' })).sort(),
          )
        }
        answers.push((await caller.get(`${DESIGN}/read?code=${codes}${ids.indexOf(id)}`)).body.result)
        answers.push((await caller.get(`${DESIGN}/totals/${id}`)).body.result)
        return JSON.stringify(answers)
      }
      const all = async (caller: Caller) => {
        const answers: string[] = []
        for (const id of ids) answers.push(await told(caller, id))
        return answers
      }
      const [own, whole] = [await all(sales), await all(admin)]
      await query('CREATE TABLE kept_order AS TABLE ts_order')
      await query('CREATE TABLE kept_line AS TABLE ts_order_line')
      await query('CREATE TABLE kept_claim AS TABLE ts_claim')
      try {
        // A hidden field, claims in euros, orders of others with their lines, another tenant: all of it changes, and comes and goes.
        await query(`UPDATE ts_claim SET cost = cost * 7 + 3`)
        await query(
          `UPDATE ts_claim SET amount = 99999, reason = 'LEAK', day = '2031-01-01' WHERE currency = 'EUR' OR tenant_id = 7`,
        )
        await query(
          `DELETE FROM ts_claim WHERE id IN (SELECT id FROM ts_claim WHERE currency = 'EUR' LIMIT 3)`,
        )
        await query(`INSERT INTO ts_claim (id, tenant_id, claim_no, order_no, currency, amount, cost, day)
        SELECT 'leak' || t || n, t, 'LEAK' || n, 'O3', CASE t WHEN 0 THEN 'EUR' ELSE 'USD' END, 5, 5, '2026-02-02'
        FROM generate_series(1, 9) n, unnest(ARRAY[0, 7]) t`)
        await query(
          `UPDATE ts_order SET customer = 'LEAK', amount = 77777 WHERE create_by <> 'sales' OR tenant_id = 7`,
        )
        await query(`UPDATE ts_order_line SET item_id = 'LEAK', quantity = 777, subtotal = 777 WHERE parent_id IN
        (SELECT id FROM ts_order WHERE create_by <> 'sales' OR tenant_id = 7)`)
        const [ownAfter, wholeAfter] = [await all(sales), await all(admin)]
        for (const [at, answer] of own.entries()) expect(ownAfter[at], `report any${at}`).toBe(answer)
        // Who sees it all is told of it by nearly every report, so they do ask for what has changed.
        expect(whole.filter((answer, at) => answer !== wholeAfter[at]).length).toBeGreaterThan(40)
      } finally {
        await query('DELETE FROM ts_claim')
        await query('DELETE FROM ts_order')
        await query('INSERT INTO ts_order SELECT * FROM kept_order')
        await query('DELETE FROM ts_order_line')
        await query('INSERT INTO ts_order_line SELECT * FROM kept_line')
        await query('INSERT INTO ts_claim SELECT * FROM kept_claim')
        await query('DROP TABLE kept_order, kept_line, kept_claim')
      }
    },
  )

  it('sees nothing of other tenants through a reference, and no report without its right', async () => {
    const id = await publish(
      'behind',
      {
        source: 'tsClaim',
        columns: [{ name: 'customer', title: label, field: 'orderNo.customer' }, amounts],
      },
      ['sales'],
    )
    for (const caller of [admin, sales])
      expect(JSON.stringify(await rows(caller, id))).not.toContain('SECRET')
    expect((await viewer.get(`${DATA}/getData/${id}`)).status).toBe(403)
    expect((await viewer.get(`${DESIGN}/read?code=behind`)).status).toBe(403)
    await query(`DELETE FROM sys_role_permission rp USING sys_permission p, sys_role r
      WHERE p.id = rp.permission_id AND r.id = rp.role_id AND r.role_code = 'sales' AND p.perms = 'sales:tsOrder:list'`)
    const fresh = await server.login('sales')
    expect((await fresh.get(`${DATA}/getData/${id}`)).status).toBe(403)
  })

  it('designs nothing', async () => {
    for (const call of ['list', 'sources', 'queryById?id=x'])
      expect((await sales.get(`${DESIGN}/${call}`)).status).toBe(403)
    expect((await sales.send('POST', `${DESIGN}/try`, { definition: byCurrency })).status).toBe(403)
  })
})

describe('a definition', () => {
  const findings = async (definition: object) => {
    const { body } = await admin.send('POST', `${DESIGN}/try`, { definition })
    return body.success ? (body.result.findings as { path: string }[]).map(({ path }) => path) : body.message
  }
  const column = (more: object) => ({ source: 'tsClaim', columns: [{ name: 'a', title: label, ...more }] })

  it.each([
    ['an unknown source', { source: 'sysUser', columns: [amounts] }, ['source']],
    ['a table', { source: 'sys_user', columns: [amounts] }, ['source']],
    ['SQL for a field', column({ field: 'amount) FROM sys_user --' }), ['columns[0].field']],
    ['an unknown field', column({ field: 'password' }), ['columns[0].field']],
    ['a member of all objects', column({ field: 'constructor' }), ['columns[0].field']],
    ['a field that is no reference', column({ field: 'reason.id' }), ['columns[0].field']],
    ['a sum of texts', column({ field: 'reason', aggregate: 'sum' }), ['columns[0]']],
    ['a month of an amount', column({ field: 'amount', part: 'month' }), ['columns[0]']],
    ['a function', column({ formula: { call: 'x' } }), ['columns[0].formula']],
    ['a formula of itself', column({ formula: { plus: ['a', 1] } }), ['columns[0].formula']],
    ['an unknown member', { ...byCurrency, sql: 'SELECT 1' }, ['sql']],
    [
      'a value of another type',
      { ...byCurrency, filter: { match: 'and', conditions: [{ field: 'amount', rule: 'ge', value: 'x' }] } },
      ['filter.conditions[0]'],
    ],
    [
      'an unknown rule',
      { ...byCurrency, filter: { match: 'and', conditions: [{ field: 'amount', rule: 'exec', value: 1 }] } },
      ['filter.conditions[0].rule'],
    ],
    [
      'an unknown column in its order',
      { ...byCurrency, sort: [{ column: 'x', order: 'asc' }] },
      ['sort[0].column'],
    ],
    [
      'an order that is none',
      { ...byCurrency, sort: [{ column: 'amount', order: 'asc; DROP' }] },
      ['sort[0].order'],
    ],
    [
      'a name with quotes',
      { source: 'tsClaim', columns: [{ ...amounts, name: 'a"b' }] },
      ['columns[0].name'],
    ],
    ['a reserved name', { source: 'tsClaim', columns: [{ ...amounts, name: 'id' }] }, ['columns[0].name']],
    [
      'a sum of the header by lines',
      { source: 'tsOrder', lines: 'tsOrderLine', columns: [amounts] },
      ['columns[0]'],
    ],
  ])('is refused with %s', async (_what, definition, places) => {
    const found = await findings(definition)
    expect([...new Set(found as string[])]).toEqual(places)
  })

  it('is refused with names of prototypes', async () => {
    const text = JSON.stringify({ code: 'bad', label, definition: byCurrency }).replace(
      '"source"',
      '"__proto__":{"a":1},"source"',
    )
    const { body } = await admin.send('POST', `${DESIGN}/add`, JSON.parse(text))
    expect(body.success).toBe(false)
  })

  it('takes the search, order and page of the reader as values, never as SQL', async () => {
    const id = (await admin.get(`${DATA}/getRpColumns/asked`)).body.result.cgRpConfigId as string
    for (const search of [
      'column=amount;select',
      'column=(select+1)',
      'column=tenant_id',
      'column=__proto__',
    ])
      expect((await sales.get(`${DATA}/getData/${id}?${search}&order=asc`)).body.success).toBe(false)
    expect(await rows(sales, id, `currency=${encodeURIComponent("x' OR 1=1 --")}`)).toEqual([])
  })

  it('is one of several versions, of which the former comes back', async () => {
    const id = await publish('versions', byCurrency)
    const one = (await admin.get(`${DESIGN}/queryById?id=${id}`)).body.result
    const two = { ...byCurrency, columns: [amounts] }
    const edited = await admin.send('PUT', `${DESIGN}/edit`, { id, version: one.version, definition: two })
    expect(await rows(sales, id)).toHaveLength(2)
    const stale = await admin.send('PUT', `${DESIGN}/edit`, { id, version: one.version, definition: two })
    expect(stale.status).toBe(409)
    const { version } = edited.body.result
    const done = await admin.send('POST', `${DESIGN}/publish`, { id, version })
    expect(await rows(sales, id)).toHaveLength(1)
    await admin.send('POST', `${DESIGN}/takeBack`, { id, version: done.body.result.version })
    expect(await rows(sales, id)).toHaveLength(2)
    const { result: versions } = (await admin.get(`${DESIGN}/versions?id=${id}`)).body
    expect(
      versions.map((each: Row) => [
        each.number,
        each.publishBy,
        (each.differences as Row[]).map(({ path }) => path),
      ]),
    ).toEqual([
      [3, 'admin', ['columns']],
      [2, 'admin', ['columns']],
      [1, 'admin', ['label', 'source', 'columns']],
    ])
    expect(versions[0].note).toBe('撤销第2版')
    expect((await sales.get(`${DESIGN}/versions?id=${id}`)).status).toBe(403)
    expect((await admin.send('DELETE', `${DESIGN}/delete?id=${id}`)).body.success).toBe(true)
    expect((await sales.get(`${DATA}/getData/${id}`)).body.success).toBe(false)
  })
})

describe('a workbook', () => {
  const open = (bytes: Buffer) => readWorkbook(bytes, 1_000)

  it('holds what the reader sees, and no formula', async () => {
    const id = await publish('reasons', {
      source: 'tsClaim',
      columns: [{ name: 'reason', title: label, field: 'reason' }, amounts],
    })
    const reply = await server.app.inject({
      url: `${server.env.apiBase}${DATA.replace('/api', '')}/api/exportManySheetXls/${id}`,
      headers: { 'x-access-token': sales.token! },
    })
    const text = JSON.stringify(await open(reply.rawPayload))
    expect(text).toContain("'=1+1")
  })

  it('goes by mail to each reader with his or her own rows', async () => {
    await query(
      `UPDATE sys_user SET email = username || '@example.com' WHERE username IN ('admin', 'viewer', 'sales')`,
    )
    await admin.send('POST', '/sys/quartzJob/add', {
      jobClassName: 'mailReport',
      cronExpression: '0 0 8 ? * MON',
      parameter: JSON.stringify({ report: 'behind', to: ['admin', 'viewer', 'nobody'] }),
    })
    const job = (await admin.get('/sys/quartzJob/list?jobClassName=mailReport')).body.result.records[0]
    await admin.get(`/sys/quartzJob/execute?id=${job.id}`)
    const sent: DueItem[] = []
    await sendOutbox(context, { mail: async (item) => (sent.push(item), 'ok') })
    expect(sent.map(({ receiver, subject }) => [receiver, subject])).toEqual([['admin@example.com', '索赔']])
    const { attachments } = JSON.parse(sent[0]!.payload)
    expect(attachments[0].filename).toBe('索赔.xlsx')
    const text = JSON.stringify(await open(Buffer.from(attachments[0].content, 'base64')))
    expect(text).toContain('Customer 1')
    expect(await query('SELECT 1 FROM sys_outbox_file')).toEqual([])
    const [run] = (await admin.get('/sys/quartzJob/history?pageSize=1')).body.result.records
    expect(run.message).toMatch(/^1\/3; viewer: .*; nobody: /)
  })
})

describe('a timetable of mails', () => {
  const save = (caller: Caller, more: object = {}) =>
    caller.send('POST', `${DESIGN}/mail/save`, {
      report: 'asked',
      cronExpression: '0 0 8 ? * MON',
      receivers: ['sales'],
      parameters: { self_from: '2026-06-27' },
      ...more,
    })
  const later = (days: number) => new Date(Date.now() + days * 86_400_000)
  const outgoing = async () => {
    const sent: DueItem[] = []
    await sendOutbox(context, { mail: async (item) => (sent.push(item), 'ok') })
    return sent
  }

  it('is kept by who reads the report, for himself, not too often, and within the company', async () => {
    const kept = await save(sales)
    expect(kept.body.result).toMatchObject({ receivers: ['sales'], parameters: { self_from: '2026-06-27' } })
    const message = async (caller: Caller, more: object) => (await save(caller, more)).body.message as string
    expect((await save(sales, { receivers: ['sales', 'viewer'] })).status).toBe(403)
    expect(await message(admin, { receivers: ['nobody'] })).toContain('nobody')
    expect(await message(sales, { cronExpression: '0 */5 * * * ?' })).toContain('60')
    expect((await save(sales, { cronExpression: 'x' })).body.success).toBe(false)
    expect((await save(viewer, { report: 'behind', receivers: ['viewer'] })).status).toBe(403)
    await query(`UPDATE sys_user SET rel_tenant_ids = '7' WHERE username = 'warehouse'`)
    expect(await message(admin, { receivers: ['warehouse'] })).toContain('warehouse')
    await query(`UPDATE sys_user SET email = '' WHERE username = 'finance'`)
    expect(await message(admin, { receivers: ['finance'] })).toContain('finance')
    // Nobody sees, changes or ends that of another one.
    const { id } = kept.body.result
    expect((await viewer.get(`${DESIGN}/mail/list?report=asked`)).body.result).toEqual([])
    expect((await save(viewer, { id, receivers: ['viewer'] })).status).toBe(404)
    expect((await viewer.send('DELETE', `${DESIGN}/mail/delete?id=${id}`)).status).toBe(404)
  })

  it('sends each receiver the own rows of what was asked, once', async () => {
    await save(admin, { receivers: ['admin', 'sales'] })
    expect(await mailDue(context)).toBe(0)
    const [ran, again] = [await mailDue(context, later(8)), await mailDue(context)]
    expect([ran, again]).toEqual([2, 0])
    const sent = await outgoing()
    expect(sent.map(({ receiver }) => receiver).sort()).toEqual([
      'admin@example.com',
      'sales@example.com',
      'sales@example.com',
    ])
    const own = sent.find(({ receiver }) => receiver === 'sales@example.com')!
    const text = JSON.stringify(
      await readWorkbook(Buffer.from(JSON.parse(own.payload).attachments[0].content, 'base64'), 100),
    )
    // Claims 59 and 60: the list of sales has none in euros.
    expect(text).not.toContain('EUR')
  })

  it('sends nothing for who has lost the right since, nor to who has', async () => {
    await query(`DELETE FROM sys_role_permission rp USING sys_permission p, sys_role r
      WHERE p.id = rp.permission_id AND r.id = rp.role_id AND r.role_code = 'sales' AND p.perms = 'online:report:read:asked'`)
    await mailDue(context, later(30))
    expect((await outgoing()).map(({ receiver }) => receiver)).toEqual(['admin@example.com'])
    const [lost] = await query(`SELECT last_result FROM sys_report_mail WHERE owner = 'sales'`)
    expect(lost.last_result).toMatch(/权限|right/)
    await query(`UPDATE sys_user SET status = 2 WHERE username = 'admin'`)
    await mailDue(context, later(60))
    expect(await outgoing()).toEqual([])
    await query(`UPDATE sys_user SET status = 1 WHERE username = 'admin'`)
  })

  it('is kept for a report of the program as well, whose id is not its code', async () => {
    expect((await save(admin, { report: 'told', receivers: ['admin'], parameters: {} })).body.success).toBe(
      true,
    )
    await mailDue(context, later(90))
    const [own] = await query(`SELECT last_result FROM sys_report_mail WHERE report_id = 'test_told'`)
    expect(own.last_result).toMatch(/^1\/1/)
  })
})
