import { REPORT_LIMITS, storedReport } from '@lading/core/contract'
import type { StoredReport } from '@lading/core/contract'
import type { DataFinding, SchemaError } from '@lading/core/data-form'
import { schemaFindings, unfit } from '@lading/core/data-form'
import { snakeCase } from '@lading/core/entity'
import { Compile } from 'typebox/compile'
import { formulaFindings } from './formulaSql'

/** Names that a list call means something else by, and the row's own. */
const RESERVED = [
  'id',
  'column',
  'order',
  'field',
  'pageNo',
  'pageSize',
  'superQueryParams',
  'superQueryMatchType',
  'tenantId',
]

/** The only choice that a report has is what conditions compare with. */
const VALUE = { zh: '文字、数字、true 或 false', en: 'a text, a number, true or false' }
/** Most findings of the shape that are told. */
const MAX_FINDINGS = 20

let compiled: ReturnType<typeof Compile> | undefined
const checker = () => (compiled ??= Compile(storedReport))

/** What of the shape is wrong. */
function shapeFindings(data: unknown): DataFinding[] {
  if (checker().Check(data)) return []
  const errors = checker().Errors(data) as SchemaError[]
  return schemaFindings(errors, () => VALUE).slice(0, MAX_FINDINGS)
}

/** Names that come twice, or that may not be used. */
function nameFindings(names: readonly string[], path: string): DataFinding[] {
  const seen = new Set<string>()
  return names.flatMap((name, at): DataFinding[] => {
    const column = snakeCase(name)
    const twice = seen.has(column)
    seen.add(column)
    if (RESERVED.includes(name) || name in {})
      return [
        {
          path: `${path}[${at}].name`,
          zh: `不能使用名称“${name}”`,
          en: `"${name}" is a name that cannot be used`,
        },
      ]
    return twice
      ? [{ path: `${path}[${at}].name`, zh: `名称“${name}”重复`, en: `the name "${name}" comes twice` }]
      : []
  })
}

/** What columns say that does not go together. */
function columnFindings({ columns }: StoredReport): DataFinding[] {
  return columns.flatMap(({ name, field, aggregate, formula, part }, at): DataFinding[] => {
    const path = `columns[${at}]`
    if (formula !== undefined) {
      if (field !== undefined || aggregate !== undefined || part !== undefined)
        return [{ path, zh: '公式列不能同时取字段', en: 'a formula takes no field, aggregate or part' }]
      const others = columns.filter((each) => each.formula === undefined && each.name !== name)
      return formulaFindings(formula, new Set(others.map((each) => each.name)), `${path}.formula`)
    }
    if (field === undefined && aggregate !== 'count')
      return [{ path: `${path}.field`, zh: '缺少字段', en: 'a field is missing' }]
    if (part !== undefined && aggregate !== undefined)
      return [
        { path: `${path}.part`, zh: '汇总列不能取日期部分', en: 'an aggregate takes no part of a date' },
      ]
    return []
  })
}

/** References of sort, chart, pivot and conditions to names of the report itself. */
function innerFindings(report: StoredReport): DataFinding[] {
  const columns = new Set(report.columns.map(({ name }) => name))
  const parameters = new Set((report.parameters ?? []).map(({ name }) => name))
  const named: [path: string, name: string][] = [
    ...(report.sort ?? []).map(({ column }, at): [string, string] => [`sort[${at}].column`, column]),
    ...(report.chart ? [report.chart.category, ...report.chart.values] : []).map((each): [string, string] => [
      'chart',
      each,
    ]),
    ...(report.pivot ? [report.pivot.row, report.pivot.column, report.pivot.value] : []).map(
      (each): [string, string] => ['pivot', each],
    ),
  ]
  return [
    ...named
      .filter(([, name]) => !columns.has(name))
      .map(([path, name]) => ({ path, zh: `没有列“${name}”`, en: `there is no column "${name}"` })),
    ...(report.filter?.conditions ?? []).flatMap(({ parameter }, at) =>
      parameter === undefined || parameters.has(parameter)
        ? []
        : [
            {
              path: `filter.conditions[${at}].parameter`,
              zh: `没有参数“${parameter}”`,
              en: `there is no parameter "${parameter}"`,
            },
          ],
    ),
  ]
}

/** Whether rows are grouped: a column is an aggregate. */
export const isGrouped = ({ columns }: Pick<StoredReport, 'columns'>): boolean =>
  columns.some(({ aggregate }) => aggregate !== undefined)

/**
 * Reads a report from anywhere: its shape, and what its parts say of each other. Whether its fields are there is asked
 * when it is planned.
 */
export function readReportData(
  data: unknown,
): { ok: true; report: StoredReport } | { ok: false; findings: DataFinding[] } {
  const rough = unfit(data)
  if (rough.length > 0) return { ok: false, findings: rough }
  if (JSON.stringify(data).length > REPORT_LIMITS.draft)
    return { ok: false, findings: [{ path: '', zh: '报表定义过大', en: 'the definition is too large' }] }
  const shape = shapeFindings(data)
  if (shape.length > 0) return { ok: false, findings: shape }
  const report = data as StoredReport
  const findings = [
    ...nameFindings(
      report.columns.map(({ name }) => name),
      'columns',
    ),
    ...nameFindings(
      (report.parameters ?? []).map(({ name }) => name),
      'parameters',
    ),
    ...columnFindings(report),
    ...innerFindings(report),
  ]
  return findings.length > 0 ? { ok: false, findings } : { ok: true, report }
}
