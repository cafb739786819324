import type { Text } from '@lading/core/text'
import type { StoredReport, StoredReportColumn, StoredReportCondition } from '@lading/core/contract'
import type { DataFinding } from '@lading/core/data-form'
import type { QueryFields, Where } from '@lading/core/query'
import { parseSuperQuery, QueryError } from '@lading/core/query'
import type { ColumnKind } from '../list/listSpec'
import type { ServerModule } from '../module'
import { referenceTargets } from '../resource/references'
import type { StoredLines } from '../resource/resourceTable'
import { servedTables } from '../resource/servedTables'
import type { ServedTable } from '../resource/servedTables'
import type { DataSource, ForeignTable } from '../dataSources/dataSource'
import type { DataSources } from '../dataSources/dataSourceStore'
import { foreignServed } from '../dataSources/foreignTable'
import { formulaNames } from './formulaSql'
import { isGrouped, readReportData } from './readReportData'
import type { Link, ResolvedField } from './resolvePath'
import { PathReader } from './resolvePath'

/** A table of another database, as a report names it. */
export interface Foreign {
  source: DataSource
  table: ForeignTable
}

/** A column of a report with where its values come from. */
export interface PlannedColumn {
  column: StoredReportColumn
  /** None for formulas and for the number of rows. */
  source?: ResolvedField
  kind: ColumnKind
}

/** A report whose parts are all there; whose rows and fields are whose is asked when it is compiled. */
export interface ReportPlan {
  report: StoredReport
  /** Where the rows are, if not in this server's database. */
  foreign?: Foreign
  source: ServedTable
  line?: StoredLines
  links: readonly Link[]
  columns: readonly PlannedColumn[]
  grouped: boolean
  /** Fields of the conditions, by path. */
  filtered: ReadonlyMap<string, ResolvedField>
}

const NUMBERS: readonly ColumnKind[] = ['integer', 'number']
const MOMENTS: readonly ColumnKind[] = ['date', 'datetime', 'instant']

function kindOf(
  { aggregate, formula, part }: StoredReportColumn,
  source: ResolvedField | undefined,
): ColumnKind {
  if (formula !== undefined) return 'number'
  if (aggregate === 'count' || aggregate === 'distinct') return 'integer'
  if (aggregate === 'sum' || aggregate === 'avg') return 'number'
  if (part !== undefined) return part === 'day' ? 'date' : 'text'
  return source?.kind ?? 'text'
}

function columnFindings(column: StoredReportColumn, source: ResolvedField, lined: boolean): Text[] {
  const { aggregate, part, title } = column
  if ((aggregate === 'sum' || aggregate === 'avg') && !NUMBERS.includes(source.kind))
    return [
      {
        zh: `“${title.zh}”不是数字，不能求和或平均`,
        en: `"${title.en}" is no number: it has no sum or average`,
      },
    ]
  if ((aggregate === 'sum' || aggregate === 'avg') && lined && source.place.alias === 'b')
    return [
      {
        zh: `“${title.zh}”是主表字段，按明细统计会重复计算`,
        en: `"${title.en}" belongs to the header: each of its lines would count it again`,
      },
    ]
  if (part !== undefined && !MOMENTS.includes(source.kind))
    return [{ zh: `“${title.zh}”不是日期`, en: `"${title.en}" is no date` }]
  return []
}

/** How conditions compare the fields that they name. */
export function filterFields(filtered: ReadonlyMap<string, ResolvedField>): QueryFields {
  const fields = Object.create(null) as Record<string, QueryFields[string]>
  for (const [path, { kind }] of filtered) fields[path] = { type: kind === 'instant' ? 'datetime' : kind }
  return fields
}

/** Conditions with their values as the query language reads them. @param now milliseconds */
export function whereOf(
  conditions: readonly StoredReportCondition[],
  match: 'and' | 'or',
  fields: QueryFields,
  now?: number,
): Where | undefined {
  const lines = conditions.map(({ field, rule, value }) => ({ field, rule, val: value ?? '' }))
  return parseSuperQuery(JSON.stringify(lines), match, fields, now)
}

const FITTING: Readonly<Record<string, readonly ColumnKind[]>> = {
  integer: NUMBERS,
  number: NUMBERS,
  date: MOMENTS,
  text: ['text', 'boolean'],
}

