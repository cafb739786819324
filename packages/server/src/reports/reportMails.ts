import { operations } from '@lading/core/contract'
import type { ReportMail } from '@lading/core/contract'
import { runsOftenerThan } from '@lading/core/cron'
import { REPORT_MAIL_LIMITS } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mayDo, sessionAs } from '../auth/sessionStore'
import { newId } from '../db/ids'
import { insertInto } from '../db/statements'
import { told } from '../http/answer'
import { Failure, forbidden, notFound } from '../http/failures'
import { said } from '../http/language'
import { route } from '../http/route'
import type { Context } from '../module'
import { checkCron, isDue } from '../modules/monitor/jobSchedule'
import { createReports } from '../modules/report/reports'
import type { Session } from '../session'
import { mailTo } from './mailReport'

/** The right to have reports mailed to others. */
export const MAIL_OTHERS = 'online:reportMail:others'
/** Pause between two looks at what is due, in milliseconds. */
const LOOK_MS = 30_000

interface Stored {
  id: string
  cronExpression: string
  receivers: string[]
  parameters: string
  lastRun: string | null
  lastResult: string
}
interface Due extends Stored {
  tenantId: number
  reportId: string
  owner: string
  /** Seconds since 1970 from which the next run is looked for. */
  since: number
}

const mailOf = ({ parameters, ...row }: Stored): ReportMail => ({
  ...row,
  parameters: JSON.parse(parameters) as Record<string, string>,
})

/** @throws Failure for an expression that cannot be read, or that would mail too often */
function requireRare(expression: string): void {
  checkCron(expression)
  if (runsOftenerThan(expression, REPORT_MAIL_LIMITS.apart))
    throw new Failure(
      said(
        `两次发送至少间隔${REPORT_MAIL_LIMITS.apart}分钟`,
        `Two mails are ${REPORT_MAIL_LIMITS.apart} minutes apart at least`,
      ),
    )
}

/**
 * Whether somebody may still have mails sent: the report may be read, and others may be written to.
 * @param report by the code that people know, or by the id that timetables keep: those of the program have both
 */
async function mayMail(
  context: Context,
  session: Session,
  report: { code: string } | { id: string },
  receivers: readonly string[],
) {
  const { byCode, byId } = createReports(context)
  const { code } = await ('code' in report ? byCode(report.code, session) : byId(report.id, session))
  if (receivers.some((each) => each !== session.username) && !mayDo(session, MAIL_OTHERS)) throw forbidden()
  return code
}

/**
 * Sends what is due. Rights are those of the moment: of whoever made the timetable, and of each receiver for the own rows.
 * @returns how many timetables were run by this process
 */
export async function mailDue(context: Context, now = new Date()): Promise<number> {
  const { db } = context
  const since = sql`extract(epoch FROM coalesce(last_run, update_time))::float8`
  const rows = await db.rows<Due>(sql`SELECT *, ${since} AS since FROM sys_report_mail`)
  let ran = 0
  for (const { id, tenantId, reportId, owner, cronExpression, receivers, parameters, since: from } of rows) {
    if (!isDue(cronExpression, new Date(from * 1_000), now)) continue
    // Of several processes one sends it.
    const mine = await db.run(
      sql`UPDATE sys_report_mail SET last_run = clock_timestamp() WHERE id = ${id} AND abs(${since} - ${from}::float8) < 0.0005`,
    )
    if (mine === 0) continue
    ran += 1
    const result = await (async () => {
      const by = await sessionAs(db, owner, tenantId)
      if (!by) return '账号已停用 (the account is gone)'
      const code = await mayMail(context, by.session, { id: reportId }, receivers)
      return mailTo(context, code, receivers, JSON.parse(parameters) as Record<string, string>, tenantId)
    })().catch((error: unknown) => (error as Error).message)
    await db.run(sql`UPDATE sys_report_mail SET last_result = ${result.slice(0, 400)} WHERE id = ${id}`)
  }
  return ran
}

/** Timetables by which people have reports mailed. */
export function mountReportMails(app: FastifyInstance, context: Context): void {
  const { db } = context
  const runs = new Set<Promise<unknown>>()
  const timer = setInterval(() => {
    if (runs.size > 0) return
    const run = mailDue(context)
      .catch((error: Error) => context.log.warn({ reason: error.message }, 'reports could not be mailed'))
      .finally(() => runs.delete(run))
    runs.add(run)
  }, LOOK_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await Promise.allSettled(runs)
  })
  const own = ({ tenantId, username }: Session) => sql`tenant_id = ${tenantId} AND owner = ${username}`
  const columns = sql`id, cron_expression, receivers, parameters, last_run, last_result`
  const { byCode } = createReports(context)
  route(app, operations.reportMailList, async ({ query, session }) => {
    const { id } = await byCode(query.report, session)
    const rows = await db.rows<Stored>(
      sql`SELECT ${columns} FROM sys_report_mail WHERE ${own(session)} AND report_id = ${id} ORDER BY id`,
    )
    return rows.map(mailOf)
  })
  route(app, operations.reportMailSave, async ({ body, session }) => {
    const { id, report, cronExpression, parameters } = body
    const receivers = [...new Set(body.receivers)]
    requireRare(cronExpression)
    await mayMail(context, session, { code: report }, receivers)
    for (const receiver of receivers) {
      const reader = await sessionAs(db, receiver, session.tenantId)
      if (!reader)
        throw new Failure(
          said(`收件人“${receiver}”不在本公司`, `"${receiver}" is nobody of your company who could get it`),
        )
      if (reader.email === '')
        throw new Failure(said(`收件人“${receiver}”没有邮箱`, `"${receiver}" has no mail address`))
    }
    const { id: reportId } = await byCode(report, session)
    const values = { cronExpression, parameters: JSON.stringify(parameters) }
    const to = sql`${sql.param(receivers)}::text[]`
    const row = await db.transaction(async (tx) => {
      if (id !== undefined)
        return tx.row<Stored>(
          sql`UPDATE sys_report_mail SET cron_expression = ${cronExpression}, parameters = ${values.parameters},
                receivers = ${to}, report_id = ${reportId}, last_run = NULL, update_time = now()
              WHERE id = ${id} AND ${own(session)} RETURNING ${columns}`,
        )
      await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext(${`report mail ${session.username}`}))`)
      const there = await tx.row<{ mails: number }>(
        sql`SELECT count(*)::int AS mails FROM sys_report_mail WHERE ${own(session)}`,
      )
      if ((there?.mails ?? 0) >= REPORT_MAIL_LIMITS.mails)
        throw new Failure(
          said(
            `邮件计划最多${REPORT_MAIL_LIMITS.mails}个`,
            `You have ${REPORT_MAIL_LIMITS.mails} timetables, the most there can be`,
          ),
        )
      const { tenantId, username: owner } = session
      return tx.row<Stored>(
        sql`${insertInto('sys_report_mail', { id: newId(), tenantId, reportId, owner, ...values, receivers: to })} RETURNING ${columns}`,
      )
    })
    if (!row) throw notFound()
    return mailOf(row)
  })
  route(app, operations.reportMailDelete, async ({ query, session }) => {
    const gone = await db.run(sql`DELETE FROM sys_report_mail WHERE id = ${query.id} AND ${own(session)}`)
    if (gone === 0) throw notFound()
    return told('删除成功!')
  })
}
