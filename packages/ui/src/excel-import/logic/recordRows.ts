import { recordStarts } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import type { ImportColumn, ImportRow } from './importTypes'

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

const headerOf = ({ values }: ImportRow, columns: readonly ImportColumn[]): Row =>
  Object.fromEntries(columns.flatMap(({ key, line }) => (line ? [] : [[key, values[key] ?? null]])))

/**
 * Which rows begin a record, where the sheet has lines: the others are further lines of the record above.
 *
 * @returns undefined where no row holds a value of a line: each row is a record
 */
export function startsOf(
  rows: readonly ImportRow[],
  columns: readonly ImportColumn[],
): readonly boolean[] | undefined {
  const lined = columns.filter(({ line }) => line)
  if (!rows.some(({ values }) => lined.some(({ key }) => !isBlank(values[key])))) return undefined
  return recordStarts(rows.map((row) => headerOf(row, columns)))
}

/** Places from and to of the rows of each record; without lines each row is one. */
function recordsOf(count: number, starts: readonly boolean[] | undefined): [from: number, to: number][] {
  const firsts = Array.from({ length: count }, (_, at) => at).filter((at) => !starts || starts[at])
  return firsts.map((from, n) => [from, firsts[n + 1] ?? count])
}

/** Lines of the sheet that are not sent: a record is taken with all of its rows, or not at all. */
export function heldLines(
  rows: readonly ImportRow[],
  columns: readonly ImportColumn[],
  bad: ReadonlySet<number>,
): Set<number> {
  const starts = startsOf(rows, columns)
  if (!starts) return new Set(rows.flatMap(({ line }) => (bad.has(line) ? line : [])))
  return new Set(
    recordsOf(rows.length, starts).flatMap(([from, to]) => {
      const lines = rows.slice(from, to).map(({ line }) => line)
      return lines.some((line) => bad.has(line)) ? lines : []
    }),
  )
}

/**
 * Rows with corrected ones among them, by line. What was corrected in the header of a record's first row is corrected in
 * those that repeat it, which would begin another record otherwise.
 */
export function withChanges(
  rows: readonly ImportRow[],
  columns: readonly ImportColumn[],
  changed: ReadonlyMap<number, Row>,
): ImportRow[] {
  const next = rows.map((row) => (changed.has(row.line) ? { ...row, values: changed.get(row.line)! } : row))
  const starts = startsOf(rows, columns)
  if (!starts) return next
  for (const [from, to] of recordsOf(rows.length, starts)) {
    if (!changed.has(rows[from]!.line)) continue
    const [before, after] = [headerOf(rows[from]!, columns), headerOf(next[from]!, columns)]
    for (let at = from + 1; at < to; at++) {
      const same = JSON.stringify(headerOf(next[at]!, columns)) === JSON.stringify(before)
      if (same) next[at] = { ...next[at]!, values: { ...next[at]!.values, ...after } }
    }
  }
  return next
}

/** Rows as they are sent: without members of lines where no row has one, since each row is a record then. */
export function rowsToSend(rows: readonly ImportRow[], columns: readonly ImportColumn[]): ImportRow[] {
  if (startsOf(rows, columns)) return [...rows]
  const header = new Set(columns.flatMap(({ key, line }) => (line ? [] : key)))
  return rows.map((row) => ({
    ...row,
    values: Object.fromEntries(Object.entries(row.values).filter(([key]) => header.has(key))),
  }))
}
