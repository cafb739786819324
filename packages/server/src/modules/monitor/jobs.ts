import { sql } from 'drizzle-orm'
import { Failure } from '../../http/failures'
import type { Context } from '../../module'
import type { JobTrigger } from './jobRuns'
import { beginRun, endRun } from './jobRuns'
import { isDue } from './jobSchedule'
import { said } from '../../http/language'

/** A stored job as it is run. */
export interface RunnableJob {
  id: string
  jobClassName: string
  parameter: string
}

/** The jobs of a server by name. */
export interface Jobs {
  has: (name: string) => boolean
  names: () => string[]
  /**
   * Runs a job now and notes the run and how it went. A job that is running, in whatever process, is not run again.
   * @param runBy name of the user who starts it by hand @throws Failure when it failed or is running
   */
  run: (job: RunnableJob, trigger: JobTrigger, runBy?: string) => Promise<void>
  /** Runs what is due; another server of the cluster does not run it as well. */
  runDue: (now?: Date) => Promise<number>
}

const LOG_DAYS = 180

/**
 * What may be scheduled: names of this registry and a text for them, never a class or a command (security.md §3,
 * threat 32).
 */
export function createJobs(context: Context): Jobs {
  const { db, sessions, log, modules } = context
  const registry = new Map<string, (parameter: string) => Promise<string>>([
    ...modules.flatMap(({ jobs = {} }) =>
      Object.entries(jobs).map(
        ([name, job]) => [name, (parameter: string) => job(parameter, context)] as const,
      ),
    ),
    ['removeExpiredSessions', async () => `${await sessions.removeExpired()} sessions`],
    [
      'removeOldLogs',
      async (parameter) => {
        const days = /^\d{2,4}$/.test(parameter) ? Number(parameter) : LOG_DAYS
        const gone = await db.run(
          sql`DELETE FROM sys_log WHERE create_time < now() - make_interval(days => ${Math.max(days, 30)}::integer)`,
        )
        return `${gone} lines`
      },
    ],
    ['checkDatabase', async () => `${(await db.rows(sql`SELECT 1 AS up`)).length} answer`],
  ])
  const work = async ({ jobClassName, parameter }: RunnableJob) => {
    const named = registry.get(jobClassName)
    if (!named) throw new Error(`unknown job: ${jobClassName}`)
    return named(parameter)
  }
  const run = async (job: RunnableJob, trigger: JobTrigger, runBy?: string) => {
    const { id: jobId, jobClassName } = job
    const runId = await beginRun(db, { jobId, jobClassName, trigger, runBy })
    if (!runId) throw new Failure(said('任务正在执行，请稍后再试', 'The job is running: try again later'))
    const { outcome, message } = await work(job).then(
      (told) => ({ outcome: 'ok' as const, message: told }),
      (error: unknown) => {
        log.error({ job: jobClassName, err: error }, 'a job failed')
        return { outcome: 'failed' as const, message: error instanceof Error ? error.message : String(error) }
      },
    )
    await endRun(db, runId, outcome, message)
    const result = outcome === 'ok' ? `ok: ${message}` : 'failed'
    await db.run(
      sql`UPDATE sys_quartz_job SET last_run = clock_timestamp(), last_result = ${result} WHERE id = ${jobId}`,
    )
    if (outcome === 'failed') throw new Failure('执行失败!')
  }
  return {
    has: (name) => registry.has(name),
    names: () => [...registry.keys()],
    run,
    runDue: async (now = new Date()) => {
      const jobs = await db.rows<RunnableJob & { cronExpression: string; since: number }>(
        sql`SELECT id, job_class_name, parameter, cron_expression,
              extract(epoch FROM coalesce(last_run, update_time))::float8 AS since
            FROM sys_quartz_job WHERE status = 0`,
      )
      let ran = 0
      for (const job of jobs) {
        if (!isDue(job.cronExpression, new Date(job.since * 1_000), now)) continue
        const mine = await db.run(
          sql`UPDATE sys_quartz_job SET last_run = clock_timestamp()
              WHERE id = ${job.id} AND status = 0
                AND abs(extract(epoch FROM coalesce(last_run, update_time))::float8 - ${job.since}::float8) < 0.0005`,
        )
        if (mine === 0) continue
        ran += 1
        await run(job, 'schedule').catch(() => undefined)
      }
      return ran
    },
  }
}
