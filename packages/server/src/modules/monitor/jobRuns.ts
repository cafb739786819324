import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { newId } from '../../db/ids'
import { insertInto } from '../../db/statements'

/** Most characters of what a run has to tell. */
const MESSAGE = 2_000
/** Runs of one job that are kept, and for how long. */
const KEPT_RUNS = 1_000
const KEPT_DAYS = 90
/** A process that has not been seen for so long does not run any more; it shows itself every few seconds. */
const LOST_SECONDS = 60

/** This process: host, process id, and a part that tells it from one before it with the same id, as in containers. */
export const THIS_PROCESS = `${hostname()}/${process.pid}/${randomBytes(4).toString('hex')}`

/** What started a run: the clock, or somebody by hand. */
export type JobTrigger = 'schedule' | 'manual'

/** A run that begins. */
export interface BegunRun {
  jobId: string
  jobClassName: string
  trigger: JobTrigger
  /** Name of the user who started it by hand. @default '' */
  runBy?: string
}

/**
 * Notes that a run begins. The open run is the job's lock over all processes: while one is open, no other begins.
 * @returns the id of the run, or nothing when the run before has not ended; the history then has a line that says so
 * @throws when the job is not there any more
 */
export async function beginRun(db: Database, run: BegunRun): Promise<string | undefined> {
  const id = newId()
  const row = { ...run, id, process: THIS_PROCESS }
  const begun = await db.run(
    sql`${insertInto('sys_quartz_job_run', row)} ON CONFLICT (job_id) WHERE outcome = 'running' DO NOTHING`,
  )
  if (begun > 0) return id
  await db.run(
    insertInto('sys_quartz_job_run', {
      ...row,
      outcome: 'skipped',
      message: '上一次执行尚未结束，本次跳过 (the run before has not ended: skipped)',
      endTime: sql`clock_timestamp()`,
      durationMs: 0,
    }),
  )
  return undefined
}

/** Notes how a run ended, with its message cut to 2,000 characters (NUL cannot be stored). */
export async function endRun(
  db: Database,
  id: string,
  outcome: 'ok' | 'failed',
  message: string,
): Promise<void> {
  const text = Array.from(message.replaceAll('\0', '')).slice(0, MESSAGE).join('')
  await db.run(
    sql`UPDATE sys_quartz_job_run SET outcome = ${outcome}, message = ${text}, end_time = clock_timestamp(),
          duration_ms = round(extract(epoch FROM clock_timestamp() - start_time) * 1000)::bigint
        WHERE id = ${id}`,
  )
}

/** Says that this process still works on its runs. */
export async function showRunning(db: Database): Promise<void> {
  await db.run(
    sql`UPDATE sys_quartz_job_run SET seen_time = clock_timestamp()
        WHERE outcome = 'running' AND process = ${THIS_PROCESS}`,
  )
}

/**
 * Closes the runs of processes that died in them as `broken`. Their end is when they were last seen.
 * @param which `others`: all that this process does not run, when it is known to be the only one; `lost`: those of
 *   processes that have not been seen for a minute
 * @returns the number of runs closed
 */
export function closeBrokenRuns(db: Database, which: 'others' | 'lost'): Promise<number> {
  const lost =
    which === 'others'
      ? sql`true`
      : sql`seen_time < clock_timestamp() - make_interval(secs => ${LOST_SECONDS}::integer)`
  return db.run(
    sql`UPDATE sys_quartz_job_run SET outcome = 'broken', end_time = seen_time,
          duration_ms = round(extract(epoch FROM seen_time - start_time) * 1000)::bigint,
          message = '执行中断：服务进程已停止 (the server process stopped during the run)'
        WHERE outcome = 'running' AND process <> ${THIS_PROCESS} AND ${lost}`,
  )
}

/**
 * Removes what is not kept: runs older than 90 days, and of each job all but the newest 1,000. Open runs stay.
 * @returns the number of runs removed
 */
export function removeOldRuns(db: Database): Promise<number> {
  return db.run(
    sql`DELETE FROM sys_quartz_job_run r USING (
          SELECT id, row_number() OVER (PARTITION BY job_id ORDER BY start_time DESC, id DESC) AS place
          FROM sys_quartz_job_run) p
        WHERE p.id = r.id AND r.outcome <> 'running'
          AND (p.place > ${KEPT_RUNS}::integer
            OR r.start_time < now() - make_interval(days => ${KEPT_DAYS}::integer))`,
  )
}
