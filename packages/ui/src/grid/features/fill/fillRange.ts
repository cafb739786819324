import type { GridController } from '../../kernel/gridController'
import { rangeOf } from '../../kernel/selection'
import type { CellRange } from '../../kernel/selection'
import { spansOf } from '../spans/gridSpans'
import type { CellWrite } from '../writing/writeCells'
import { fillCells, fillingOf } from './fillCells'

/**
 * Copies the first row down (Ctrl+D) or the first column across (Ctrl+R) the selected range, as one undo step. A range
 * of one row takes the row above, one of one column the column before it, as in Excel.
 */
export function fillRange(grid: GridController, direction: 'down' | 'right'): void {
  const selection = grid.selection.get()
  if (!selection || grid.readOnly) return
  if (selection.others?.length) {
    grid.notify({ text: grid.messages.oneRangeOnly })
    return
  }
  const range = rangeOf(selection)
  const { top, bottom, left, right } = range
  if (direction === 'down') fillFrom(grid, range, direction, top === bottom ? top - 1 : top)
  else fillFrom(grid, range, direction, left === right ? left - 1 : left)
}

/** Copies what is above the active cell into it (Ctrl+'), alone of a range. */
export function copyAbove(grid: GridController): void {
  const active = grid.selection.get()?.active
  if (!active || grid.readOnly) return
  const { row, column } = active
  fillFrom(grid, { top: row, bottom: row, left: column, right: column }, 'down', row - 1)
}

/** @param line the row, or the column, that is copied */
function fillFrom(grid: GridController, range: CellRange, direction: 'down' | 'right', line: number): void {
  const spans = spansOf(grid).get()
  const writes: CellWrite[] = []
  for (let row = range.top; row <= range.bottom; row++) {
    for (let column = range.left; column <= range.right; column++) {
      const first = direction === 'down' ? { row: line, column } : { row, column: line }
      const from = spans?.anchor(first) ?? first
      if (spans?.covers(row, column)) continue
      const [source, target] = [grid.spot(from), grid.spot({ row, column })]
      if (!source || !target || source.column.cell.marker || target.column.cell.marker) continue
      if (source.at.row === row && source.at.column === column) continue
      writes.push({ rowId: target.id, key: target.column.key, ...fillingOf(grid, source, target.column) })
    }
  }
  if (writes.length > 0) fillCells(grid, writes)
}
