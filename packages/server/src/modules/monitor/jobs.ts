import { sql } from 'drizzle-orm'
import { Failure } from '../../http/failures'
import type { Context } from '../../module'
import { isDue } from './jobSchedule'

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
  /** Runs a job now and notes how it went. @throws Failure when it failed */
  run: (job: RunnableJob) => Promise<void>
  /** Runs what is due; another server of the cluster does not run it as well. */
  runDue: (now?: Date) => Promise<number>
}

const LOG_DAYS = 180

/**
 * What may be scheduled: names of this registry and a text for them, never a class or a command (security.md §3,
 * threat 32).
 */
export function createJobs({ db, sessions, log }: Context): Jobs {
  const registry = new Map<string, (parameter: string) => Promise<string>>([
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
  const run = async (job: RunnableJob) => {
    const work = registry.get(job.jobClassName)
    if (!work) throw new Failure('执行失败!')
    let result: string
    try {
      result = `ok: ${await work(job.parameter)}`
    } catch (error) {
      log.error({ job: job.jobClassName, err: error }, 'a job failed')
      result = 'failed'
    }
    await db.run(
      sql`UPDATE sys_quartz_job SET last_run = clock_timestamp(), last_result = ${result} WHERE id = ${job.id}`,
    )
    if (result === 'failed') throw new Failure('执行失败!')
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
        await run(job).catch(() => undefined)
      }
      return ran
    },
  }
}
