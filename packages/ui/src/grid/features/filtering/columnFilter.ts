import type { Row } from '@lading/core/rules'
import { isEmptyIn } from '../../cells/defineCell'
import type { FilterKind } from '../../cells/defineCell'
import type { CompiledColumn } from '../../engine/compileColumns'
import { cellText } from '../../engine/cellText'

/** What a column's own filter lets through. */
export type ColumnFilter =
  /** The text people see contains this; upper and lower case are the same. */
  | { kind: 'text'; contains: string }
  /** Numbers from `min` to `max`, both included; either may be missing. */
  | { kind: 'number'; min?: number | undefined; max?: number | undefined }
  /** Days (`YYYY-MM-DD`) from `from` to `to`, both included; either may be missing. */
  | { kind: 'date'; from?: string | undefined; to?: string | undefined }
  /** One of these values; a cell of several values needs one of them. */
  | { kind: 'set'; values: readonly string[] }
  /** Checkboxes that are on, or that are off. */
  | { kind: 'checked'; on: boolean }
  | { kind: 'empty' }
  | { kind: 'filled' }

/** Filters of columns, by key. */
export type ColumnFilters = Readonly<Record<string, ColumnFilter>>

/** Every row passes. */
export const NO_FILTERS: ColumnFilters = {}

/** How a column is filtered: by its type; one with a dictionary by the dictionary's values. */
export function filterKindOf({ cell, def }: CompiledColumn): FilterKind {
  return cell.filter ?? (def.options || def.dictCode ? 'set' : 'text')
}

/** Whether a filter lets every row through: what a filter form gives while nothing is filled in. */
export function isOpen(filter: ColumnFilter): boolean {
  switch (filter.kind) {
    case 'text':
      return filter.contains.trim() === ''
    case 'number':
      return filter.min === undefined && filter.max === undefined
    case 'date':
      return !filter.from && !filter.to
    case 'set':
      return filter.values.length === 0
    default:
      return false
  }
}

/** The filters with one set; undefined, or one that is open, takes it away. */
export function withFilter(filters: ColumnFilters, key: string, filter?: ColumnFilter): ColumnFilters {
  const { [key]: before, ...rest } = filters
  if (!filter || isOpen(filter)) return !before ? filters : Object.keys(rest).length ? rest : NO_FILTERS
  return { ...rest, [key]: filter }
}

/** Checks of rows, for the columns that are there. */
export function columnChecks(
  filters: ColumnFilters,
  columnOf: (key: string) => CompiledColumn | undefined,
): ((row: Row) => boolean)[] {
  return Object.entries(filters).flatMap(([key, filter]) => {
    const column = columnOf(key)
    return column && !isOpen(filter) ? [checkOf(column, filter)] : []
  })
}

function checkOf(column: CompiledColumn, filter: ColumnFilter): (row: Row) => boolean {
  const { key, cell } = column
  switch (filter.kind) {
    case 'empty':
      return (row) => isEmptyIn(cell, row[key])
    case 'filled':
      return (row) => !isEmptyIn(cell, row[key])
    case 'text': {
      const wanted = filter.contains.trim().toLowerCase()
      return (row) => cellText(column, row).toLowerCase().includes(wanted)
    }
    case 'number': {
      const { min = -Infinity, max = Infinity } = filter
      return (row) => {
        const value = row[key]
        // Blank is not 0, and a text that is no number is in no range.
        const number = typeof value === 'number' ? value : isBlank(value) ? NaN : Number(value)
        return number >= min && number <= max
      }
    }
    case 'date': {
      const { from, to } = filter
      return (row) => {
        // The first ten characters are the day; days sort as texts do.
        const day = String(row[key] ?? '').slice(0, 10)
        return day !== '' && (!from || day >= from) && (!to || day <= to)
      }
    }
    case 'set': {
      const wanted = new Set(filter.values)
      if (!column.several) return (row) => wanted.has(String(row[key] ?? ''))
      return (row) =>
        String(row[key] ?? '')
          .split(',')
          .some((each) => wanted.has(each))
    }
    case 'checked':
      return (row) => isOn(column, row[key]) === filter.on
  }
}

const isBlank = (value: unknown) => value === null || value === undefined || String(value).trim() === ''

/** Whether a checkbox is on: switching it twice leads back to the value that is on. */
function isOn(column: CompiledColumn, value: unknown): boolean {
  const { toggle } = column.cell
  if (!toggle) return value === true || value === 'Y'
  // Every value that is not on becomes on.
  const on = toggle(undefined, column)
  return value === on
}
