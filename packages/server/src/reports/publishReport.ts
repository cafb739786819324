import { findingText } from '@lading/core/data-form'
import { CODE } from '@lading/core/envelope'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { insertInto } from '../db/statements'
import { conflict, Failure } from '../http/failures'
import { said } from '../http/language'
import type { Context } from '../module'
import type { Session } from '../session'
import { planReport } from './planReport'
import { setReaders, writeReportMenu } from './reportMenus'
import type { ReportData, ReportRow } from './storedReports'
import { readReport, readReportVersions } from './storedReports'

/** What is put in force. */
export interface PublishOrder {
  id: string
  /** Of the draft that was read. */
  version: number
  /** Ids of the roles that read it. @default those that do already */
  readers?: readonly string[] | undefined
  note?: string | undefined
}

/** @throws Failure with all findings */
function requireFit({ modules, dataSources }: Context, definition: ReportData): void {
  const planned = planReport(modules, definition, dataSources)
  if (planned.ok) return
  const { zh, en } = findingText(planned.findings[0]!, definition)
  throw new Failure(said(`不能发布：${zh}`, `It cannot be published: ${en}`), CODE.business, 200, {
    findings: planned.findings,
  })
}

async function putInForce(
  tx: Transaction,
  session: Session,
  report: Pick<ReportRow, 'id' | 'code' | 'labelZh' | 'labelEn'>,
  definition: ReportData,
  order: PublishOrder,
  last: number,
): Promise<void> {
  const { id, code, labelZh, labelEn } = report
  const text = JSON.stringify(definition)
  const number = last + 1
  await tx.run(
    insertInto('sys_report_version', {
      reportId: id,
      number,
      definition: text,
      labelZh,
      labelEn,
      note: order.note ?? '',
      publishBy: session.username,
    }),
  )
  await tx.run(
    sql`UPDATE sys_report SET published = ${number}, version = version + 1, draft = ${text}, label_zh = ${labelZh},
          label_en = ${labelEn}, update_by = ${session.username}, update_time = now() WHERE id = ${id}`,
  )
  await writeReportMenu(tx, { id, code, label: { zh: labelZh, en: labelEn } })
  if (order.readers) await setReaders(tx, code, order.readers)
}

/** Reads the report for a change. @throws Failure 404, or 409 for a version that somebody else has left behind */
async function locked(tx: Transaction, { id, version }: PublishOrder): Promise<ReportRow> {
  const report = await readReport(tx, sql`r.id = ${id}`, true)
  if (report.version !== version) throw conflict()
  return report
}

/** Tells this process and the others. */
async function announce(context: Context): Promise<void> {
  await context.reports.reload()
  context.cluster.bus.publish('forget', 'reports')
  context.sessions.forget()
}

/**
 * Puts a draft in force: version, menu and readers in one transaction, then every process serves it.
 * @throws Failure with the findings of a draft that is not fit
 */
export async function publishReport(context: Context, session: Session, order: PublishOrder): Promise<void> {
  await context.db.transaction(async (tx) => {
    const report = await locked(tx, order)
    requireFit(context, report.draft)
    const [last] = await readReportVersions(tx, order.id, 1)
    await putInForce(tx, session, report, report.draft, order, last?.number ?? 0)
  })
  await announce(context)
}

/** Puts the version before the published one in force again, as a version of its own. */
export async function takeBackReport(context: Context, session: Session, order: PublishOrder): Promise<void> {
  await context.db.transaction(async (tx) => {
    const report = await locked(tx, order)
    const [undone, former] = await readReportVersions(tx, order.id, 2)
    if (!undone || !former)
      throw new Failure(said('没有可恢复的上一版本', 'There is no former version to go back to'))
    requireFit(context, former.definition)
    const note = said(`撤销第${undone.number}版`, `Takes version ${undone.number} back`)
    const { labelZh, labelEn } = former
    await putInForce(
      tx,
      session,
      { ...report, labelZh, labelEn },
      former.definition,
      { ...order, note },
      undone.number,
    )
  })
  await announce(context)
}
