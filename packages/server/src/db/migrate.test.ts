import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { migrate } from './migrate'
import { kernelMigrations } from './migrations/kernelMigrations'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const there = async (table: string) =>
  (await server.db.pool.query(`SELECT to_regclass($1) AS name`, [table])).rows[0].name !== null

it('runs each step once', async () => {
  const steps = [...kernelMigrations, { id: 'once_0001', sql: 'CREATE TABLE once (id integer)' }]
  expect(await migrate(server.db, steps)).toEqual(['once_0001'])
  expect(await migrate(server.db, steps)).toEqual([])
})

it('runs for one of several servers that start together', async () => {
  const steps = [{ id: 'together_0001', sql: 'CREATE TABLE together (id integer)' }]
  // On PGlite all connections are one session, which holds its own lock: there the data folder's lock is the guard.
  const runs =
    server.db.kind === 'embedded'
      ? [await migrate(server.db, steps), await migrate(server.db, steps)]
      : await Promise.all([1, 2, 3].map(() => migrate(server.db, steps)))
  expect(runs.flat()).toEqual(['together_0001'])
})

it('lets a step take as long as it takes, and nothing else', async () => {
  const limit = async () => {
    const { rows } = await server.db.pool.query('SHOW statement_timeout')
    return rows[0].statement_timeout as string
  }
  const usual = await limit()
  const step = `CREATE TABLE patient AS SELECT current_setting('statement_timeout') AS timeout`
  await migrate(server.db, [{ id: 'patient_0001', sql: step }])
  expect((await server.db.pool.query('SELECT timeout FROM patient')).rows).toEqual([{ timeout: '0' }])
  expect(await limit()).toBe(usual)
})

it('refuses a step that was changed after it ran', async () => {
  await migrate(server.db, [{ id: 'fixed_0001', sql: 'SELECT 1' }])
  await expect(migrate(server.db, [{ id: 'fixed_0001', sql: 'SELECT 2' }])).rejects.toThrow(
    /was changed after it had run/,
  )
})

it('keeps nothing of a step that fails', async () => {
  const step = { id: 'broken_0001', sql: 'CREATE TABLE broken (id integer); SELECT 1/0' }
  await expect(migrate(server.db, [step])).rejects.toThrow(/"broken_0001" failed .* nothing of it was kept/)
  expect(await there('broken')).toBe(false)
  expect(await migrate(server.db, [{ ...step, sql: 'CREATE TABLE broken (id integer)' }])).toEqual([
    'broken_0001',
  ])
})

it('refuses an id that is given twice', async () => {
  const step = { id: 'twice_0001', sql: 'SELECT 1' }
  await expect(migrate(server.db, [step, step])).rejects.toThrow(/given twice/)
})

it('refuses the pool inside a transaction, where waiting for it would be a deadlock', async () => {
  const inside = server.db.transaction(() => server.db.rows(sql`SELECT 1`))
  await expect(inside).rejects.toThrow(/used inside a transaction/)
})

it('never mixes the statements of parallel connections', async () => {
  await server.db.pool.query('CREATE TABLE mixed (writer integer, step integer)')
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      for (let round = 0; round < 10; round++) {
        const { rows } = await server.db.pool.query('SELECT $1::int AS a, $2::text AS b', [
          writer,
          `w${writer}-${round}`,
        ])
        expect(rows[0]).toEqual({ a: writer, b: `w${writer}-${round}` })
        await server.db
          .transaction(async (tx) => {
            for (let step = 0; step < 3; step++)
              await tx.run(sql`INSERT INTO mixed VALUES (${writer}, ${step})`)
            if (round % 2 === 1) throw new Error('rolled back')
          })
          .catch((error: Error) => expect(error.message).toBe('rolled back'))
      }
    }),
  )
  const { rows } = await server.db.pool.query('SELECT writer, count(*)::int AS n FROM mixed GROUP BY writer')
  expect(rows.map(({ n }) => n)).toEqual(Array(8).fill(15))
})
