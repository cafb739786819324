import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { REPORT_ROWS, readReportRows } from '@lading/core/entity'
import { mayDo } from '../auth/sessionStore'
import { badRequest, Failure, forbidden, notFound } from '../http/failures'
import { said } from '../http/language'
import type { Context, StoredReportInForce, StoredReports } from '../module'
import { compileReport, readRight } from './compileReport'
import { planReport } from './planReport'
import type { ReportPlan } from './planReport'
import { recordsBehind } from './recordsBehind'
import type { Session } from '../session'

/** Data of a report, of whatever shape. */
export type ReportData = Record<string, unknown>

/** A stored report as it is kept. */
export interface ReportRow {
  id: string
  code: string
  labelZh: string
  labelEn: string
  draft: ReportData
  published: number
  version: number
  createBy: string
  createTime: string
  updateBy: string
  updateTime: string
}

/** A published version as it is kept. */
export interface ReportVersion {
  number: number
  definition: ReportData
  labelZh: string
  labelEn: string
  publishBy: string
  publishTime: string
  note: string
}

/** What the reports in force mean. */
const plans = new WeakMap<StoredReportInForce, ReportPlan>()

/** What a report in force means on this server. */
export const planOf = (report: StoredReportInForce): ReportPlan => plans.get(report)!

/**
 * A report in force, compiled for who reads it.
 * @param name its code or id
 * @throws Failure 404 for an unknown one, 403 for who may not read it
 */
export async function readFor(
  { modules, fieldRights }: Pick<Context, 'modules' | 'fieldRights'>,
  find: StoredReports['find'],
  name: string,
  session: Session,
) {
  const found = await find(name)
  if (!found) throw new Failure(said('报表不存在', 'There is no such report'), 404, 404)
  if (!mayDo(session, readRight(found.code))) throw forbidden()
  const plan = planOf(found)
  return { found, plan, report: compileReport(modules, plan, found, await fieldRights.now(), session) }
}

/** How often an unknown name makes the server look for new reports. */
const LOOK_MS = 1_000

/** @throws Failure 404 */
export async function readReport(db: Executor, where: SQL, lock = false): Promise<ReportRow> {
  const row = await db.row<Omit<ReportRow, 'draft'> & { draft: string }>(
    sql`SELECT r.* FROM sys_report r WHERE ${where}${lock ? sql` FOR UPDATE` : sql``}`,
  )
  if (!row) throw notFound()
  return { ...row, draft: JSON.parse(row.draft) as ReportData }
}

/** Published versions of a report, newest first. */
export async function readReportVersions(db: Executor, id: string, most: number): Promise<ReportVersion[]> {
  const rows = await db.rows<Omit<ReportVersion, 'definition'> & { definition: string }>(
    sql`SELECT number, definition, label_zh, label_en, publish_by, publish_time, note FROM sys_report_version
        WHERE report_id = ${id} ORDER BY number DESC LIMIT ${most}`,
  )
  return rows.map((row) => ({ ...row, definition: JSON.parse(row.definition) as ReportData }))
}

interface InForceRow {
  id: string
  code: string
  number: number
  definition: string
  labelZh: string
  labelEn: string
}

/**
 * The stored reports of a server. What a report means depends on entities that may change, so it is planned anew when forms
 * are published; one that means nothing any more is not served, and the log says why.
 */
export function createStoredReports(context: Omit<Context, 'reports'>): StoredReports {
  let reports: readonly StoredReportInForce[] = []
  let running: Promise<void> = Promise.resolve()
  let looked = 0
  const load = async (): Promise<void> => {
    const rows = await context.db.rows<InForceRow>(
      sql`SELECT r.id, r.code, v.number, v.definition, v.label_zh, v.label_en FROM sys_report r
          JOIN sys_report_version v ON v.report_id = r.id AND v.number = r.published ORDER BY r.code`,
    )
    reports = rows.flatMap(({ id, code, number, definition, labelZh, labelEn }) => {
      const planned = planReport(context.modules, JSON.parse(definition), context.dataSources)
      if (planned.ok) {
        const report: StoredReportInForce = { id, code, number, label: { zh: labelZh, en: labelEn } }
        plans.set(report, planned.plan)
        return report
      }
      context.log.error({ report: code, findings: planned.findings }, 'a stored report cannot be served')
      return []
    })
  }
  const reload = () => {
    // One after the other: the one that began last has read last.
    running = running.catch(() => undefined).then(load)
    return running
  }
  context.cluster.bus.on('forget', (what) => {
    if (what !== 'reports' && what !== 'forms') return
    const before = what === 'forms' ? context.forms.reload() : Promise.resolve()
    before.then(reload).catch((error: unknown) => context.log.error(error, 'stored reports'))
  })
  const known = (name: string) => reports.find(({ id, code }) => code === name || id === name)
  const find: StoredReports['find'] = async (name) => {
    const found = known(name)
    if (found || Date.now() - looked < LOOK_MS) return found
    looked = Date.now()
    await reload()
    return known(name)
  }
  return {
    all: () => reports,
    reload,
    find,
    behind: async (entity, id, asked, session) => {
      const rows = readReportRows(asked[REPORT_ROWS])
      if (!rows) throw badRequest(said('不是有效的报表行', 'These are no rows of a report'))
      const { plan, report } = await readFor(context, find, rows.code, session)
      if (plan.source.entity.key !== entity || plan.foreign)
        throw badRequest(said('该报表不统计这些记录', 'That report is not about these records'))
      return recordsBehind(plan, report, { id, rows: rows.ids, given: asked }, session)
    },
  }
}
