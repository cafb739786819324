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
      modules: [],
    } as unknown as Context),
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
  expect(await db.rows(sql`SELECT trigger, outcome FROM sys_quartz_job_run WHERE job_id = 'j1'`)).toEqual([
    { trigger: 'schedule', outcome: 'ok' },
  ])
  expect(await jobs[0]!.runDue()).toBe(0)
})

it('never runs a job twice at once: what is due meanwhile is noted and left out', async () => {
  const { db, env } = server
  let end!: (told: string) => void
  const slow = new Promise<string>((resolve) => (end = resolve))
  const context = {
    db,
    sessions: createSessionStore(db, env.tokenSecret),
    log: createLogger('silent'),
    modules: [{ name: 'slow', jobs: { slow: () => slow } }],
  } as unknown as Context
  const [one, other] = [createJobs(context), createJobs(context)]
  await db.run(
    sql`INSERT INTO sys_quartz_job (id, job_class_name, cron_expression, status, update_time)
        VALUES ('slow', 'slow', '0 0/5 * * * ? *', 0, now() - interval '6 minutes')`,
  )
  const due = () =>
    db.run(sql`UPDATE sys_quartz_job SET last_run = now() - interval '6 minutes' WHERE id = 'slow'`)
  const history = () =>
    db.rows(
      sql`SELECT trigger, outcome, message FROM sys_quartz_job_run WHERE job_id = 'slow' ORDER BY start_time, id`,
    )

  const running = one.runDue()
  await expect.poll(async () => (await history()).length).toBe(1)
  await due()
  await other.runDue()
  const byHand = other.run({ id: 'slow', jobClassName: 'slow', parameter: '' }, 'manual', 'admin')
  await expect(byHand).rejects.toThrow(/任务正在执行/)
  const message = expect.stringContaining('skipped') as string
  expect(await history()).toEqual([
    { trigger: 'schedule', outcome: 'running', message: '' },
    { trigger: 'schedule', outcome: 'skipped', message },
    { trigger: 'manual', outcome: 'skipped', message },
  ])

  end('done')
  await running
  await due()
  expect(await other.runDue()).toBe(1)
  expect((await history()).map(({ outcome }) => outcome)).toEqual(['ok', 'skipped', 'skipped', 'ok'])
})
