import { REPORT_LIMITS, storedReport } from '@lading/core/contract'
import type { StoredReport } from '@lading/core/contract'
import type { DataFinding } from '@lading/core/data-form'
import { unfit } from '@lading/core/data-form'
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

let compiled: ReturnType<typeof Compile> | undefined
const checker = () => (compiled ??= Compile(storedReport))

const place = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce(
      (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
      '',
    )

/** What of the shape is wrong. */
function shapeFindings(data: unknown): DataFinding[] {
  if (checker().Check(data)) return []
  const found = checker().Errors(data) as { instancePath: string; message: string; keyword: string }[]
  // Each unknown member is told by its own path.
  const told = found
    .filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'additionalProperties')
    .slice(0, 20)
  return told.map(({ instancePath, message }) => ({
    path: place(instancePath),
    zh: `格式不正确（${message}）`,
    en: message,
  }))
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
