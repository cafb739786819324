import type { CellAt, CellRange } from '../../kernel/selection'
import type { Step } from './keyCommand'

/** What moving needs to know of the grid as shown. */
export interface Field {
  rows: number
  columns: number
  /** Index of the first column a cell can be active in; row numbers and checkboxes stand before it. */
  firstColumn: number
  /** Rows that fit on screen. */
  pageRows: number
  /** The column a screen further. @default the next one */
  pageColumn?(from: number, by: 1 | -1): number
  isBlank(cell: CellAt): boolean
  /** What a cell is merged with. @default nothing */
  mergeAt?(cell: CellAt): CellRange | undefined
}

/** Where a step leads. Never outside of the grid; at an edge the cell stays. A merged cell counts as one. */
export function moveCell(given: CellAt, step: Step, field: Field): CellAt {
  const lastRow = field.rows - 1
  const lastColumn = field.columns - 1
  const at = (row: number, column: number): CellAt => ({
    row: Math.max(0, Math.min(row, lastRow)),
    column: Math.max(field.firstColumn, Math.min(column, lastColumn)),
  })
  const from = leaving(given, step, field)
  switch (step) {
    case 'up':
    case 'previousRow':
      return at(from.row - 1, from.column)
    case 'down':
    case 'nextRow':
      return at(from.row + 1, from.column)
    case 'left':
      return at(from.row, from.column - 1)
    case 'right':
      return at(from.row, from.column + 1)
    case 'pageUp':
      return at(Math.min(from.row - 1, given.row - field.pageRows), from.column)
    case 'pageDown':
      return at(Math.max(from.row + 1, given.row + field.pageRows), from.column)
    case 'pageLeft':
    case 'pageRight': {
      const by = step === 'pageLeft' ? -1 : 1
      return at(from.row, field.pageColumn?.(from.column, by) ?? from.column + by)
    }
    case 'rowStart':
      return at(from.row, 0)
    case 'rowEnd':
      return at(from.row, lastColumn)
    case 'first':
      return at(0, 0)
    case 'last':
      return at(lastRow, lastColumn)
    case 'next':
    case 'previous':
      return toNext(given, step === 'next' ? 1 : -1, field)
    case 'edgeUp':
      return toEdge(from, -1, 0, field)
    case 'edgeDown':
      return toEdge(from, 1, 0, field)
    case 'edgeLeft':
      return toEdge(from, 0, -1, field)
    case 'edgeRight':
      return toEdge(from, 0, 1, field)
  }
}

/** The cell of a merge that a step leaves it from: its last row downwards, its last column to the end. */
function leaving(from: CellAt, step: Step, { mergeAt }: Field): CellAt {
  const merge = mergeAt?.(from)
  if (!merge) return from
  if (step === 'down' || step === 'nextRow' || step === 'pageDown' || step === 'edgeDown')
    return { ...from, row: merge.bottom }
  if (step === 'right' || step === 'pageRight' || step === 'edgeRight')
    return { ...from, column: merge.right }
  return from
}

/** Tab: cell by cell through the row and on to the next; cells that a merged one covers are passed over. */
function toNext(from: CellAt, by: 1 | -1, field: Field): CellAt {
  const { rows, columns, firstColumn, mergeAt } = field
  let { row, column } = from
  for (;;) {
    column += by
    if (column < firstColumn || column >= columns) {
      row += by
      column = by > 0 ? firstColumn : columns - 1
    }
    if (row < 0 || row >= rows) return from
    const merge = mergeAt?.({ row, column })
    if (!merge || (merge.top === row && merge.left === column)) return { row, column }
  }
}

/** Ctrl+arrow: to the last filled cell before a blank one, or over blanks to the next filled one, or to the end. */
function toEdge(from: CellAt, rows: number, columns: number, field: Field): CellAt {
  const inside = (cell: CellAt) =>
    cell.row >= 0 && cell.row < field.rows && cell.column >= field.firstColumn && cell.column < field.columns
  const step = (cell: CellAt) => ({ row: cell.row + rows, column: cell.column + columns })
  // Of merged cells the first one holds what is seen.
  const blank = (cell: CellAt) => {
    const merge = field.mergeAt?.(cell)
    return field.isBlank(merge ? { row: merge.top, column: merge.left } : cell)
  }
  let here = from
  let next = step(here)
  if (!inside(next)) return from
  if (!blank(here) && !blank(next)) {
    while (inside(next) && !blank(next)) {
      here = next
      next = step(here)
    }
    return here
  }
  while (inside(next)) {
    here = next
    if (!blank(here)) return here
    next = step(here)
  }
  return here
}
