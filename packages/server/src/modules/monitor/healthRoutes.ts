import { operations } from '@lading/core/contract'
import type { ResultOf } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { statfs } from 'node:fs/promises'
import { availableParallelism, hostname, loadavg, totalmem } from 'node:os'
import { stampOf } from '../../db/typeParsers'
import { route } from '../../http/route'
import { within } from '../../http/within'
import type { Context } from '../../module'
import { requirePlatform } from './requirePlatform'

type Part = ResultOf<typeof operations.healthSummary>['parts'][number]
type Look = () => Promise<Omit<Part, 'name'>>
type Facts = Part['facts']

/** A part that does not answer within this time is down. */
const ANSWER_MS = 2_000
const MB = 1_048_576
/** Less free space than either of these is told. */
const SCARCE_MB = 1_024
const SCARCE_SHARE = 0.1

const megabytes = (bytes: number) => Math.round((bytes / MB) * 10) / 10
const milliseconds = (since: number) => Math.round((performance.now() - since) * 10) / 10

/** How the parts of the server are (contract §19): for administrators of the platform who hold the right. */
export function mountHealth(app: FastifyInstance, context: Context): void {
  const { db, env, cluster, hub } = context

  const process_: Look = async () => {
    const { rss, heapUsed } = process.memoryUsage()
    return {
      state: 'ok',
      facts: {
        host: hostname(),
        pid: String(process.pid),
        node: process.version,
        mode: env.mode,
        uptimeSeconds: Math.round(process.uptime()),
        memoryMb: megabytes(rss),
        heapMb: megabytes(heapUsed),
        memoryTotalMb: megabytes(totalmem()),
        cores: availableParallelism(),
        load: Math.round(loadavg()[0]! * 100) / 100,
      },
    }
  }
  const database: Look = async () => {
    const since = performance.now()
    const row = await db.row<{ version: string; size: number; migration: string }>(
      sql`SELECT current_setting('server_version') AS version,
            pg_database_size(current_database())::float8 AS size,
            (SELECT id FROM sys_migration ORDER BY applied_at DESC, id DESC LIMIT 1) AS migration`,
    )
    const answerMs = milliseconds(since)
    const { totalCount, idleCount, waitingCount } = db.pool
    return {
      state: waitingCount > 0 ? 'warn' : 'ok',
      facts: {
        kind: db.kind,
        version: row!.version,
        sizeMb: megabytes(row!.size),
        answerMs,
        connectionsBusy: totalCount - idleCount,
        connectionsIdle: idleCount,
        connectionsWaiting: waitingCount,
        migration: row!.migration,
      },
    }
  }
  const redis: Look = async () => {
    if (!cluster.redis) return { state: 'off', facts: {} as Facts }
    const since = performance.now()
    await cluster.answers()
    const answerMs = milliseconds(since)
    const info = await cluster.redis.info('server')
    return {
      state: 'ok',
      facts: { answerMs, version: /redis_version:(\S+)/.exec(info)?.[1] ?? null } as Facts,
    }
  }
  const jobs: Look = async () => {
    const row = await db.row<Record<'scheduled' | 'stopped' | 'running' | 'failed', number>>(
      sql`SELECT count(*) FILTER (WHERE status = 0)::int AS scheduled, count(*) FILTER (WHERE status <> 0)::int AS stopped,
            (SELECT count(*)::int FROM sys_quartz_job_run WHERE outcome = 'running') AS running,
            (SELECT count(*)::int FROM sys_quartz_job_run
              WHERE outcome IN ('failed', 'broken') AND start_time > now() - interval '1 day') AS failed
          FROM sys_quartz_job`,
    )
    const { scheduled, stopped, running, failed } = row!
    return { state: failed > 0 ? 'warn' : 'ok', facts: { scheduled, stopped, running, failedToday: failed } }
  }
  const files: Look = async () => {
    const row = await db.row<{ count: number; size: number }>(
      sql`SELECT count(*)::int AS count, coalesce(sum(size), 0)::float8 AS size FROM sys_file`,
    )
    const facts = { count: row!.count, sizeMb: megabytes(row!.size) }
    if (env.s3) return { state: 'ok', facts: { ...facts, store: 's3' } }
    const { bavail, blocks, bsize } = await statfs(env.uploadDir).catch(() => statfs(env.dataDir))
    const [freeMb, totalMb] = [megabytes(bavail * bsize), megabytes(blocks * bsize)]
    const scarce = freeMb < SCARCE_MB || freeMb < totalMb * SCARCE_SHARE
    return { state: scarce ? 'warn' : 'ok', facts: { ...facts, store: 'folder', freeMb, totalMb } }
  }
  const sockets: Look = async () => {
    const row = await db.row<{ sessions: number; users: number }>(
      sql`SELECT count(*)::int AS sessions, count(DISTINCT user_id)::int AS users FROM sys_session WHERE expires_at > now()`,
    )
    return { state: 'ok', facts: { open: hub.size(), ...row! } }
  }
  const looks: [Part['name'], Look][] = [
    ['process', process_],
    ['database', database],
    ['redis', redis],
    ['jobs', jobs],
    ['files', files],
    ['sockets', sockets],
  ]
  route(app, operations.healthSummary, async ({ session, request }) => {
    requirePlatform(session)
    const parts = await Promise.all(
      looks.map(async ([name, look]): Promise<Part> => {
        try {
          return { name, ...(await within(ANSWER_MS, look(), `${name} did not answer`)) }
        } catch (error) {
          // Why is for the log: the answer names no address and no statement.
          request.log.warn({ part: name, reason: (error as Error).message }, 'a part is down')
          return { name, state: 'down', facts: {} }
        }
      }),
    )
    return { time: stampOf(new Date()), parts }
  })
}
