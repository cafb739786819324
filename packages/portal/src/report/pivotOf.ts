import { totalOf } from '@lading/core/entity'

/** One value of a pivot with where it stands. */
export interface PivotCell {
  row: string
  column: string
  value: unknown
}

/** A table of two dimensions. */
export interface Pivot {
  columns: string[]
  rows: { name: string; values: (number | null)[]; total: number | null }[]
  totals: (number | null)[]
  total: number | null
}

/** Decimal places of sums. */
const DIGITS = 6

type Sums = Map<string, { value: unknown }[]>

function add(sums: Sums, key: string, value: unknown): void {
  const list = sums.get(key)
  if (list) list.push({ value })
  else sums.set(key, [{ value }])
}

const number = (list: { value: unknown }[] | undefined): number | null =>
  list ? totalOf(list, 'value', DIGITS) : null

/**
 * Sums values where rows and columns meet, exactly. Rows stand in the order in which they come; columns too, or sorted, where
 * they are periods.
 */
export function pivotOf(cells: readonly PivotCell[]): Pivot {
  const names = [...new Set(cells.map(({ row }) => row))]
  const found = [...new Set(cells.map(({ column }) => column))]
  const columns = found.every((name) => /^\d{4}(-|$)/.test(name)) ? found.sort() : found
  const sums: Sums = new Map()
  const key = (row: string, column: string) => `${row}\u0000${column}`
  for (const { row, column, value } of cells) {
    if (value === null || value === undefined) continue
    for (const place of [key(row, column), key(row, ''), key('', column), '']) add(sums, place, value)
  }
  return {
    columns,
    rows: names.map((name) => ({
      name,
      values: columns.map((column) => number(sums.get(key(name, column)))),
      total: number(sums.get(key(name, ''))),
    })),
    totals: columns.map((column) => number(sums.get(key('', column)))),
    total: number(sums.get('')),
  }
}
