import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSessionStore } from '../../auth/sessionStore'
import { createLogger } from '../../logger'
import type { Context } from '../../module'
import type { TestServer } from '../../testing/testServer'
import { startTestServer } from '../../testing/testServer'
import { createJobs } from './jobs'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('runs a due job on one of several servers that look at the same time', async () => {
  const { db, env } = server
  const jobs = Array.from({ length: 4 }, () =>
    createJobs({
      db,
      sessions: createSessionStore(db, env.tokenSecret),
      log: createLogger('silent'),
    } as Context),
  )
  await db.run(
    sql`INSERT INTO sys_quartz_job (id, job_class_name, cron_expression, status, update_time)
        VALUES ('j1', 'checkDatabase', '0 0/5 * * * ? *', 0, now() - interval '6 minutes')`,
  )
  const ran = await Promise.all(jobs.map((each) => each.runDue()))
  expect(ran.reduce((sum, one) => sum + one, 0)).toBe(1)
  expect(await db.row(sql`SELECT last_result FROM sys_quartz_job WHERE id = 'j1'`)).toEqual({
    lastResult: 'ok: 1 answer',
  })
  expect(await jobs[0]!.runDue()).toBe(0)
})
