import type { CellRange } from '../selection/selection'

/** Where the cells of a paste go: a rectangle that begins at the range's corner. */
export interface PastePlan {
  top: number
  left: number
  rows: number
  columns: number
  /** Rows below the last one that have to be created. */
  created: number
  /** The clipboard's cell for an offset in the rectangle. */
  source(row: number, column: number): string
}

/**
 * Lays the clipboard's cells over a range as Excel does: one cell fills the range; a block repeats when the range is a
 * multiple of it in that direction; else it is laid down once from the corner. Rows past the end are created; columns
 * past the end are cut off.
 *
 * @param room most rows that may be created
 */
export function planPaste(
  cells: readonly (readonly string[])[],
  range: CellRange,
  size: { rows: number; columns: number },
  room = Infinity,
): PastePlan | undefined {
  const height = cells.length
  const width = Math.max(0, ...cells.map((row) => row.length))
  if (height === 0 || width === 0) return undefined
  const times = (selected: number, block: number) => (selected % block === 0 ? selected : block)
  const wanted = times(range.bottom - range.top + 1, height)
  const created = Math.min(Math.max(0, range.top + wanted - size.rows), Math.max(0, room))
  return {
    top: range.top,
    left: range.left,
    rows: Math.min(wanted, size.rows - range.top + created),
    columns: Math.min(times(range.right - range.left + 1, width), size.columns - range.left),
    created,
    source: (row, column) => cells[row % height]?.[column % width] ?? '',
  }
}
