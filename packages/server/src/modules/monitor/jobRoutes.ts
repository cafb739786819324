import { operations } from '@lading/core/contract'
import { checkCron } from './jobSchedule'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { told } from '../../http/answer'
import { Failure, notFound } from '../../http/failures'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { ListSpec } from '../../list/listSpec'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { cleared, mountAdministration } from '../administration'
import { closeBrokenRuns, showRunning } from './jobRuns'
import { createJobs } from './jobs'
import { said } from '../../http/language'

const TICK_MS = 5_000

interface Body {
  jobClassName: string
  cronExpression: string
  parameter?: string | null
  description?: string | null
  status?: 0 | -1
}

const historyList: ListSpec = {
  from: sql`sys_quartz_job_run r`,
  select: sql`r.id, r.job_id, r.job_class_name, r.trigger, r.run_by, r.process, r.start_time, r.end_time,
    r.duration_ms, r.outcome, r.message`,
  fields: columnsOf('r', {
    id: 'text',
    jobId: 'text',
    jobClassName: 'text',
    trigger: 'text',
    runBy: 'text',
    process: 'text',
    startTime: 'datetime',
    endTime: 'datetime',
    durationMs: 'integer',
    outcome: 'text',
  }),
  id: sql`r.id`,
  dictionaries: { trigger: 'job_trigger', outcome: 'job_outcome' },
  defaultSort: { field: 'startTime', order: 'desc' },
}

/** Scheduled jobs (contract §19): a job is a name of the server's registry and a text for it. */
export function mountJobs(app: FastifyInstance, context: Context): void {
  const { db } = context
  const jobs = createJobs(context)
  const runs = new Set<Promise<number>>()
  let closing = false
  const look = async () => {
    await showRunning(db)
    await closeBrokenRuns(db, 'lost')
    if (closing) return
    const run: Promise<number> = jobs.runDue().finally(() => runs.delete(run))
    runs.add(run)
    await run
  }
  const ticking = setInterval(() => {
    look().catch((error: Error) =>
      context.log.warn({ reason: error.message }, 'the jobs could not be looked at'),
    )
  }, TICK_MS)
  ticking.unref()
  app.addHook('onReady', async () => {
    // One process at a time opens the embedded database, so what others left open there has ended.
    await closeBrokenRuns(db, db.kind === 'embedded' ? 'others' : 'lost')
  })
  // A run that has begun is finished before the database is closed; a look waits perhaps for a database that hangs.
  app.addHook('onClose', async () => {
    closing = true
    clearInterval(ticking)
    await Promise.allSettled(runs)
  })
  mountAdministration<'job', Body>(app, context, operations, 'job', {
    table: 'sys_quartz_job',
    list: {
      from: sql`sys_quartz_job j`,
      select: sql`j.*`,
      fields: columnsOf('j', {
        id: 'text',
        jobClassName: 'text',
        cronExpression: 'text',
        parameter: 'text',
        description: 'text',
        status: 'integer',
        lastRun: 'datetime',
        lastResult: 'text',
        createTime: 'datetime',
      }),
      id: sql`j.id`,
      dictionaries: { status: 'quartz_status' },
    },
    values: (body) => {
      if (!jobs.has(body.jobClassName))
        throw new Failure(said(`任务不存在，可用的任务: ${jobs.names().join(', ')}`, 'Unknown job'))
      checkCron(body.cronExpression)
      return {
        jobClassName: body.jobClassName,
        cronExpression: body.cronExpression,
        parameter: cleared(body.parameter),
        description: cleared(body.description),
        status: body.status ?? undefined,
      }
    },
    added: '创建定时任务成功',
  })
  const setStatus = async (id: string, status: 0 | -1, session: Session, message: string) => {
    const touched = await db.run(
      sql`UPDATE sys_quartz_job SET status = ${status}, update_by = ${session.username}, update_time = now() WHERE id = ${id}`,
    )
    if (touched === 0) throw notFound()
    return told(message)
  }
  route(app, operations.jobPause, ({ query, session }) =>
    setStatus(query.id, -1, session, '停止定时任务成功'),
  )
  route(app, operations.jobResume, ({ query, session }) =>
    setStatus(query.id, 0, session, '启动定时任务成功'),
  )
  route(app, operations.jobNames, () => jobs.names().sort())
  route(app, operations.jobHistory, ({ query }) => listPage(context, historyList, query))
  route(app, operations.jobExecute, async ({ query, session }) => {
    const job = await db.row<{ id: string; jobClassName: string; parameter: string }>(
      sql`SELECT id, job_class_name, parameter FROM sys_quartz_job WHERE id = ${query.id}`,
    )
    if (!job) throw new Failure('定时任务不存在！', 404, 404)
    await jobs.run(job, 'manual', session.username)
    return told('执行成功!')
  })
}