function conditionFindings(
  report: StoredReport,
  filtered: ReadonlyMap<string, ResolvedField>,
): DataFinding[] {
  const fields = filterFields(filtered)
  return (report.filter?.conditions ?? []).flatMap((condition, at): DataFinding[] => {
    const path = `filter.conditions[${at}]`
    const field = filtered.get(condition.field)
    if (!field) return []
    if (condition.parameter !== undefined) {
      const parameter = report.parameters?.find(({ name }) => name === condition.parameter)
      return !parameter || FITTING[parameter.kind]!.includes(field.kind)
        ? []
        : [{ path, zh: '参数的类型与字段不符', en: 'the parameter is of another type than the field' }]
    }
    try {
      whereOf([condition], 'and', fields)
      return []
    } catch (error) {
      if (!(error instanceof QueryError)) throw error
      return [{ path, zh: error.message, en: error.message }]
    }
  })
}

const NO_SOURCES: Pick<DataSources, 'byCode'> = { byCode: () => undefined }

function foreignOf(report: StoredReport, sources: Pick<DataSources, 'byCode'>): Foreign | undefined {
  const source = report.dataSource === undefined ? undefined : sources.byCode(report.dataSource)
  const table = source?.tables.get(report.source)
  return source && table ? { source, table } : undefined
}

/**
 * What a report means on this server, or everything that is wrong with it.
 * @param data of any shape
 * @param sources other databases that it may be made from
 */
export function planReport(
  modules: readonly ServerModule[],
  data: unknown,
  sources: Pick<DataSources, 'byCode'> = NO_SOURCES,
): { ok: true; plan: ReportPlan } | { ok: false; findings: DataFinding[] } {
  const read = readReportData(data)
  if (!read.ok) return read
  const { report } = read
  const foreign = foreignOf(report, sources)
  const source = foreign
    ? foreignServed(foreign.source, foreign.table)
    : report.dataSource === undefined
      ? [...servedTables(modules).values()].find(({ entity }) => entity.key === report.source)
      : undefined
  if (!source)
    return {
      ok: false,
      findings: [
        { path: 'source', zh: `没有数据来源“${report.source}”`, en: `there is no source "${report.source}"` },
      ],
    }
  const line = source.tables.lines.find(({ key }) => key === report.lines)
  if (report.lines !== undefined && !line)
    return {
      ok: false,
      findings: [
        { path: 'lines', zh: `没有明细“${report.lines}”`, en: `there are no lines "${report.lines}"` },
      ],
    }
  const reader = new PathReader(source, line, referenceTargets(modules), foreign !== undefined)
  const findings: DataFinding[] = []
  const at = (field: string, path: string): ResolvedField | undefined => {
    const found = reader.read(field)
    if (!('zh' in found)) return found
    findings.push({ ...found, path })
    return undefined
  }
  const columns = report.columns.map((column, index): PlannedColumn => {
    const path = `columns[${index}]`
    const found = column.field === undefined ? undefined : at(column.field, `${path}.field`)
    if (found)
      findings.push(...columnFindings(column, found, line !== undefined).map((text) => ({ path, ...text })))
    return { column, kind: kindOf(column, found), ...(found ? { source: found } : {}) }
  })
  const filtered = new Map<string, ResolvedField>()
  for (const [index, { field }] of (report.filter?.conditions ?? []).entries()) {
    const found = at(field, `filter.conditions[${index}].field`)
    if (found) filtered.set(field, found)
  }
  findings.push(...conditionFindings(report, filtered))
  for (const [index, planned] of columns.entries())
    if (planned.column.formula !== undefined) findings.push(...numberFindings(planned, columns, index))
  if (findings.length > 0) return { ok: false, findings }
  const plan = { report, source, links: reader.links, columns, grouped: isGrouped(report), filtered }
  return { ok: true, plan: { ...plan, ...(line ? { line } : {}), ...(foreign ? { foreign } : {}) } }
}

/** Columns of a formula that are no numbers. */
function numberFindings(
  { column }: PlannedColumn,
  columns: readonly PlannedColumn[],
  index: number,
): DataFinding[] {
  return formulaNames(column.formula!).flatMap((name) => {
    const named = columns.find((each) => each.column.name === name)
    return !named || NUMBERS.includes(named.kind)
      ? []
      : [{ path: `columns[${index}].formula`, zh: `“${name}”不是数字`, en: `"${name}" is no number` }]
  })
}
