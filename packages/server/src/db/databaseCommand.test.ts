import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readEnv } from '../env'
import { createLogger } from '../logger'
import { orderBody, testOrderServer } from '../testing/orderEntity'
import { freshDatabase } from '../testing/freshDatabase'
import { startTestServer } from '../testing/testServer'
import { runDatabaseCommand } from './databaseCommand'
import { openDatabase } from './openDatabase'

const dir = mkdtempSync(join(tmpdir(), 'lading-copy-'))
const drops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const drop of drops) await drop()
  rmSync(dir, { recursive: true, force: true })
})

const modules = [testOrderServer]
const given = process.env.TEST_DATABASE_URL
/** An empty database: PostgreSQL when the run has one, else embedded. */
async function empty(name: string) {
  const fresh = given ? await freshDatabase(given) : undefined
  if (fresh) drops.push(fresh.drop)
  return readEnv({ DATA_DIR: join(dir, name), LOG_LEVEL: 'silent', DATABASE_URL: fresh?.url })
}
/** Number of rows and a hash over all columns of each table. */
async function prints(env: ReturnType<typeof readEnv>) {
  const db = await openDatabase(env, createLogger('silent'))
  try {
    const { rows: tables } = await db.pool.query(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('sys_migration', 'lading_sync_check') ORDER BY 1`,
    )
    const out: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await db.pool.query(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS print FROM ${name} t`,
      )
      out[name] = rows[0].print
    }
    return out
  } finally {
    await db.close()
  }
}

it('copies every row to a file, to a new database and to PostgreSQL', { timeout: 240_000 }, async () => {
  const server = await startTestServer(modules)
  const sales = await server.login('sales')
  for (const customer of ["O'Neil \\ \t\n", '汉字 😀', '=1'])
    await sales.send('POST', '/sales/tsOrder/add', orderBody(customer, 250))
  await server.db.pool.query(`UPDATE ts_order_line SET price = 12345678901234.123456 WHERE order_num = 1`)
  await server.app.close()
  await server.db.close()
  const source = server.env
  const before = await prints(source)
  expect(before.ts_order_line).toMatch(/^750 /)

  const file = join(dir, 'copy.gz')
  expect(await runDatabaseCommand(['backup', file], modules, source)).toContain(file)
  await expect(runDatabaseCommand(['backup', file], modules, source)).rejects.toThrow('ever overwritten')

  const target = await empty('target')
  expect(await runDatabaseCommand(['restore', file], modules, target)).toMatch(
    /^\d+ rows of \d+ tables were loaded/,
  )
  expect(await prints(target)).toEqual(before)
  await expect(runDatabaseCommand(['restore', file], modules, target)).rejects.toThrow('not empty')
  expect(await prints(target)).toEqual(before)

  if (given) {
    const moved = await freshDatabase(given)
    drops.push(moved.drop)
    // Refused and left empty; the source, whose rows were being read, is let go.
    await expect(runDatabaseCommand(['move', moved.url], [], source)).rejects.toThrow('another release')
    await runDatabaseCommand(['move', moved.url], modules, source)
    expect(await prints({ ...target, databaseUrl: moved.url })).toEqual(before)
  }
  const other = await empty('other')
  await expect(runDatabaseCommand(['restore', file], [], other)).rejects.toThrow('another release')
  expect(await prints(other)).toEqual({})
  const broken = join(dir, 'broken.gz')
  writeFileSync(broken, 'no copy')
  await expect(runDatabaseCommand(['restore', broken], modules, other)).rejects.toThrow('cannot be read')
  expect(await prints(other)).toEqual({})
  await server.close().catch(() => undefined)
})

it.skipIf(!given)('moves the embedded database to PostgreSQL', { timeout: 240_000 }, async () => {
  const embedded = readEnv({ DATA_DIR: join(dir, 'embedded'), LOG_LEVEL: 'silent' })
  const file = join(dir, 'copy.gz')
  await runDatabaseCommand(['restore', file], modules, embedded)
  const moved = await freshDatabase(given!)
  drops.push(moved.drop)
  await runDatabaseCommand(['move', moved.url], modules, embedded)
  expect(await prints({ ...embedded, databaseUrl: moved.url })).toEqual(await prints(embedded))
})
