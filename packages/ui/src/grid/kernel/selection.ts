/** A cell on screen: index of the row as shown, index of the column as shown. */
export interface CellAt {
  row: number
  column: number
}

/**
 * The active cell, which typing goes to, and where the range that began there ends: Shift and dragging move the end,
 * as in Excel.
 */
export interface Selection {
  active: CellAt
  head: CellAt
  /** A range the active cell lies anywhere in (Ctrl+A, Enter and Tab inside a range); `head` is one of its corners. */
  range?: CellRange
  /** The range is the one between active cell and head, grown to whole merged cells. */
  grown?: true
  /** Further ranges, chosen before with Ctrl. */
  others?: readonly CellRange[]
  /** Where the run of Tabs that has come to the active cell began: the column Enter goes back to. */
  tabFrom?: number
}

/** A rectangle of cells, ends included. */
export interface CellRange {
  top: number
  bottom: number
  left: number
  right: number
}

/** The rectangle between the active cell and the head, unless the selection says another. */
export function rangeOf({ active, head, range }: Selection): CellRange {
  if (range) return range
  return {
    top: Math.min(active.row, head.row),
    bottom: Math.max(active.row, head.row),
    left: Math.min(active.column, head.column),
    right: Math.max(active.column, head.column),
  }
}

/** The last cell of a range. */
export const endOf = ({ bottom, right }: CellRange): CellAt => ({ row: bottom, column: right })

/** All ranges of a selection, the active one last. */
export function rangesOf(selection: Selection): readonly CellRange[] {
  const active = rangeOf(selection)
  return selection.others?.length ? [...selection.others, active] : [active]
}

/** The selection kept inside a grid of that size; undefined when it has no cells. */
export function clampSelection(
  selection: Selection | undefined,
  size: { rows: number; firstColumn: number; columns: number },
): Selection | undefined {
  if (!selection || size.rows === 0 || size.columns <= size.firstColumn) return undefined
  const clamp = (cell: CellAt): CellAt => ({
    row: Math.max(0, Math.min(cell.row, size.rows - 1)),
    column: Math.max(size.firstColumn, Math.min(cell.column, size.columns - 1)),
  })
  const active = clamp(selection.active)
  const head = clamp(selection.head)
  const others = selection.others && clampRanges(selection.others, size)
  const same =
    others === selection.others &&
    active.row === selection.active.row &&
    active.column === selection.active.column &&
    head.row === selection.head.row &&
    head.column === selection.head.column
  const range = selection.range && clampRange(selection.range, size)
  if (same && range === selection.range) return selection
  return {
    active,
    head,
    ...(range && { range }),
    ...(selection.grown && { grown: true }),
    ...(others?.length && { others }),
  }
}

/** Ranges that have lost all their rows or columns go; the same list when nothing changes. */
function clampRanges(
  ranges: readonly CellRange[],
  size: { rows: number; firstColumn: number; columns: number },
): readonly CellRange[] {
  const next = ranges
    .filter(({ top, left }) => top < size.rows && left < size.columns)
    .map((range) => clampRange(range, size))
  return next.length === ranges.length && next.every((range, i) => range === ranges[i]) ? ranges : next
}

function clampRange(
  range: CellRange,
  size: { rows: number; firstColumn: number; columns: number },
): CellRange {
  const next = {
    top: Math.min(range.top, size.rows - 1),
    bottom: Math.min(range.bottom, size.rows - 1),
    left: Math.max(size.firstColumn, Math.min(range.left, size.columns - 1)),
    right: Math.max(size.firstColumn, Math.min(range.right, size.columns - 1)),
  }
  const sides = ['top', 'bottom', 'left', 'right'] as const
  return sides.every((side) => next[side] === range[side]) ? range : next
}
