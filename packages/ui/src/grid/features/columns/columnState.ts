import type { ColumnFiltersState, ColumnPinningState, SortingState } from '@tanstack/react-table'
import type { ColumnFilter, ColumnFilters, SortChoice } from '../../api/arrangement'
import type { CompiledColumn } from '../../api/cell'
import { NO_FILTERS } from '../filtering/columnFilter'
import type { ColumnChoices } from './columnChoices'

/** Where a column stays in view; false: it scrolls with the others. */
export type Side = 'start' | 'end' | false

/** Which columns are shown: as they are defined, unless somebody chose otherwise. */
export function visibilityOf(
  columns: readonly CompiledColumn[],
  chosen: ColumnChoices['visible'],
): Record<string, boolean> {
  return { ...Object.fromEntries(columns.map(({ key, def }) => [key, !def.hidden])), ...chosen }
}

/** The columns at either side, in the order given; the grid's own columns before all others. */
export function pinningOf(
  columns: readonly CompiledColumn[],
  chosen: ColumnChoices['pinned'],
): ColumnPinningState {
  const where = (column: CompiledColumn) => {
    if (column.cell.marker) return 'start'
    const choice = chosen[column.key]
    return choice === undefined ? column.def.pinned : choice
  }
  const keys = (side: 'start' | 'end', markers: boolean) =>
    columns.filter((each) => where(each) === side && !!each.cell.marker === markers).map(({ key }) => key)
  return { start: [...keys('start', true), ...keys('start', false)], end: keys('end', false) }
}

/** The side of every column that is kept in view, or was before: what a change of pinning changes. */
export function sidesChanged(before: ColumnPinningState, now: ColumnPinningState): Record<string, Side> {
  const side = ({ start, end }: ColumnPinningState, key: string): Side =>
    start.includes(key) ? 'start' : end.includes(key) && 'end'
  const keys = new Set([...before.start, ...before.end, ...now.start, ...now.end])
  return Object.fromEntries(
    [...keys].flatMap((key) => (side(before, key) === side(now, key) ? [] : [[key, side(now, key)]])),
  )
}

/** The entries that differ from what they were. */
export function changedIn<Value>(
  before: Readonly<Record<string, Value>>,
  now: Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => before[key] !== value))
}

/** The sort as TanStack Table keeps it; rows are sorted by one column at a time. */
export function sortingOf(choice: SortChoice | undefined): SortingState {
  return choice ? [{ id: choice.key, desc: choice.direction === 'descending' }] : []
}

/** The sort as the grid tells it. */
export function sortChoiceOf([first]: SortingState): SortChoice | undefined {
  return first && { key: first.id, direction: first.desc ? 'descending' : 'ascending' }
}

/** The filters as TanStack Table keeps them. */
export function filterStateOf(filters: ColumnFilters): ColumnFiltersState {
  return Object.entries(filters).map(([id, value]) => ({ id, value }))
}

/** The filters as the grid tells them; `NO_FILTERS` when there are none. */
export function columnFiltersOf(state: ColumnFiltersState): ColumnFilters {
  if (state.length === 0) return NO_FILTERS
  return Object.fromEntries(state.map(({ id, value }) => [id, value as ColumnFilter]))
}
