import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSessionStore } from '../../auth/sessionStore'
import { buildApp } from '../../app'
import { insertAll } from '../../db/statements'
import { createLogger } from '../../logger'
import type { Context } from '../../module'
import type { Caller, TestServer } from '../../testing/testServer'
import { startTestServer } from '../../testing/testServer'
import { closeBrokenRuns, endRun, beginRun, removeOldRuns, showRunning, THIS_PROCESS } from './jobRuns'
import { createJobs } from './jobs'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
})
afterAll(() => server.close())

async function addJob(jobClassName: string, more: object = {}): Promise<string> {
  const description = `job ${Math.random()}`
  const job = { jobClassName, cronExpression: '0 0 3 * * ? *', status: -1, description, ...more }
  await admin.send('POST', '/sys/quartzJob/add', job)
  const row = await server.db.row<{ id: string }>(
    sql`SELECT id FROM sys_quartz_job WHERE description = ${description}`,
  )
  return row!.id
}

const jobsOf = ({ db, env }: TestServer) =>
  createJobs({
    db,
    sessions: createSessionStore(db, env.tokenSecret),
    log: createLogger('silent'),
    modules: [],
  } as unknown as Context)

const historyOf = async (query: string) => {
  const { body } = await admin.get(`/sys/quartzJob/history?${query}`)
  expect([body.success, body.message]).toEqual([true, expect.any(String)])
  return body.result as { total: number; records: Record<string, unknown>[] }
}

/** Rows as a process left them. */
const leave = (rows: Record<string, unknown>[]) => server.db.run(insertAll('sys_quartz_job_run', rows))

describe('the history of a job', () => {
  it('has a line for each run by hand, with who ran it and how it went', async () => {
    const id = await addJob('checkDatabase')
    await admin.get(`/sys/quartzJob/execute?id=${id}`)
    const { total, records } = await historyOf(`jobId=${id}`)
    expect(total).toBe(1)
    expect(records[0]).toMatchObject({
      jobId: id,
      jobClassName: 'checkDatabase',
      trigger: 'manual',
      runBy: 'admin',
      process: THIS_PROCESS,
      outcome: 'ok',
      message: '1 answer',
    })
    expect(records[0]!.durationMs).toBeGreaterThanOrEqual(0)
    expect(String(records[0]!.endTime) >= String(records[0]!.startTime)).toBe(true)
  })

  it('has a line for each of two runs at once, also for one that was left out', async () => {
    const id = await addJob('checkDatabase')
    const run = () => admin.get(`/sys/quartzJob/execute?id=${id}`)
    const answers = await Promise.all([run(), run()])
    const { records } = await historyOf(`jobId=${id}`)
    const ok = records.filter(({ outcome }) => outcome === 'ok').length
    expect(answers.filter(({ body }) => body.success)).toHaveLength(ok)
    expect(ok).toBeGreaterThanOrEqual(1)
    expect(records.filter(({ outcome }) => outcome === 'skipped')).toHaveLength(2 - ok)
  })

  it('tells why a run failed', async () => {
    const id = await addJob('removeOldLogs')
    await server.db.run(sql`ALTER TABLE sys_log RENAME TO sys_log_away`)
    const { body } = await admin.get(`/sys/quartzJob/execute?id=${id}`)
    await server.db.run(sql`ALTER TABLE sys_log_away RENAME TO sys_log`)
    expect(body).toMatchObject({ success: false, message: '执行失败!' })
    const { records } = await historyOf(`jobId=${id}&outcome=failed`)
    expect(records).toEqual([expect.objectContaining({ outcome: 'failed', trigger: 'manual' })])
    expect(records[0]!.message).toContain('"sys_log" does not exist')
  })

  it('has nothing of a job that stands still, until it is started', async () => {
    const { db } = server
    const id = await addJob('checkDatabase', { cronExpression: '0 0/5 * * * ? *' })
    const late = sql`UPDATE sys_quartz_job SET update_time = now() - interval '6 minutes' WHERE id = ${id}`
    await db.run(late)
    await jobsOf(server).runDue()
    expect((await historyOf(`jobId=${id}`)).total).toBe(0)
    await admin.get(`/sys/quartzJob/resume?id=${id}`)
    await db.run(late)
    await jobsOf(server).runDue()
    const { records } = await historyOf(`jobId=${id}`)
    expect(records).toEqual([expect.objectContaining({ trigger: 'schedule', runBy: '', outcome: 'ok' })])
    await admin.get(`/sys/quartzJob/pause?id=${id}`)
  })

  it('is filtered by time and sorted by checked names only', async () => {
    const id = await addJob('checkDatabase')
    await leave(
      ['2026-01-01 08:00:00+08', '2026-01-02 08:00:00+08', '2026-01-03 08:00:00+08'].map((startTime, at) => ({
        id: `timed-${at}`,
        jobId: id,
        jobClassName: 'checkDatabase',
        trigger: 'schedule',
        process: 'elsewhere',
        startTime,
        outcome: 'ok',
      })),
    )
    const range = 'startTime_begin=2026-01-02 00:00:00&startTime_end=2026-01-03 23:59:59'
    const { records } = await historyOf(`jobId=${id}&${encodeURI(range)}`)
    expect(records.map((row) => row.id)).toEqual(['timed-2', 'timed-1'])
    const sorted = await historyOf(`jobId=${id}&column=startTime&order=asc&pageSize=2`)
    expect(sorted).toMatchObject({ total: 3 })
    expect(sorted.records.map((row) => row.id)).toEqual(['timed-0', 'timed-1'])
    const refused = await admin.get(`/sys/quartzJob/history?column=seen_time`)
    expect(refused.body.success).toBe(false)
    const viewer = await server.login('viewer')
    expect((await viewer.get('/sys/quartzJob/history')).status).toBe(403)
  })

  it('cuts long messages to 2,000 characters and never halves one', async () => {
    const jobId = await addJob('checkDatabase')
    const run = await beginRun(server.db, { jobId, jobClassName: 'checkDatabase', trigger: 'schedule' })
    await endRun(server.db, run!, 'failed', '\0' + '😀'.repeat(2_500))
    expect((await historyOf(`jobId=${jobId}`)).records[0]!.message).toBe('😀'.repeat(2_000))
  })
})

