import type { GridController, Spot } from '../../kernel/gridController'

/** A cell that was asked to show more than fits into it. */
export interface OpenCell {
  rowId: string
  key: string
}

/** Whether a cell has more to show: a sub-table, or the details of its row. */
export function hasMore(spot: Pick<Spot, 'column'>): boolean {
  const { subTable, showDetails } = spot.column.def
  return subTable !== undefined || showDetails === true
}

/** Opens the sub-table of a cell, or the details of its row. Answers whether there is either. */
export function openCell(grid: GridController, spot = grid.active()): boolean {
  if (!spot || !hasMore(spot)) return false
  grid.opened.set({ rowId: spot.id, key: spot.column.key })
  return true
}
