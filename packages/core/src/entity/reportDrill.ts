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

/** How the records behind a row of a report are asked for. */
export interface ReportDrill {
  /** Of their list. */
  path: string
  match: 'and' | 'or'
  conditions: DrillCondition[]
  /** The columns that rows are grouped by, with the fields behind them. */
  groups: { name: string; field: string; part?: DatePart }[]
}

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
  { match, conditions, groups }: ReportDrill,
  row: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, string>>,
): DrillLine[] {
  const chosen = conditions.flatMap((condition): DrillLine[] => conditionLine(condition, given))
  const either: DrillLine[] =
    match === 'or' && chosen.length > 1 ? [{ matchType: 'or', lines: chosen }] : chosen
  return [...either, ...groups.map(({ name, field, part }) => lineOf(field, row[name], part))]
}

/** The address of the list that shows them. */
export function drillAddress(
  drill: ReportDrill,
  row: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams({
    superQueryParams: encodeURI(JSON.stringify(drillLines(drill, row, given))),
    superQueryMatchType: 'and',
  })
  return `${drill.path}?${query}`
}
