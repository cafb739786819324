import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Logger } from '../logger'
import { readEnv } from '../env'
import { freshDatabase } from '../testing/freshDatabase'
import type { Line } from '../testing/line'
import { openLine } from '../testing/line'
import type { OpenDatabase } from './database'
import { faultOf } from './faults'
import { openDatabase } from './openDatabase'

const database = process.env.TEST_DATABASE_URL

describe.skipIf(!database)('a line to PostgreSQL that falls silent', () => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    fresh = await freshDatabase(database!)
  }, 30_000)
  afterAll(() => fresh?.drop())

  let line: Line
  let db: OpenDatabase
  let told: unknown[]
  beforeEach(async () => {
    const url = new URL(fresh.url)
    line = await openLine(Number(url.port || 5432))
    Object.assign(url, { hostname: '127.0.0.1', port: String(line.port) })
    told = []
    const say = (...said: unknown[]) => void told.push(said)
    const log = { error: say, warn: () => undefined } as unknown as Logger
    db = await openDatabase(readEnv({ DATABASE_URL: url.href, DATABASE_POOL: '4' }), log)
    await db.run(sql`CREATE TABLE IF NOT EXISTS account (id integer PRIMARY KEY, held integer)`)
    await db.run(sql`INSERT INTO account VALUES (1, 0) ON CONFLICT (id) DO UPDATE SET held = 0`)
  })
  afterEach(async () => {
    line.set('through')
    await db.close()
    await line.close()
  })

  const add = (tx: Pick<OpenDatabase, 'run'>) => tx.run(sql`UPDATE account SET held = held + 1 WHERE id = 1`)
  const held = async () => (await db.row<{ held: number }>(sql`SELECT held FROM account WHERE id = 1`))?.held
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => faultOf(error),
    )

  it.each(['frozen', 'forgotten'] as const)(
    '%s: what waits is refused in a moment, half a transaction is not kept, and it goes on by itself',
    async (state) => {
      let half: () => void
      const written = new Promise<void>((resolve) => (half = resolve))
      let goOn: () => void
      const silence = new Promise<void>((resolve) => (goOn = resolve))
      const transaction = db.transaction(async (tx) => {
        await add(tx)
        half()
        await silence
        await add(tx)
      })
      await written
      // Idle ones that were open before are lost as well.
      await Promise.all([db.row(sql`SELECT 1`), db.row(sql`SELECT 1`)])
      line.set(state)
      const began = Date.now()
      goOn!()
      expect(await failure(transaction)).toBe('away')
      expect(Date.now() - began).toBeLessThan(4_000)
      expect(JSON.stringify(told)).toContain('the line to the database is silent')
      line.set('through')
      // The row is free, although the database was never told that its writer is gone.
      const again = Date.now()
      await db.transaction((tx) => add(tx))
      expect(Date.now() - again).toBeLessThan(4_000)
      expect(await held()).toBe(1)
    },
    20_000,
  )

  it('a statement that takes long, and one that waits for a lock, are left in peace', async () => {
    const work = db.transaction(async (tx) => {
      await add(tx)
      await tx.row(sql`SELECT pg_sleep(2.5)`)
    })
    const waiting = db.transaction((tx) => add(tx))
    await Promise.all([work, waiting])
    expect(await held()).toBe(2)
    expect(told).toEqual([])
  }, 15_000)
})
