import type { ColumnFilters, FilterCondition } from '../../api/arrangement'
import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'
import type { GridController } from '../../kernel/gridController'
import type { CellAt } from '../../kernel/selection'
import { columnsOf } from '../columns/columnTable'
import type { Followed } from '../columns/signalReactivity'
import { NO_FILTERS } from './columnFilter'

/** Which rows of a grid are shown. */
export const filtersOf = defineFeature(() => new Signal<readonly FilterCondition[]>([]))

/** What the columns' own filters let through, by key. */
export function columnFiltersOf(grid: GridController): Followed<ColumnFilters> {
  return columnsOf(grid).filters
}

/**
 * Shows only the rows that meet all conditions. The active cell stays the same cell, if it is still shown.
 *
 * @param byColumn filters of columns, by key. @default as they are
 */
export function filterBy(
  grid: GridController,
  conditions: readonly FilterCondition[],
  byColumn = columnFiltersOf(grid).get(),
): void {
  const filters = filtersOf(grid)
  const columnFilters = columnFiltersOf(grid)
  const none = conditions.length === 0 && filters.get().length === 0
  if (none && byColumn === columnFilters.get()) return
  filters.set(conditions)
  columnsOf(grid).filter(byColumn)
  grid.rearrange()
  grid.live.set(grid.messages.shownOf(grid.rowCount, grid.engine.store.count))
}

/** Where a cell is on screen, as `grid.find` says; a row that is filtered out or folded away is shown again first. */
export function findShown(grid: GridController, rowId: string, key: string): CellAt | undefined {
  const { store, view } = grid.engine
  const position = store.positionOf(rowId)
  if (position >= 0 && view.indexOf(position) < 0) filterBy(grid, [], NO_FILTERS)
  if (position >= 0 && view.indexOf(position) < 0) grid.unfold(rowId)
  return grid.find(rowId, key)
}
