import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../testing/freshDatabase'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { givenName } from './introspect'

/** What the other database holds: names as others choose them, a key, a view, a type that nobody can show. */
const FOREIGN = `
CREATE SCHEMA "Legacy ERP";
CREATE TYPE "Legacy ERP".grade AS ENUM ('A', 'B');
CREATE DOMAIN "Legacy ERP".cash AS numeric(12,2);
CREATE TABLE "Legacy ERP"."Sales; DROP TABLE x--" (
  "Order No" varchar(40) PRIMARY KEY, "客户" text, "amount" "Legacy ERP".cash, weight float8, "grade" "Legacy ERP".grade,
  "day" date, "at" timestamptz, "constructor" int, "shape" point, "secretNote" text);
COMMENT ON COLUMN "Legacy ERP"."Sales; DROP TABLE x--"."客户" IS 'Customer';
INSERT INTO "Legacy ERP"."Sales; DROP TABLE x--"
SELECT 'S' || n, CASE n % 3 WHEN 0 THEN 'Ann''s' WHEN 1 THEN '=cmd()' END, n * 1.25, n / 3.0,
  (CASE WHEN n % 2 = 0 THEN 'A' ELSE 'B' END)::"Legacy ERP".grade, date '2026-01-01' + n, timestamptz '2026-01-01 16:30:00+00' + n * interval '1 day',
  n, point(1, 2), repeat('x', 5000) FROM generate_series(1, 60) n;
CREATE VIEW public.daily AS SELECT "day", sum("amount") AS total FROM "Legacy ERP"."Sales; DROP TABLE x--" GROUP BY 1;
CREATE TABLE public.written (n int);
CREATE FUNCTION public.writes() RETURNS int LANGUAGE sql AS 'INSERT INTO public.written VALUES (1) RETURNING n';
CREATE VIEW public.trap AS SELECT public.writes() AS n;
CREATE VIEW public.settings AS SELECT name, setting FROM pg_settings WHERE name IN ('statement_timeout', 'transaction_read_only');
`

interface Foreign {
  host: string
  port: number
  database: string
  username: string
  password: string
  close: () => Promise<void>
}

/** Another database server: PostgreSQL where the suite has one, else an engine of its own behind a socket. */
async function startForeign(): Promise<Foreign> {
  const given = process.env.TEST_DATABASE_URL
  if (!given) {
    const engine = await PGlite.create()
    await engine.exec(FOREIGN)
    const server = new PGLiteSocketServer({ db: engine, host: '127.0.0.1', port: 0, maxConnections: 10 })
    await server.start()
    const port = Number(server.getServerConn().split(':').at(-1))
    const close = async () => {
      await server.stop()
      await engine.close()
    }
    return { host: '127.0.0.1', port, database: 'postgres', username: 'postgres', password: 'x', close }
  }
  const fresh = await freshDatabase(given)
  const url = new URL(fresh.url)
  const client = new pg.Client({ connectionString: fresh.url })
  await client.connect()
  await client.query(FOREIGN).finally(() => client.end())
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    database: fresh.name,
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password) || 'x',
    close: fresh.drop,
  }
}

const BASE = '/sys/dataSource'
const DATA = '/online/cgreport/api'
const DESIGN = '/online/report'
const label = { zh: '外部', en: 'Foreign' }
const SECRET = 'Sec-ret-4711'
let foreign: Foreign
let server: TestServer
let admin: Caller
let viewer: Caller
let id: string
let sales: string

const place = (more: object = {}) => ({
  host: foreign.host,
  port: foreign.port,
  databaseName: foreign.database,
  username: foreign.username,
  password: SECRET,
  tls: 'none',
  ...more,
})
const query = async (text: string, values: unknown[] = []) => (await server.db.pool.query(text, values)).rows
const rowOf = async (code: string) =>
  (await admin.get(`${BASE}/list?code=${code}`)).body.result.records.find(
    (row: { code: string }) => row.code === code,
  )
