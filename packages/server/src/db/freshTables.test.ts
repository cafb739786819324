import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { noteNewRows } from './freshTables'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('refreshes what the planner knows once many rows came, in one call or in several', async () => {
  const { db } = server
  const known = async () =>
    (await db.pool.query(`SELECT reltuples::int AS n FROM pg_class WHERE relname = 'fresh_rows'`)).rows[0].n
  const add = (rows: number) =>
    db.pool.query(`INSERT INTO fresh_rows SELECT n FROM generate_series(1, ${rows}) n`)
  await db.pool.query('CREATE TABLE fresh_rows (n integer)')
  await add(4_000)
  expect(await noteNewRows(db, ['fresh_rows'], 4_000)).toBe(false)
  await add(2_000)
  expect(await noteNewRows(db, ['fresh_rows'], 2_000)).toBe(true)
  expect(await known()).toBe(6_000)
  await add(10)
  expect(await noteNewRows(db, ['fresh_rows'], 10)).toBe(false)
})
