import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Client } from '../testing/client'
import { ask, clientOf } from '../testing/client'
import { freshDataDir } from '../testing/freshDataDir'
import { freshDatabase } from '../testing/freshDatabase'
import type { Line } from '../testing/line'
import { openLine } from '../testing/line'
import type { ServerProcess } from '../testing/serverProcess'
import { mustStart } from '../testing/serverProcess'

const database = process.env.TEST_DATABASE_URL
const EXHAUSTED = '系统繁忙，数据库连接已用完，请稍后重试'
const AWAY = '数据库暂时不可用，请稍后重试'

describe.skipIf(!database)('PostgreSQL without a connection for us', () => {
  const dir = freshDataDir()
  const role = `lading_role_${process.pid}_${Date.now()}`
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  let admin: pg.Client
  let line: Line
  let server: ServerProcess
  let sales: Client
  beforeAll(async () => {
    fresh = await freshDatabase(database!)
    admin = new pg.Client({ connectionString: fresh.url })
    await admin.connect()
    await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'own'`)
    await admin.query(`GRANT ALL ON SCHEMA public TO ${role}`)
    const url = new URL(fresh.url)
    line = await openLine(Number(url.port))
    Object.assign(url, { username: role, password: 'own', hostname: '127.0.0.1', port: String(line.port) })
    server = await mustStart({ DATA_DIR: dir, DATABASE_URL: url.href, LOG_LEVEL: 'error' })
    sales = await clientOf(server.api)
  }, 60_000)
  afterAll(async () => {
    await server?.stop()
    await line?.close()
    await admin?.query(`DROP OWNED BY ${role}`)
    await admin?.query(`DROP ROLE ${role}`)
    await admin?.end()
    await fresh?.drop()
    rmSync(dir, { recursive: true, force: true })
  })

  const list = () => sales.call('/sales/tsOrder/list')
  const readiness = () => ask(server.api.replace('/api', '/readyz'))
  const refusal = ({ status, retryAfter, body }: Answer) => [status, retryAfter, body.message]
  const dropConnections = () =>
    admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${role}'`)
  const recovers = () => expect.poll(async () => (await list()).status, { timeout: 10_000 }).toBe(200)

  it('too many clients: refused at once, and served again when there is room', async () => {
    await admin.query(`ALTER ROLE ${role} CONNECTION LIMIT 0`)
    await dropConnections()
    await expect.poll(async () => refusal(await list())).toEqual([503, '2', EXHAUSTED])
    const answer = await sales.call('/sales/tsOrder/list', undefined, { 'accept-language': 'en' })
    expect(answer.took).toBeLessThan(3_000)
    expect(answer.body.message).toBe(
      'The system is busy, all connections to the database are in use: try again in a moment',
    )
    expect((await readiness()).body).toEqual({ status: 'database' })
    expect(server.log()).toMatch(/too many connections for role.*"fault":"exhausted"/)
    await admin.query(`ALTER ROLE ${role} CONNECTION LIMIT -1`)
    await recovers()
  })

  it('all connections stand still: who comes next is not kept waiting, the others are served in the end', async () => {
    const other = new pg.Client({ connectionString: fresh.url })
    await other.connect()
    await other.query('BEGIN; LOCK TABLE ts_order IN ACCESS EXCLUSIVE MODE')
    const waiting = Array.from({ length: 10 }, list)
    await expect
      .poll(
        async () =>
          (
            await admin.query(
              `SELECT count(*)::int AS n FROM pg_stat_activity WHERE usename = '${role}' AND wait_event_type = 'Lock'`,
            )
          ).rows[0].n,
        { timeout: 5_000, interval: 50 },
      )
      .toBe(10)
    const next = await ask(`${server.api}/sys/randomImage/9`).then(() => list())
    expect(refusal(next)).toEqual([503, '2', EXHAUSTED])
    expect(next.took).toBeLessThan(3_000)
    await other.query('COMMIT')
    await other.end()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200))
    await recovers()
  })

  it.each(['cut', 'silent', 'frozen'] as const)('cannot be reached: %s', async (state) => {
    const before = server.log().length
    await Promise.all([list(), list(), list()])
    line.set(state)
    const first = await Promise.all([list(), list(), list()])
    // A line that ends may be noticed by one of them; behind one that is frozen all wait, and not for long.
    if (state === 'frozen') {
      expect(first.map(refusal)).toEqual(first.map(() => [503, '5', AWAY]))
      expect(Math.max(...first.map(({ took }) => took))).toBeLessThan(4_000)
      expect(server.log().slice(before)).toContain('the line to the database is silent')
    }
    await expect.poll(async () => refusal(await list())).toEqual([503, '5', AWAY])
    const again = await list()
    expect(refusal(again)).toEqual([503, '5', AWAY])
    expect(again.took).toBeLessThan(3_000)
    expect((await readiness()).body).toEqual({ status: 'database' })
    line.set('through')
    await recovers()
    expect((await readiness()).status).toBe(200)
  })
})