describe('runs of a process that died', () => {
  const left = (jobId: string, id: string, process: string, seen = '5 minutes') => ({
    id,
    jobId,
    jobClassName: 'checkDatabase',
    trigger: 'schedule',
    process,
    startTime: sql`now() - interval '10 minutes'`,
    seenTime: sql`now() - ${seen}::interval`,
  })

  it('are closed at the next start, those of living processes are not', async () => {
    const { db, env } = server
    const [jobId, mine] = [await addJob('checkDatabase'), await addJob('checkDatabase')]
    // Nobody else can be at work on the embedded database; on a shared one it takes a minute to know.
    const seen = db.kind === 'embedded' ? '10 seconds' : '5 minutes'
    await leave([left(jobId, 'dead', 'host/1/dead', seen), left(mine, 'mine', THIS_PROCESS)])
    const second = await buildApp({ env, db, log: createLogger('silent') })
    await second.ready()
    await second.close()
    const { records } = await historyOf(`jobId=${jobId},${mine}&column=id&order=asc`)
    expect(records).toEqual([
      expect.objectContaining({
        id: 'dead',
        outcome: 'broken',
        durationMs: db.kind === 'embedded' ? 590_000 : 300_000,
      }),
      expect.objectContaining({ id: 'mine', outcome: 'running', endTime: null, durationMs: null }),
    ])
    expect(records[0]!.message).toContain('the server process stopped during the run')
  })

  it('are closed by others on a shared database after a minute without a sign', async () => {
    const { db } = server
    const ids = [await addJob('checkDatabase'), await addJob('checkDatabase'), await addJob('checkDatabase')]
    await leave([
      left(ids[0]!, 'lost', 'host/1/lost'),
      left(ids[1]!, 'other', 'host/2/alive', '20 seconds'),
      left(ids[2]!, 'own', THIS_PROCESS),
    ])
    await showRunning(db)
    await closeBrokenRuns(db, 'lost')
    const { records } = await historyOf(`jobId=${ids.join(',')}&column=id&order=asc`)
    expect(records.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['lost', 'broken'],
      ['other', 'running'],
      ['own', 'running'],
    ])
    const own = await db.row<{ fresh: boolean }>(
      sql`SELECT seen_time > now() - interval '1 minute' AS fresh FROM sys_quartz_job_run WHERE id = 'own'`,
    )
    expect(own).toEqual({ fresh: true })
  })
})

it('keeps 90 days and the newest 1,000 runs of each job', async () => {
  const { db } = server
  const [many, few] = [await addJob('checkDatabase'), await addJob('checkDatabase')]
  await db.run(
    sql`INSERT INTO sys_quartz_job_run (id, job_id, job_class_name, trigger, process, start_time, outcome)
        SELECT 'many-' || n, ${many}, 'checkDatabase', 'schedule', 'p', now() - make_interval(mins => n), 'ok'
        FROM generate_series(1, 1003) n`,
  )
  await db.run(
    sql`INSERT INTO sys_quartz_job_run (id, job_id, job_class_name, trigger, process, start_time, outcome)
        SELECT 'few-' || n, ${few}, 'checkDatabase', 'schedule', 'p', now() - make_interval(days => n), 'ok'
        FROM generate_series(88, 92) n`,
  )
  await removeOldRuns(db)
  const kept = await historyOf(`jobId=${many}&column=startTime&order=asc&pageSize=1`)
  expect(kept).toMatchObject({ total: 1_000, records: [{ id: 'many-1000' }] })
  const young = await historyOf(`jobId=${few}`)
  expect(young.records.map(({ id }) => id)).toEqual(['few-88', 'few-89'])
  await admin.send('DELETE', `/sys/quartzJob/delete?id=${many}`)
  expect((await historyOf(`jobId=${many}`)).total).toBe(0)
})
