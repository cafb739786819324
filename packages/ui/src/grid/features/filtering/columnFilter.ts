import type { Row } from '@lading/core/rules'
import { isEmptyIn } from '../../api/cell'
import type { FilterKind, CompiledColumn } from '../../api/cell'
import type { ColumnFilter, ColumnFilters } from '../../api/arrangement'
import { cellText } from '../../engine/cellText'

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
