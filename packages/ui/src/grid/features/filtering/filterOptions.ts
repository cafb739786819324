import type { Row } from '@lading/core/rules'
import type { CompiledColumn } from '../../api/cell'

/** More different values are not offered one by one. */
const LIMIT = 500

/** A value a column can be filtered by, with its text. */
export interface FilterOption {
  value: string
  text: string
}

/**
 * What a column can be filtered by: the values of its dictionary, and those that occur in the rows without being
 * listed there, up to 500.
 */
export function filterOptionsOf(column: CompiledColumn, rows: readonly Row[]): FilterOption[] {
  const own = typeof column.def.options === 'function' ? [] : column.optionsOf({})
  const found = new Map<string, string>(own.map(({ value, text }) => [value, text]))
  for (const row of rows) {
    if (found.size >= LIMIT) break
    const value = row[column.key]
    if (value === null || value === undefined || value === '') continue
    for (const each of column.several ? String(value).split(',') : [String(value)]) {
      if (!found.has(each)) found.set(each, column.textOf(each, row))
    }
  }
  return [...found].map(([value, text]) => ({ value, text }))
}
