import { operations } from '@lading/core/contract'
import { pageOf } from '@lading/core/envelope'
import type { Row } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import { textIn } from '@lading/core/text'
import type { FastifyInstance } from 'fastify'
import { mayDo } from '../../auth/sessionStore'
import { currentLocale } from '../../http/language'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { Context } from '../../module'
import type { ReportColumn, ReportDefinition } from '../../report/reportDefinition'
import { readRight } from '../../reports/compileReport'
import { readingOf } from '../../reports/timeLimit'
import type { Session } from '../../session'
import { createReports } from './reports'
import { reportFilters, reportList } from './reportSpec'

const FIELD_TYPES: Partial<Record<ReportColumn['kind'], string>> = {
  integer: 'Integer',
  number: 'Long',
  date: 'Date',
  datetime: 'Datetime',
  instant: 'Datetime',
}
const VIEWS: Partial<Record<ReportColumn['kind'], string>> = {
  integer: 'number',
  number: 'number',
  date: 'date',
  datetime: 'datetime',
  instant: 'datetime',
}

/** A label in the language of the request. */
const said = (text: Text) => textIn(text, currentLocale())

const columnOf = (column: ReportColumn) => ({
  title: said(column.title),
  titleEn: column.title.en,
  dataIndex: column.field,
  align: 'center',
  fieldType: FIELD_TYPES[column.kind] ?? 'String',
  sorter: true,
  ...(column.width ? { fieldWidth: column.width } : {}),
  ...(column.dict ? { customRender: column.field } : {}),
  ...(column.total ? { isTotal: '1' } : {}),
})

const parametersOf = ({ parameters = [] }: ReportDefinition) =>
  parameters.map((parameter, at) => ({
    paramName: parameter.name,
    paramTxt: said(parameter.title),
    paramValue: parameter.default ?? '',
    orderNum: at + 1,
  }))

/** Reports at run time (contract §20); they are registered by modules, so no SQL is stored or received. */
export function mountReports(app: FastifyInstance, context: Context): void {
  const { all, byId, byCode } = createReports(context)
  const dictOptions = async (report: ReportDefinition) => {
    const options: Record<string, unknown> = {}
    for (const { field, dict } of report.columns)
      if (dict) options[field] = await context.dictionaries.options(dict)
    return options
  }
  const readOn = readingOf(context)
  const dataOf = (report: ReportDefinition, session: Session, query: Row) =>
    listPage(readOn(report), reportList(report, session, query), reportFilters(query), {
      unknown: 'refuse',
    })

  route(app, operations.reportColumns, async ({ params, session }) => {
    const report = await byCode(params.code, session)
    return {
      cgRpConfigId: report.id,
      cgRpConfigName: said(report.name),
      columns: report.columns.map(columnOf),
      dictOptions: await dictOptions(report),
    }
  })
  route(app, operations.reportQueryInfo, async ({ params, session }) =>
    (await byId(params.id, session)).columns
      .filter(({ search }) => search)
      .map(({ field, title, search, kind, dict }, at) => ({
        field,
        label: said(title),
        mode: search,
        view: dict ? 'list' : (VIEWS[kind] ?? 'text'),
        hidden: at < 2 ? '0' : '1',
        ...(dict ? { dictCode: dict, config: '1' } : {}),
        order: at + 1,
      })),
  )
  route(app, operations.reportData, async ({ params, query, session }) =>
    dataOf(await byId(params.id, session), session, query as Row),
  )
  route(app, operations.reportColumnsAndData, async ({ params, query, session }) => {
    const report = await byId(params.id, session)
    return {
      cgreportHeadName: said(report.name),
      columns: report.columns.map(columnOf),
      dictOptions: await dictOptions(report),
      fieldHrefSlots: [],
      isGroupTitle: false,
      data: await dataOf(report, session, query as Row),
    }
  })
  route(app, operations.reportParameters, async ({ params, session }) =>
    parametersOf(await byId(params.id, session)),
  )
  route(app, operations.reportItems, async ({ query, session }) =>
    (await byId(query.headId, session)).columns.map(
      ({ field, title, kind, dict, search, width, total }, at) => ({
        fieldName: field,
        fieldTxt: said(title),
        fieldType: FIELD_TYPES[kind] ?? 'String',
        fieldWidth: width ?? null,
        isShow: 1,
        isSearch: search ? 1 : 0,
        searchMode: search ?? null,
        dictCode: dict ?? null,
        isTotal: total ? '1' : '0',
        orderNum: at + 1,
      }),
    ),
  )
  route(app, operations.reportParams, async ({ query, session }) =>
    parametersOf(await byId(query.headId, session)),
  )
  route(app, operations.reportHeads, ({ session }) => {
    const heads = all
      .filter(({ permission }) => mayDo(session, permission))
      .map(({ id, code, name }) => ({ id, code, name: said(name) }))
    for (const { id, code, label } of context.reports.all())
      if (mayDo(session, readRight(code))) heads.push({ id, code, name: said(label) })
    return pageOf(heads, heads.length, 1, Math.max(heads.length, 1))
  })
}
