import type { ReadColumn } from '@lading/core/contract'
import { formatThousands } from '@lading/core/text'

/** A row of a report; `<column>_dictText` stands beside coded values. */
export type ReportRow = Readonly<Record<string, unknown>>

/** Whether a column holds numbers: it stands at the right. */
export const isNumber = ({ kind }: Pick<ReadColumn, 'kind'>): boolean =>
  kind === 'number' || kind === 'integer'

/** A value as people read it: thousands, decimals, the text of a code. */
export function shownValue(row: ReportRow, column: Pick<ReadColumn, 'name' | 'kind' | 'digits'>): string {
  const text = row[`${column.name}_dictText`]
  if (typeof text === 'string' && text !== '') return text
  const value = row[column.name]
  if (value === null || value === undefined) return ''
  return isNumber(column) ? formatThousands(value, column.digits) : String(value)
}

/** The sum of a column as people read it; nothing where it has none. */
export function shownTotal(
  totals: Readonly<Record<string, number | null>>,
  { name, digits }: Pick<ReadColumn, 'name' | 'digits'>,
): string {
  const total = totals[name]
  return total === null || total === undefined ? '' : formatThousands(total, digits)
}

/** What a chart or a pivot calls a value of a column. */
export const groupName = (
  row: ReportRow,
  column: Pick<ReadColumn, 'name' | 'kind' | 'digits'>,
  blank: string,
): string => shownValue(row, column) || blank
