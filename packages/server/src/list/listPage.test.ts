import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testOrderServer } from '../testing/orderEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { createListCounts } from './listCounts'
import { listPage } from './listPage'
import { columnsOf } from './listSpec'

const ROWS = 450
let server: TestServer
let sales: Caller
let expected: string[]

beforeAll(async () => {
  server = await startTestServer([testOrderServer])
  sales = await server.login('sales')
  await server.db.run(sql`DELETE FROM ts_order`)
  // Every amount three times: only the tie-break keeps the pages apart.
  await server.db.run(sql`
    INSERT INTO ts_order (id, order_no, customer, amount, status, create_time)
    SELECT 'o' || lpad(n::text, 4, '0'), 'N' || n, CASE WHEN n % 3 = 0 THEN '海运 Alpha' ELSE 'beta' END, n / 3, 'draft',
      now() - n * interval '1 minute'
    FROM generate_series(1, ${ROWS}) AS n`)
  expected = (
    await server.db.rows<{ id: string }>(sql`SELECT id FROM ts_order ORDER BY amount DESC, id DESC`)
  ).map(({ id }) => id)
})
afterAll(() => server.close())

const page = async (query: Record<string, string | number>) => {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)])
  const { body } = await sales.get(`/sales/tsOrder/list?${new URLSearchParams(texts)}`)
  return body.result as { total: number; records: { id: string; customer: string; currency?: string }[] }
}

describe('listPage', () => {
  it('gives every row once, in one order, on near and deep pages alike', async () => {
    const ids: string[] = []
    for (let pageNo = 1; pageNo <= ROWS / 50; pageNo += 1) {
      const { records, total } = await page({ pageNo, pageSize: 50, column: 'amount', order: 'desc' })
      expect(total).toBe(ROWS)
      ids.push(...records.map(({ id }) => id))
    }
    expect(ids).toEqual(expected)
  })

  it('keeps the filters on a deep page, and ends where the rows end', async () => {
    const query = { customer: '*Alpha', pageSize: 10, column: 'amount', order: 'asc' }
    const alphas = [...expected].reverse().filter((id) => Number(id.slice(1)) % 3 === 0)
    const last = await page({ ...query, pageNo: 15 })
    expect(last.total).toBe(ROWS / 3)
    expect(last.records.map(({ id }) => id)).toEqual(alphas.slice(140))
    expect((await page({ ...query, pageNo: 60 })).records).toEqual([])
  })

  it.each([
    ['*alpha*', ROWS / 3],
    ['*ALPHA', ROWS / 3],
    ['海运*', ROWS / 3],
    ['*运*', ROWS / 3],
    ['*空运*', 0],
  ])('finds %s whatever its case', async (customer, total) => {
    expect((await page({ customer, pageSize: 1 })).total).toBe(total)
  })

  it('finds beginnings in any case, page by page in the order that was asked for', async () => {
    const found = expected.filter((id) => /^o0*4/.test(id))
    const query = { orderNo: 'n4*', pageSize: 30, column: 'amount', order: 'desc' }
    const pages = await Promise.all([1, 2, 3].map((pageNo) => page({ ...query, pageNo })))
    expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(found)
    expect(pages.map(({ total }) => total)).toEqual([found.length, found.length, found.length])
  })

  it('finds departments by their codes in any case, and data of no other one', async () => {
    await server.db.run(sql`UPDATE ts_order SET sys_org_code = 'A01B02' WHERE id <= 'o0010'`)
    expect((await page({ sysOrgCode: 'a01b*', pageSize: 1 })).total).toBe(10)
    expect((await page({ sysOrgCode: 'a01c*', pageSize: 1 })).total).toBe(0)
  })
})

describe('the number of rows', () => {
  const spec = {
    from: sql`ts_order t`,
    select: sql`t.id`,
    fields: columnsOf('t', { id: 'text', createTime: 'datetime' }),
    id: sql`t.id`,
    counted: 'ts_order',
  }
  const dictionaries = {} as never
  /** Lists on the server's database, whose counts come only when the gate opens; `asked` counts them. */
  const gated = (own: { asker?: string } = {}) => {
    let open!: () => void
    const gate = new Promise<void>((resolve) => (open = resolve))
    const seen = { asked: 0 }
    const row = async <Row>(statement: Parameters<typeof server.db.row>[0]) => {
      seen.asked += 1
      const found = await server.db.row<Row>(statement)
      await gate
      return found
    }
    const db = { ...server.db, row }
    const counts = createListCounts(db)
    return {
      open,
      seen,
      counts,
      ask: () => listPage({ db, dictionaries, counts }, { ...spec, ...own }, { pageSize: 10 }),
    }
  }

  it('is counted once for all who ask meanwhile', async () => {
    const { ask, open, seen } = gated()
    const pages = [ask(), ask(), ask()]
    open()
    expect((await Promise.all(pages)).map(({ total }) => total)).toEqual([ROWS, ROWS, ROWS])
    expect(seen.asked).toBe(1)
    await ask()
    expect(seen.asked).toBe(1)
  })

  it('is counted anew after a write, also after one that came while it was counted', async () => {
    const { ask, counts, open, seen } = gated()
    const early = ask()
    await expect.poll(() => seen.asked).toBe(1)
    counts.forget('other_table')
    counts.forget('ts_order')
    open()
    await early
    await ask()
    expect(seen.asked).toBe(2)
  })

  it('of a long list is believed while others write a thousandth of it, never by who wrote', async () => {
    let asked = 0
    const row = async () => ({ total: 5_000 + (asked += 1) }) as never
    const counts = createListCounts({ ...server.db, row })
    const total = (asker: string) => counts.total({ ...spec, asker }, sql`true`)
    expect(await total('ann')).toBe(5_001)

    counts.wrote('ts_order', 1, 'bob')
    counts.wrote('other_table', 100, 'ann')
    expect(await total('ann')).toBe(5_001)
    expect(await total('bob')).toBe(5_002)
    // Counted for one, it is new for all.
    expect(await total('ann')).toBe(5_002)

    counts.wrote('ts_order', 5, 'bob')
    expect(await total('ann')).toBe(5_002)
    counts.wrote('ts_order', 1, 'bob')
    expect(await total('ann')).toBe(5_003)

    counts.forget('ts_order')
    expect(await total('ann')).toBe(5_004)
  })

  it('that was begun before the asker wrote is not the answer', async () => {
    const { ask, counts, open, seen } = gated({ asker: 'ann' })
    const early = ask()
    await expect.poll(() => seen.asked).toBe(1)
    counts.wrote('ts_order', 1, 'ann')
    const late = ask()
    open()
    await Promise.all([early, late])
    expect(seen.asked).toBe(2)
  })
})
