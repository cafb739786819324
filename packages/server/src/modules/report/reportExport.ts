import { operations } from '@lading/core/contract'
import type { Row } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { containing } from '../../db/like'
import { commaList, isIn } from '../../db/statements'
import { badRequest } from '../../http/failures'
import { route } from '../../http/route'
import { compileList } from '../../list/compileList'
import type { ListSpec } from '../../list/listSpec'
import type { Context } from '../../module'
import type { ReportDefinition } from '../../report/reportDefinition'
import { exportedCell, MAX_ROWS, sendExport } from '../../spreadsheet/sendExport'
import { reportPieces } from '../../reports/reportPieces'
import { readingOf } from '../../reports/timeLimit'
import { optionOf } from '../dict/dictionaries'
import { createReports } from './reports'
import { reportFilters, reportList } from './reportSpec'
import { said } from '../../http/language'

const MAX_OPTIONS = 1_000

/** As the report's list, with an id of text for each row and the dictionaries of its columns. */
function exported(report: ReportDefinition, spec: ListSpec): ListSpec {
  const id = sql`${spec.id}::text`
  const coded = report.columns.flatMap(({ field, dict }) => (dict ? [[field, dict] as const] : []))
  return {
    ...spec,
    id,
    select: sql`${spec.select}, ${id} AS id`,
    dictionaries: Object.fromEntries(coded),
  }
}

/** Reports as spreadsheets, and options out of reports (contract §20). */
export function mountReportExport(app: FastifyInstance, context: Context): void {
  const readOn = readingOf(context)
  const { byId, byCode } = createReports(context)
  route(app, operations.reportExport, async ({ params, query, session, reply }) => {
    const report = await byId(params.id, session)
    const spec = exported(report, reportList(report, session, query as Row))
    const chosen = commaList(query.force_id)
    const extra = chosen.length > 0 ? isIn(spec.id, chosen) : undefined
    return sendExport(context.db, session, reply, {
      label: report.name,
      title: report.name,
      headings: report.columns.map(({ title }) => title),
      read: () => reportPieces(context, report, spec, reportFilters(query as Row), MAX_ROWS, extra),
      cells: (row) => report.columns.map(({ field }) => exportedCell(row, field)),
    })
  })
  route(app, operations.reportDictList, async ({ query, session }) => {
    const report = await byCode(query.dictTable, session)
    const spec = reportList(report, session, {})
    const [value, text] = [spec.fields.get(query.dictCode), spec.fields.get(query.dictText)]
    if (!value || !text)
      throw badRequest(
        said('dictCode, dictText: 报表没有此列', 'dictCode, dictText: the report has no such column'),
      )
    const { where } = compileList(spec, {})
    const word = query.keyword ? sql`${text.column}::text ILIKE ${containing(query.keyword)}` : sql`true`
    const rows = await readOn(report).db.rows<{ value: string; text: string }>(
      sql`SELECT DISTINCT ${value.column}::text AS value, ${text.column}::text AS text FROM ${spec.from}
          WHERE ${where} AND ${word} AND ${value.column} IS NOT NULL AND ${text.column} IS NOT NULL
          ORDER BY 2, 1 LIMIT ${MAX_OPTIONS}`,
    )
    return rows.map((row) => optionOf(row.value, row.text))
  })
}
