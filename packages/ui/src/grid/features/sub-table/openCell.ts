import type { GridController, Spot } from '../../kernel/gridController'
import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'

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
  openedOf(grid).set({ rowId: spot.id, key: spot.column.key })
  return true
}

/** The cell whose sub-table or row's details were asked for; anew at every asking. */
export const openedOf = defineFeature(() => new Signal<OpenCell | undefined>(undefined))
