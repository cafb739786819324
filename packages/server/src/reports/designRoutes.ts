import { operations, REPORT_LIMITS } from '@lading/core/contract'
import { unfit } from '@lading/core/data-form'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { newId } from '../db/ids'
import { insertInto } from '../db/statements'
import { told } from '../http/answer'
import { conflict, Failure } from '../http/failures'
import { said } from '../http/language'
import { route } from '../http/route'
import { listPage } from '../list/listPage'
import { columnsOf } from '../list/listSpec'
import type { ListSpec } from '../list/listSpec'
import type { Context } from '../module'
import { reportFilters, reportList } from '../modules/report/reportSpec'
import { shownDifferences } from '../online/shownDifferences'
import { compileReport } from './compileReport'
import { planReport } from './planReport'
import { publishReport, takeBackReport } from './publishReport'
import { readColumns } from './readRoutes'
import { removeReportMenu, readersOf } from './reportMenus'
import { reportSources } from './reportSources'
import type { ReportData } from './storedReports'
import { readReport, readReportVersions } from './storedReports'
import { readingOf } from './timeLimit'

/** Rows of a trial. */
const TRIED = 50
/** Most versions that are listed. */
const VERSIONS = 100

const LIST: ListSpec = {
  from: sql`(SELECT o.*, o.published = 0 OR NOT EXISTS (SELECT 1 FROM sys_report_version v WHERE v.report_id = o.id
      AND v.number = o.published AND v.definition = o.draft AND v.label_zh = o.label_zh AND v.label_en = o.label_en) AS changed
    FROM sys_report o) f`,
  select: sql`f.id, f.code, f.label_zh, f.label_en, f.published, f.version, f.changed, f.create_by, f.create_time,
    f.update_by, f.update_time`,
  fields: columnsOf('f', {
    code: 'text',
    labelZh: 'text',
    labelEn: 'text',
    published: 'integer',
    createBy: 'text',
    createTime: 'datetime',
    updateTime: 'datetime',
  }),
  id: sql`f.id`,
}

/** What a draft may be before anything of it is looked at. @throws Failure in a clear sentence */
function requireDraft(definition: ReportData): string {
  const [rough] = unfit(definition)
  if (rough) throw new Failure(said(`${rough.path}：${rough.zh}`, `${rough.path}: ${rough.en}`))
  const text = JSON.stringify(definition)
  if (text.length > REPORT_LIMITS.draft)
    throw new Failure(said('报表定义过大', 'The definition of the report is too large'))
  return text
}

/** The design of reports while the server runs (ADR 32). Definitions come as data; no SQL does. */
export function mountReportDesign(app: FastifyInstance, context: Context): void {
  const { db, modules, fieldRights } = context
  const readOn = readingOf(context)
  const registered = new Set(
    modules.flatMap(({ reports = [] }) => reports.flatMap(({ id, code }) => [id, code])),
  )
  const whole = async (id: string) => {
    const report = await readReport(db, sql`r.id = ${id}`)
    const [current] = await readReportVersions(db, id, 1)
    const planned = planReport(modules, report.draft, context.dataSources)
    return {
      ...report,
      changed:
        !current ||
        JSON.stringify(current.definition) !== JSON.stringify(report.draft) ||
        current.labelZh !== report.labelZh ||
        current.labelEn !== report.labelEn,
      findings: planned.ok ? [] : planned.findings,
      readers: await readersOf(db, report.code),
    }
  }
  route(app, operations.reportDesignList, ({ query }) => listPage(context, LIST, query))
  route(app, operations.reportDesignById, ({ query }) => whole(query.id))
  route(app, operations.reportDesignAdd, async ({ body, session }) => {
    const { code, label, definition } = body
    const draft = requireDraft(definition)
    const id = newId()
    await db.transaction(async (tx) => {
      await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('sys_report'))`)
      const row = await tx.row<{ reports: number; taken: boolean }>(
        sql`SELECT count(*)::int AS reports, coalesce(bool_or(lower(code) = lower(${code})), false) AS taken FROM sys_report`,
      )
      if (row?.taken || registered.has(code))
        throw new Failure(said(`编码“${code}”已被使用`, `The code "${code}" is taken: choose another one`))
      if ((row?.reports ?? 0) >= REPORT_LIMITS.reports)
        throw new Failure(
          said(
            `报表最多${REPORT_LIMITS.reports}个`,
            `A server holds ${REPORT_LIMITS.reports} reports at most`,
          ),
        )
      await tx.run(
        insertInto('sys_report', {
          id,
          code,
          labelZh: label.zh,
          labelEn: label.en,
          draft,
          createBy: session.username,
          updateBy: session.username,
        }),
      )
    })
    return whole(id)
  })
  route(app, operations.reportDesignEdit, async ({ body, session }) => {
    const { id, version, label, definition } = body
    const draft = requireDraft(definition)
    const touched = await db.run(
      sql`UPDATE sys_report SET draft = ${draft}, version = version + 1, update_by = ${session.username}, update_time = now(),
            label_zh = coalesce(${label?.zh ?? null}, label_zh), label_en = coalesce(${label?.en ?? null}, label_en)
          WHERE id = ${id} AND version = ${version}`,
    )
    if (touched === 0) {
      await readReport(db, sql`r.id = ${id}`)
      throw conflict()
    }
    return whole(id)
  })
  route(app, operations.reportDesignDelete, async ({ query }) => {
    await db.transaction(async (tx) => {
      const { code } = await readReport(tx, sql`r.id = ${query.id}`, true)
      await removeReportMenu(tx, code)
      await tx.run(sql`DELETE FROM sys_report WHERE id = ${query.id}`)
    })
    await context.reports.reload()
    context.cluster.bus.publish('forget', 'reports')
    context.sessions.forget()
    return told('删除成功!')
  })
  route(app, operations.reportDesignPublish, async ({ body, session }) => {
    await publishReport(context, session, body)
    return whole(body.id)
  })
  route(app, operations.reportDesignVersions, async ({ query }) => {
    const { id } = await readReport(db, sql`r.id = ${query.id}`)
    const versions = await readReportVersions(db, id, VERSIONS)
    return versions.map(({ number, publishBy, publishTime, note, definition, labelZh, labelEn }, at) => {
      const before = versions[at + 1]
      return {
        number,
        publishBy,
        publishTime,
        note,
        differences: shownDifferences(
          before ? { label: { zh: before.labelZh, en: before.labelEn }, ...before.definition } : {},
          { label: { zh: labelZh, en: labelEn }, ...definition },
        ),
      }
    })
  })
  route(app, operations.reportDesignTakeBack, async ({ body, session }) => {
    await takeBackReport(context, session, body)
    return whole(body.id)
  })
  route(app, operations.reportSources, async ({ session }) =>
    reportSources(modules, await fieldRights.now(), session, context.dataSources.all()),
  )
  route(app, operations.reportDesignTry, async ({ body, session }) => {
    const planned = planReport(modules, body.definition, context.dataSources)
    if (!planned.ok) return { findings: planned.findings, columns: [], records: [], total: 0 }
    const head = { id: 'try', code: 'try', label: { zh: '试算', en: 'Trial' } }
    const report = compileReport(modules, planned.plan, head, await fieldRights.now(), session)
    const given = Object.entries(body.parameters ?? {}).map(
      ([name, value]) => [`self_${name}`, value] as const,
    )
    const query = { ...Object.fromEntries(given), pageNo: 1, pageSize: TRIED }
    const { records, total } = await listPage(
      readOn(report),
      reportList(report, session, query),
      reportFilters(query),
    )
    return { findings: [], columns: readColumns(report), records, total }
  })
}
