import { isEmptyIn } from '../../api/cell'
import type { GridController } from '../../kernel/gridController'
import { trackPointer } from '../pointer/trackPointer'
import { rangeOf } from '../../kernel/selection'
import { fillTo } from './fillCommand'
import { filledRange } from './filledRange'
import { fillPreviewOf } from './fillPreview'

/**
 * Drags the handle at the corner of the range: shows what will be filled, and fills it when the mouse is let go; with
 * Ctrl then the other way round. Escape gives it up.
 */
export function dragFill(grid: GridController): void {
  const selection = grid.selection.get()
  if (!selection) return
  const range = rangeOf(selection)
  trackPointer(grid, {
    over: (at) => fillPreviewOf(grid).set(filledRange(range, at)),
    end(event) {
      const target = fillPreviewOf(grid).get()
      fillPreviewOf(grid).set(undefined)
      if (target && target !== range) fillTo(grid, target, event.ctrlKey || event.metaKey)
    },
    cancel: () => fillPreviewOf(grid).set(undefined),
  })
}

/**
 * Fills down as far as the data beside the range goes without a gap (a double click on the handle, as in Excel): the
 * nearest column with something in the next row says how far, those on the left first.
 */
export function fillDown(grid: GridController): void {
  const selection = grid.selection.get()
  if (!selection) return
  const range = rangeOf(selection)
  const { columns, firstData } = grid.layout.get()
  const filled = (row: number, column: number) => {
    const spot = grid.spot({ row, column })
    return spot !== undefined && !isEmptyIn(spot.column.cell, spot.row[spot.column.key])
  }
  const beside: number[] = []
  for (let column = range.left - 1; column >= firstData; column--) beside.push(column)
  for (let column = range.right + 1; column < columns.length; column++) beside.push(column)
  const along = beside.find((column) => filled(range.bottom + 1, column))
  if (along === undefined) return
  let bottom = range.bottom + 1
  while (filled(bottom + 1, along)) bottom++
  fillTo(grid, { ...range, bottom })
}
