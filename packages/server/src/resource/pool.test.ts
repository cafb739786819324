import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { orderBody, testOrderServer } from '../testing/orderEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

/** Users without the role `admin`, whose rights of fields are looked up, on very few connections. */
let server: TestServer
let sales: Caller
beforeAll(async () => {
  server = await startTestServer([testOrderServer], { databasePool: 2, rateLimit: 100_000 })
  sales = await server.login('sales')
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

/** Makes old what is kept of rights, sessions, dictionaries and counts. */
const later = () => vi.setSystemTime(Date.now() + 40_000)
const list = () => sales.get('/sales/tsOrder/list?pageSize=5')
const save = (at: number) => sales.send('POST', '/sales/tsOrder/add', orderBody(`pool ${at}`, 5))
const add = async () => (await save(0)).body.result as { id: string; version: number }

describe('with fewer connections than callers', () => {
  it('saves and lists go on together when everything that is shared is old', async () => {
    for (let round = 0; round < 5; round += 1) {
      later()
      const calls = Array.from({ length: 8 }, (_, at) => [save(at), list(), list()]).flat()
      const answers = await Promise.all(calls)
      expect(answers.map(({ status, body }) => [status, body.success])).toEqual(
        answers.map(() => [200, true]),
      )
    }
  })

  it.runIf(process.env.TEST_DATABASE_URL)(
    'saves that hold every connection do not wait for what a list is waiting to read',
    async () => {
      const { id, version } = await add()
      const edit = (customer: string) => sales.send('PUT', '/sales/tsOrder/edit', { id, version, customer })
      // Both saves come as far as the locked record, each on a connection: none is left.
      const { default: pg } = await import('pg')
      const other = new pg.Client({ connectionString: server.env.databaseUrl })
      await other.connect()
      await other.query('BEGIN')
      await other.query('SELECT 1 FROM ts_order WHERE id = $1 FOR UPDATE', [id])
      const saves = [edit('first'), edit('second')]
      const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      await expect.poll(async () => (await other.query(waiting)).rows[0].n).toBe(2)
      later()
      const lists = [list(), list()]
      await expect.poll(() => server.db.pool.waitingCount).toBeGreaterThan(0)
      await other.query('COMMIT')
      await other.end()
      expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await Promise.all(lists)).map(({ status }) => status)).toEqual([200, 200])
    },
  )
})