const column = (name: string, more: object = {}) => ({ name, title: label, field: name, ...more })

/** Stores and publishes a report that everybody with the roles may read. */
async function publish(code: string, definition: object): Promise<string> {
  const added = await admin.send('POST', `${DESIGN}/add`, { code, label, definition })
  expect(added.body.message).toBe('')
  const readers = (await query(`SELECT id FROM sys_role WHERE role_code = 'viewer'`)).map(
    (role) => role.id as string,
  )
  const done = await admin.send('POST', `${DESIGN}/publish`, {
    id: added.body.result.id,
    version: added.body.result.version,
    readers,
  })
  expect(done.body.message).toBe('')
  return added.body.result.id as string
}
/** Gives the role of the viewer the right of the data source. */
const grant = () =>
  query(`INSERT INTO sys_role_permission (role_id, permission_id) SELECT r.id, p.id FROM sys_role r, sys_permission p
    WHERE r.role_code = 'viewer' AND p.perms = 'online:source:legacy:list' ON CONFLICT DO NOTHING`)

beforeAll(async () => {
  foreign = await startForeign()
  server = await startTestServer([], { dataSourceHosts: [`${foreign.host}:${foreign.port}`] })
  admin = await server.login('admin')
  viewer = await server.login('viewer')
  const added = await admin.send('POST', `${BASE}/add`, { code: 'legacy', name: 'Legacy', ...place() })
  expect(added.body.success).toBe(true)
  id = (await rowOf('legacy')).id as string
})
afterAll(async () => {
  await server?.close()
  await foreign?.close()
})

it.each([
  ['Order No', 'orderNo'],
  ['AMOUNT', 'amount'],
  ['unit_price', 'unitPrice'],
  ['createTime', 'createTime'],
  ['订单', 'c1'],
  ['2nd', 'c2nd'],
  ['constructor', 'constructor1'],
])('gives %s the name %s', (theirs, ours) => expect(givenName(theirs, 'c', new Set())).toBe(ours))

