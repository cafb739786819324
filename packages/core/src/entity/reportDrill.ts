import type { DATE_PARTS } from './reportRules'

/** Parts of a date by which rows are grouped. */
export type DatePart = (typeof DATE_PARTS)[number]

/** A condition of a report as it is stored. */
interface DrillCondition {
  field: string
  rule: string
  value?: string | number | boolean | (string | number | boolean)[]
  /** In place of a value: what the reader gives. */
  parameter?: string
}

/** How the records behind the rows of a report are asked for. */
export interface ReportDrill {
  /** Of their list. */
  path: string
  /**
   * The conditions by which that list finds them as well. Absent where it cannot: the rows are of lines, of single
   * records, or chosen by fields of other records. The server then looks for them by the rows themselves.
   */
  query?: DrillQuery
}

/** Conditions of a report, as its list asks for what stands behind one of its groups. */
export interface DrillQuery {
  match: 'and' | 'or'
  conditions: DrillCondition[]
  /** The columns that rows are grouped by, with the fields behind them. */
  groups: { name: string; field: string; part?: DatePart }[]
}

/** The parameter of a list that leaves only the records behind rows of a report: `<code>:<id>,<id>`. */
export const REPORT_ROWS = 'reportRows'
/** Rows of a report whose records are asked for at once. */
export const MAX_REPORT_ROWS = 100
/** Beginning of the names by which a call gives the parameters of a report (contract §20). */
export const REPORT_PARAMETER = 'self_'

/** A line of an advanced query (contract §3.4). */
export type DrillLine =
  | { field: string; rule: string; val: string }
  | { matchType: 'and' | 'or'; lines: DrillLine[] }

const pad = (value: number) => String(value).padStart(2, '0')
const lastDay = (year: number, month: number) =>
  `${year}-${pad(month)}-${pad(new Date(Date.UTC(year, month, 0)).getUTCDate())}`

/** First and last day of a part of a date as a report shows it: `2026`, `2026-Q2`, `2026-03`, `2026-03-05`. */
function daysOf(part: DatePart, text: string): string | undefined {
  const [, years = '', rest = ''] = /^(\d{4})(?:-(.*))?$/.exec(text) ?? []
  if (years === '') return undefined
  const year = Number(years)
  if (part === 'year') return `${year}-01-01,${year}-12-31`
  if (part === 'quarter') {
    const first = Number(rest.slice(1)) * 3 - 2
    return `${year}-${pad(first)}-01,${lastDay(year, first + 2)}`
  }
  if (part === 'month') return `${text}-01,${lastDay(year, Number(rest))}`
  return `${text},${text}`
}

function lineOf(field: string, value: unknown, part?: DatePart): DrillLine {
  if (value === null || value === undefined || value === '') return { field, rule: 'empty', val: '' }
  const text = String(value)
  const days = part && daysOf(part, text)
  return days ? { field, rule: 'range', val: days } : { field, rule: 'eq', val: text }
}

/** A condition with what the reader gave; none for a parameter without a value. */
function conditionLine(
  { field, rule, value, parameter }: DrillCondition,
  given: Readonly<Record<string, string>>,
) {
  const val = parameter === undefined ? value : given[parameter] || undefined
  if (val === undefined && rule !== 'empty' && rule !== 'not_empty') return []
  return [{ field, rule, val: Array.isArray(val) ? val.join(',') : String(val ?? '') }]
}

/**
 * The advanced query by which a list shows the records behind a row of a report.
 *
 * @param row of the report
 * @param given values of the parameters, by name
 */
export function drillLines(
  { match, conditions, groups }: DrillQuery,
  row: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, string>>,
): DrillLine[] {
  const chosen = conditions.flatMap((condition): DrillLine[] => conditionLine(condition, given))
  const either: DrillLine[] =
    match === 'or' && chosen.length > 1 ? [{ matchType: 'or', lines: chosen }] : chosen
  return [...either, ...groups.map(({ name, field, part }) => lineOf(field, row[name], part))]
}

/** A report whose rows are followed. */
interface Drilled {
  code: string
  drill?: ReportDrill
}

/**
 * The address of the list that shows the records behind rows of a report.
 *
 * @param rows of the report, each with its `id`
 * @param given values of the parameters, by name
 * @returns nothing where no list shows them, and for no rows or more than 100
 */
export function drillAddress(
  { code, drill }: Drilled,
  rows: readonly Readonly<Record<string, unknown>>[],
  given: Readonly<Record<string, string>>,
): string | undefined {
  if (!drill || rows.length === 0 || rows.length > MAX_REPORT_ROWS) return undefined
  const { path, query } = drill
  const asked: Record<string, string> =
    query && rows.length === 1
      ? {
          superQueryParams: encodeURI(JSON.stringify(drillLines(query, rows[0]!, given))),
          superQueryMatchType: 'and',
        }
      : {
          [REPORT_ROWS]: `${code}:${rows.map(({ id }) => String(id)).join(',')}`,
          ...Object.fromEntries(
            Object.entries(given).flatMap(([name, value]) =>
              value === '' ? [] : [[REPORT_PARAMETER + name, value]],
            ),
          ),
        }
  return `${path}?${new URLSearchParams(asked)}`
}

/** The rows of a report that an address asks for the records of, with the parameters of the report, as the list's call has them. */
export function reportRowsOfAddress(search: string): Record<string, string> | undefined {
  const asked = [...new URLSearchParams(search)]
  if (!asked.some(([name, value]) => name === REPORT_ROWS && value !== '')) return undefined
  return Object.fromEntries(
    asked.filter(([name]) => name === REPORT_ROWS || name.startsWith(REPORT_PARAMETER)),
  )
}

/** What a list's call asks for beside rows of a report and its parameters. */
export function withoutReportRows(asked: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(asked).filter(([name]) => name !== REPORT_ROWS && !name.startsWith(REPORT_PARAMETER)),
  )
}

/** What a list's call says of rows of a report; nothing when it is none of that form. */
export function readReportRows(text: unknown): { code: string; ids: string[] } | undefined {
  const [, code, list] = (typeof text === 'string' && /^([\w-]{1,64}):(.+)$/.exec(text)) || []
  if (code === undefined || list === undefined) return undefined
  const ids = list.split(',')
  return ids.length <= MAX_REPORT_ROWS && ids.every((id) => /^[\w-]{1,64}$/.test(id))
    ? { code, ids }
    : undefined
}
