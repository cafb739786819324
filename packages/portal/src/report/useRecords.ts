import { useMemo } from 'react'
import type { ReadReport } from '@lading/core/contract'
import { drillAddress, REPORT_PARAMETER } from '@lading/core/entity'
import type { ReportRow } from './reportValues'
import type { ReportQuery } from './useReport'

/** The address of the records behind rows of a report; nothing where no list shows them. */
export type RecordsOf = (rows: readonly ReportRow[]) => string | undefined

/** Where no list shows them, as in a draft. */
export const NOWHERE: RecordsOf = () => undefined

/** What a pivot or a chart is drawn of. */
export interface DrawnReport {
  report: ReadReport
  rows: readonly ReportRow[]
  /** @default none has a list */
  recordsOf?: RecordsOf
}

/** The rows of a report by what they are drawn as. */
export function rowsBy<Each extends { source: ReportRow }>(
  drawn: readonly Each[],
  keyOf: (each: Each) => string,
): ReadonlyMap<string, readonly ReportRow[]> {
  const found = new Map<string, ReportRow[]>()
  for (const each of drawn) {
    const key = keyOf(each)
    const rows = found.get(key)
    if (rows) rows.push(each.source)
    else found.set(key, [each.source])
  }
  return found
}

/** What the reader gave for the parameters, by name. */
const parametersOf = (query: ReportQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([name]) => name.startsWith(REPORT_PARAMETER))
      .map(([name, value]) => [name.slice(REPORT_PARAMETER.length), String(value)]),
  )

/** Where the records behind rows of a report are shown, under the parameters that were asked. */
export function useRecords(report: ReadReport, asked: ReportQuery): RecordsOf {
  return useMemo(() => {
    const given = parametersOf(asked)
    return (rows) => drillAddress(report, rows, given)
  }, [report, asked])
}