describe('a data source', () => {
  it('tells what can be read, and offers tables under names of the server', async () => {
    const tried = await admin.send('POST', `${BASE}/test`, place())
    expect(tried.body.result).toEqual({ ok: true, message: expect.stringMatching(/5/) })
    const tables = (await admin.get(`${BASE}/tables?id=${id}`)).body.result
    expect(tables.map(({ table }: { table: string }) => table).sort()).toEqual(
      ['Sales; DROP TABLE x--', 'daily', 'settings', 'trap', 'written'].sort(),
    )
    const offer = await admin.send('PUT', `${BASE}/offer`, {
      id,
      tables: [
        { schema: 'Legacy ERP', table: 'Sales; DROP TABLE x--', labelZh: '旧销售', labelEn: 'Old sales' },
        ...['daily', 'trap', 'settings'].map((table) => ({
          schema: 'public',
          table,
          labelZh: table,
          labelEn: table,
        })),
      ],
    })
    expect(offer.body.message).toBe('')
    const sources = (await admin.get(`${DESIGN}/sources`)).body.result.filter(
      ({ dataSource }: { dataSource?: object }) => dataSource,
    )
    expect(sources.map(({ key }: { key: string }) => key).sort()).toEqual([
      'daily',
      'salesDropTableX',
      'settings',
      'trap',
    ])
    sales = 'salesDropTableX'
    const { fields } = sources.find(({ key }: { key: string }) => key === sales)
    expect(fields.map(({ name, type }: { name: string; type: string }) => [name, type])).toEqual([
      ['orderNo', 'text'],
      ['c1', 'text'],
      ['amount', 'number'],
      ['weight', 'number'],
      ['grade', 'text'],
      ['day', 'date'],
      ['at', 'instant'],
      ['constructor1', 'integer'],
      ['secretNote', 'text'],
    ])
  })

  it('is grouped, chosen, sorted, summed and written into a workbook as records are', async () => {
    const definition = {
      dataSource: 'legacy',
      source: sales,
      columns: [
        column('c1', { search: 'single' }),
        column('amount', { aggregate: 'sum' }),
        { name: 'orders', title: label, aggregate: 'count' },
        { name: 'each', title: label, formula: { over: ['amount', 'orders'] } },
      ],
      parameters: [{ name: 'from', title: label, kind: 'date' }],
      filter: {
        match: 'and',
        conditions: [
          { field: 'day', rule: 'ge', parameter: 'from' },
          { field: 'grade', rule: 'eq', value: 'A' },
        ],
      },
      sort: [{ column: 'amount', order: 'desc' }],
    }
    const report = await publish('legacySums', definition)
    await grant()
    viewer = await server.login('viewer')
    const { body } = await viewer.get(`${DATA}/getData/${report}?self_from=2026-01-11`)
    // By hand: n = 10, 12 … 60.
    const wanted = new Map<string, { amount: number; orders: number }>()
    for (let n = 10; n <= 60; n += 2) {
      const name = n % 3 === 0 ? "Ann's" : n % 3 === 1 ? '=cmd()' : ''
      const sum = wanted.get(name) ?? { amount: 0, orders: 0 }
      wanted.set(name, { amount: sum.amount + n * 1.25, orders: sum.orders + 1 })
    }
    const got = body.result.records as Record<string, number | string | null>[]
    expect(new Map(got.map(({ c1, amount, orders }) => [c1 ?? '', { amount, orders }]))).toEqual(wanted)
    expect(got.map(({ amount }) => amount)).toEqual(
      [...wanted.values()].map(({ amount }) => amount).sort((a, b) => b - a),
    )
    for (const { amount, orders, each } of got) expect(each).toBeCloseTo(Number(amount) / Number(orders), 2)
    const totals = (await viewer.get(`${DESIGN}/totals/${report}`)).body.result
    expect(totals.orders).toBe(30)
    const told = (await viewer.get(`${DESIGN}/read?code=legacySums`)).body.result
    expect(told.foreign).toBe('Legacy')
    expect(told.drill).toBeUndefined()
    const injected = await viewer.get(`${DATA}/getData/${report}?c1=${encodeURIComponent("x' OR 1=1 --")}`)
    expect(injected.body.result.records).toEqual([])
    const file = await server.app.inject({
      url: `${server.env.apiBase}${DATA}/exportManySheetXls/${report}`,
      headers: { 'x-access-token': viewer.token! },
    })
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('is read by statements that can only read and end in time', async () => {
    const definition = {
      dataSource: 'legacy',
      source: 'settings',
      columns: [column('name'), column('setting')],
      sort: [{ column: 'name', order: 'asc' }],
    }
    const { body } = await admin.send('POST', `${DESIGN}/try`, { definition })
    expect(body.result.records).toMatchObject([
      { name: 'statement_timeout', setting: '20000' },
      { name: 'transaction_read_only', setting: 'on' },
    ])
  })

  it('gives rows by their key, times of GMT+8, and no text longer than the limit', async () => {
    const report = await publish('legacyRows', {
      dataSource: 'legacy',
      source: sales,
      columns: ['orderNo', 'weight', 'at', 'secretNote'].map((name) => column(name)),
      sort: [{ column: 'orderNo', order: 'asc' }],
    })
    const { records, total } = (await viewer.get(`${DATA}/getData/${report}?pageSize=3`)).body.result
    expect(total).toBe(60)
    expect(records[0]).toMatchObject({ orderNo: 'S1', at: '2026-01-03 00:30:00' })
    expect(records[0].weight).toBeCloseTo(1 / 3, 9)
    expect(records[0].secretNote).toHaveLength(2_000)
    expect(records.map((row: { id: string }) => row.id)).toEqual(['S1', 'S10', 'S11'])
  })
})

describe('nobody', () => {
  const tryReport = async (definition: object) =>
    (await admin.send('POST', `${DESIGN}/try`, { definition })).body

  it('learns the password, sealed or not, by any call or from the log', async () => {
    const [row] = await query('SELECT password FROM sys_data_source WHERE id = $1', [id])
    expect(row.password).not.toContain(SECRET)
    const told = [
      await admin.get(`${BASE}/list`),
      await admin.get(`${BASE}/queryById?id=${id}`),
      await admin.get(`${BASE}/options`),
      await admin.get(`${BASE}/tables?id=${id}`),
      await admin.get(`${DESIGN}/sources`),
      await admin.send('POST', `${BASE}/test`, place({ databaseName: 'nowhere' })),
    ].map(({ body }) => JSON.stringify(body))
    const log = JSON.stringify(
      await query(`SELECT data_content FROM sys_data_log WHERE data_table LIKE 'sys_data_source%'`),
    )
    expect(log).toContain('Legacy')
    for (const text of [...told, log]) {
      expect(text).not.toContain(SECRET)
      expect(text).not.toContain(row.password)
      expect(text).not.toContain('"password":"')
    }
  })

  it('sends the stored password to another place, account or in the clear', async () => {
    const { password: _none, ...same } = place()
    expect(
      (await admin.send('PUT', `${BASE}/edit`, { id, code: 'legacy', name: 'Legacy', ...same })).body.success,
    ).toBe(true)
    for (const more of [{ username: 'other' }, { databaseName: 'other' }, { tls: 'encrypt' }]) {
      const body = { ...same, ...more }
      const edited = await admin.send('PUT', `${BASE}/edit`, { id, code: 'legacy', name: 'Legacy', ...body })
      expect(edited.body).toMatchObject({ success: false, message: expect.stringContaining('密码') })
      const tried = await admin.send('POST', `${BASE}/test`, { id, ...body })
      expect(tried.body).toMatchObject({ success: false, message: expect.stringContaining('密码') })
    }
    const fresh = await admin.send('POST', `${BASE}/test`, same)
    expect(fresh.body).toMatchObject({ success: false })
  })

  it.each([
    ['another host', { host: '169.254.169.254' }],
    ['another port', { port: 22 }],
    ['the loopback by another name', { host: 'localhost' }],
    ['a folder of sockets', { host: '/var/run/postgresql' }],
    ['a host with more', { host: '127.0.0.1?host=evil' }],
  ])('connects to %s', async (_what, more) => {
    for (const path of ['test', 'add']) {
      const named = path === 'add' ? { code: 'evil', name: 'Evil' } : {}
      const { body } = await admin.send('POST', `${BASE}/${path}`, { ...named, ...place(more) })
      expect(body).toMatchObject({ success: false, message: expect.stringContaining('DATA_SOURCE_HOSTS') })
    }
  })

  it('reads a database of the portal through it', async () => {
    const client = new pg.Client({
      ...place(),
      user: foreign.username,
      database: foreign.database,
      ssl: false,
    })
    await client.connect()
    await client.query('CREATE TABLE public.sys_permission_data_rule (id text)')
    try {
      const { body } = await admin.send('POST', `${BASE}/test`, place())
      expect(body.result).toMatchObject({ ok: false, message: expect.stringContaining('本系统') })
    } finally {
      await client.query('DROP TABLE public.sys_permission_data_rule')
      await client.end()
    }
  })

  it('writes in it, even through a view that would', async () => {
    const body = await tryReport({ dataSource: 'legacy', source: 'trap', columns: [column('n')] })
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('只允许读取') })
  })

  it.each([
    ['a table that is not offered', { source: 'written' }, 'source'],
    ['a table by its own name', { source: 'pgClass' }, 'source'],
    ['a record of the portal as one of the other', { source: 'sysUser' }, 'source'],
    ['an unknown source', { dataSource: 'nowhere', source: 'daily' }, 'source'],
    ['a source of prototypes', { dataSource: 'constructor', source: 'daily' }, 'source'],
    [
      'a column by its own name',
      { source: 'salesDropTableX', columns: [column('shape')] },
      'columns[0].field',
    ],
    ['a column of the server', { source: 'daily', columns: [column('createBy')] }, 'columns[0].field'],
    [
      'a step behind a column',
      { source: 'salesDropTableX', columns: [column('a', { field: 'c1.id' })] },
      'columns[0].field',
    ],
    [
      'SQL as a column',
      { source: 'daily', columns: [column('a', { field: 'n); DROP' })] },
      'columns[0].field',
    ],
  ])('reaches %s', async (_what, more, path) => {
    const body = await tryReport({ dataSource: 'legacy', columns: [column('n')], ...more })
    expect((body.result?.findings as { path: string }[]).map((each) => each.path)).toContain(path)
  })

  it('offers what is not there, or sets up a source without the right', async () => {
    const table = { schema: 'pg_catalog', table: 'pg_authid', labelZh: 'x', labelEn: 'x' }
    expect((await admin.send('PUT', `${BASE}/offer`, { id, tables: [table] })).body.success).toBe(false)
    for (const call of ['list', 'options', `queryById?id=${id}`, `tables?id=${id}`])
      expect((await viewer.get(`${BASE}/${call}`)).status).toBe(403)
    expect((await viewer.send('POST', `${BASE}/test`, place())).status).toBe(403)
    expect((await viewer.send('POST', `${BASE}/add`, { code: 'own', name: 'Own', ...place() })).status).toBe(
      403,
    )
  })

  it('sees it without its right, or from another tenant', async () => {
    const report = (await query(`SELECT id FROM sys_report WHERE code = 'legacySums'`))[0].id as string
    const ask = async () => (await viewer.get(`${DATA}/getData/${report}`)).status
    expect(await ask()).toBe(200)
    await query(`UPDATE sys_data_source SET tenant_id = 7 WHERE id = $1`, [id])
    const touch = () =>
      admin.send('POST', `${BASE}/add`, { code: `n${Date.now()}`, name: 'Other', ...place() })
    await touch()
    expect(await ask()).toBe(403)
    expect((await admin.get(`${DATA}/getData/${report}`)).status).toBe(403)
    expect((await admin.get(`${BASE}/queryById?id=${id}`)).status).toBe(404)
    expect((await admin.get(`${BASE}/tables?id=${id}`)).status).toBe(404)
    const mine = (await viewer.get(`${DESIGN}/mine`)).body.result
    expect(mine.map(({ code }: { code: string }) => code)).not.toContain('legacySums')
    await query(`UPDATE sys_data_source SET tenant_id = 0 WHERE id = $1`, [id])
    await query(
      `DELETE FROM sys_role_permission rp USING sys_permission p WHERE p.id = rp.permission_id AND p.perms = 'online:source:legacy:list'`,
    )
    await touch()
    viewer = await server.login('viewer')
    expect(await ask()).toBe(403)
    expect((await admin.get(`${DATA}/getData/${report}`)).status).toBe(200)
  })

  it('keeps its reports once it is gone: they say so, and the others go on', async () => {
    expect((await admin.send('DELETE', `${BASE}/delete?id=${id}`)).body.success).toBe(true)
    const report = (await query(`SELECT id FROM sys_report WHERE code = 'legacySums'`))[0].id as string
    expect((await admin.get(`${DATA}/getData/${report}`)).body.success).toBe(false)
    const designed = (await admin.get(`${DESIGN}/queryById?id=${report}`)).body.result
    expect(designed.findings).toMatchObject([{ path: 'source' }])
    expect(await query(`SELECT 1 FROM sys_permission WHERE perms = 'online:source:legacy:list'`)).toEqual([])
  })
})
