import type { ReadColumn } from '@lading/core/contract'
import { operations } from '@lading/core/contract'
import type { DrillQuery, ReportDrill, Row } from '@lading/core/entity'
import { calculateFormula, digitsOf, KINDS } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sourcePrefix } from '../dataSources/dataSource'
import { mayDo } from '../auth/sessionStore'
import { route } from '../http/route'
import { compileList } from '../list/compileList'
import type { Context } from '../module'
import { createReports } from '../modules/report/reports'
import { reportFilters, reportList } from '../modules/report/reportSpec'
import { listAddress } from '../online/listAddress'
import type { ReportDefinition } from '../report/reportDefinition'
import type { Session } from '../session'
import type { compileReport } from './compileReport'
import { readRight, totalsOf } from './compileReport'
import { formulaNames } from './formulaSql'
import type { PlannedColumn, ReportPlan } from './planReport'
import { reportPath } from './reportMenus'
import { planOf, readFor } from './storedReports'
import { readingOf } from './timeLimit'

/** Decimals that a column always shows: those it names, those of a computed figure, and the cents of money, as in lists. */
function digitsShown({ column, source }: PlannedColumn): number | undefined {
  const { digits, formula, aggregate } = column
  if (digits !== undefined) return digits
  if (formula !== undefined || aggregate === 'avg') return 2
  const field = source?.field
  const isAmount = aggregate !== 'count' && aggregate !== 'distinct'
  return field && isAmount && KINDS[field.kind].fixedDigits ? digitsOf(field) : undefined
}

/** Columns as readers are told of them. */
export const readColumns = (
  report: Pick<ReturnType<typeof compileReport>, 'columns' | 'shown'>,
): ReadColumn[] =>
  report.columns.map(({ field, ...rest }, at) => {
    const fixed = digitsShown(report.shown[at]!)
    return { name: field, ...rest, ...(fixed === undefined ? {} : { digits: fixed }) }
  })

/** How the list of the source asks for the records behind rows; none for tables of other databases. */
function drillOf(context: Context, plan: ReportPlan): ReportDrill | undefined {
  const { source, foreign } = plan
  const listed = context.modules.some(({ entity, resource }) => resource && entity?.key === source.entity.key)
  if (!listed || foreign || !source.entity.list) return undefined
  const query = drillQuery(plan)
  return { path: listAddress(context, source.entity), ...(query ? { query } : {}) }
}

/** The conditions by which the list finds them: none for lines, single records, and fields of other records. */
function drillQuery({ report, grouped, line, columns, filtered }: ReportPlan): DrillQuery | undefined {
  const groups = columns.filter(({ column }) => column.formula === undefined && !column.aggregate)
  const own = [...filtered.values(), ...groups.flatMap(({ source }) => source ?? [])]
  if (!grouped || line || own.some(({ place }) => place.links.length > 0)) return undefined
  const { match = 'and', conditions = [] } = report.filter ?? {}
  return {
    match,
    conditions: [...conditions],
    groups: groups.map(({ column: { name, field, part } }) => ({
      name,
      field: field!,
      ...(part ? { part } : {}),
    })),
  }
}

/** Whether the rows of a report are in a database that the session reads from. */
const hasSource = ({ foreign }: ReportPlan, session: Session): boolean =>
  !foreign ||
  (foreign.source.tenantId === session.tenantId &&
    mayDo(session, `${sourcePrefix(foreign.source.code)}:list`))

/** What readers ask of reports, beside the calls of contract §20. */
export function mountReportReading(app: FastifyInstance, context: Context): void {
  const { modules, reports } = context
  const readOn = readingOf(context)
  const registered = modules.flatMap(({ reports: own = [] }) => own)
  const { byCode } = createReports(context)
  const read = (name: string, session: Session) => readFor(context, reports.find, name, session)
  const optionsOf = async (columns: ReportDefinition['columns']) => {
    const options: Record<string, unknown> = {}
    for (const { field, dict } of columns) if (dict) options[field] = await context.dictionaries.options(dict)
    return options
  }
  route(app, operations.reportMine, ({ session }) => [
    ...registered
      .filter(({ permission }) => mayDo(session, permission))
      .map(({ id, code, name }) => ({ id, code, label: name, path: reportPath(code) })),
    ...reports
      .all()
      .filter((each) => mayDo(session, readRight(each.code)) && hasSource(planOf(each), session))
      .map(({ id, code, label }) => ({ id, code, label, path: reportPath(code) })),
  ])
  route(app, operations.reportRead, async ({ query, session }) => {
    if (registered.some(({ code }) => code === query.code)) {
      const { id, code, name, columns, parameters = [] } = await byCode(query.code, session)
      const told = columns.map(({ field, ...rest }) => ({ name: field, ...rest }))
      return { id, code, label: name, columns: told, dictOptions: await optionsOf(columns), parameters }
    }
    const { found, plan, report } = await read(query.code, session)
    const { chart, pivot } = plan.report
    const names = new Set(report.columns.map(({ field }) => field))
    const all = (...asked: string[]) => asked.every((each) => names.has(each))
    const drill = drillOf(context, plan)
    return {
      id: found.id,
      code: found.code,
      label: found.label,
      columns: readColumns(report),
      dictOptions: await optionsOf(report.columns),
      parameters: report.parameters,
      ...(chart && all(chart.category, ...chart.values) ? { chart } : {}),
      ...(pivot && all(pivot.row, pivot.column, pivot.value) ? { pivot } : {}),
      ...(report.foreign ? { foreign: report.foreign.name } : {}),
      ...(drill ? { drill } : {}),
    }
  })
  route(app, operations.reportTotals, async ({ params, query, session }) => {
    if (registered.some(({ id }) => id === params.id)) return {}
    const { plan, report } = await read(params.id, session)
    const sums = totalsOf(report.shown, plan.grouped)
    if (sums.length === 0) return {}
    const spec = reportList(report, session, query as Row)
    const { where } = compileList(spec, reportFilters(query as Row))
    const selected = sums.map(({ name, sql: sum }) => sql`${sum} AS ${sql.identifier(name)}`)
    const [totals = {}] = await readOn(report).db.named<Row>(
      sql`SELECT ${sql.join(selected, sql`, `)} FROM ${spec.from} WHERE ${where}`,
    )
    for (const { column } of report.shown)
      if (
        column.formula !== undefined &&
        formulaNames(column.formula).every((name) => Object.hasOwn(totals, name))
      )
        totals[column.name] = calculateFormula(column.formula, { row: totals }, column.digits ?? 2)
    return totals
  })
}
