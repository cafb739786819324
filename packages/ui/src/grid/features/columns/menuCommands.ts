import type { GridController } from '../../kernel/gridController'
import { commitEdit } from '../editing/editCommands'
import { withFilter } from '../filtering/columnFilter'
import type { SortChoice } from '../../api/arrangement'
import { sortBy, sortOf } from '../sorting/sorting'
import { columnsOf } from './columnTable'
import { filterBy, filtersOf, columnFiltersOf } from '../filtering/filtering'

/** Sorts the shown rows by a column; undefined ends that. */
export function sortColumn(
  grid: GridController,
  key: string,
  direction: SortChoice['direction'] | undefined,
): void {
  if (commitEdit(grid, { force: true })) sortBy(grid, direction && { key, direction })
}

/** Keeps a column in view at the start or the end; false lets it scroll. */
export function pinColumn(grid: GridController, key: string, side: 'start' | 'end' | false): void {
  columnsOf(grid).pin(key, side)
}

/** Hides a column, unless it is the last one that is shown. */
export function hideColumn(grid: GridController, key: string): void {
  if (!canHide(grid)) return
  commitEdit(grid, { force: true })
  columnsOf(grid).show(key, false)
}

/** Whether more than one column is shown. */
export function canHide(grid: GridController): boolean {
  const { columns, firstData } = grid.layout.get()
  return columns.length - firstData > 1
}

/** Gives a column the width, side, lines, colours, filter and order of rows it had before the user changed them. */
export function resetColumn(grid: GridController, key: string): void {
  commitEdit(grid, { force: true })
  columnsOf(grid).reset(key)
  if (sortOf(grid).get()?.key === key) sortBy(grid, undefined)
  filterBy(grid, filtersOf(grid).get(), withFilter(columnFiltersOf(grid).get(), key))
}
