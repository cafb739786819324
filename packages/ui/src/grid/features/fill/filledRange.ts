import type { CellAt, CellRange } from '../../kernel/selection'

/** The range as it is while the fill handle is over a cell: longer in one direction, the one it was dragged further. */
export function filledRange(range: CellRange, to: CellAt): CellRange {
  const down = Math.max(to.row - range.bottom, range.top - to.row, 0)
  const across = Math.max(to.column - range.right, range.left - to.column, 0)
  if (down === 0 && across === 0) return range
  return down >= across
    ? { ...range, top: Math.min(range.top, to.row), bottom: Math.max(range.bottom, to.row) }
    : { ...range, left: Math.min(range.left, to.column), right: Math.max(range.right, to.column) }
}
