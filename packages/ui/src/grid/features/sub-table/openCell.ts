import type { GridController, Spot } from '../../view/gridController'

/** A cell that was asked to show more than fits into it. */
export interface OpenCell {
  rowId: string
  key: string
}

/** The event of the grid's frame that asks for it. */
export const OPEN_EVENT = 'lg-open-cell'

/** Whether a cell has more to show: a sub-table, or the details of its row. */
export function hasMore(spot: Pick<Spot, 'column'>): boolean {
  const { subTable, showDetails } = spot.column.def
  return subTable !== undefined || showDetails === true
}

/** Opens the sub-table of a cell, or the details of its row. Answers whether there is either. */
export function openCell(grid: GridController, spot = grid.active()): boolean {
  if (!spot || !hasMore(spot)) return false
  const detail: OpenCell = { rowId: spot.id, key: spot.column.key }
  grid.viewport.element?.parentElement?.dispatchEvent(new CustomEvent(OPEN_EVENT, { detail }))
  return true
}
