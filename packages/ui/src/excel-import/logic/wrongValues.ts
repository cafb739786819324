import type { Row } from '@lading/core/rules'
import type { ImportRow } from './importTypes'
import type { ImportIssue } from './checkRows'

/** A value that was refused in a field, and in how many rows. */
export interface WrongValue {
  field: string
  value: unknown
  /** Rows that hold it, over the whole sheet. */
  count: number
}

/** Values that are listed: the most frequent ones. */
const LISTED = 20

/** The refused values behind the issues of one message, the most frequent first. */
export function wrongValuesOf(
  rows: readonly ImportRow[],
  issues: readonly ImportIssue[],
  message: string,
): WrongValue[] {
  const byLine = new Map(rows.map((row) => [row.line, row]))
  const found = new Map<string, WrongValue>()
  for (const issue of issues) {
    if (issue.message !== message || !issue.field) continue
    const value = byLine.get(issue.line)?.values[issue.field] ?? null
    const key = `${issue.field}|${typeof value}|${String(value)}`
    const known = found.get(key)
    if (known) known.count += 1
    else found.set(key, { field: issue.field, value, count: 1 })
  }
  return [...found.values()].sort((a, b) => b.count - a.count).slice(0, LISTED)
}

/** The rows, by line, in which a field holds a value, with another in its place. */
export function replaceValue(
  rows: readonly ImportRow[],
  { field, value }: Pick<WrongValue, 'field' | 'value'>,
  by: unknown,
): Map<number, Row> {
  const changed = new Map<number, Row>()
  for (const { line, values } of rows)
    if ((values[field] ?? null) === value) changed.set(line, { ...values, [field]: by })
  return changed
}
