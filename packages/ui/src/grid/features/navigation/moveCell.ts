import type { CellAt } from '../selection/selection'
import type { Step } from './keyCommand'

/** What moving needs to know of the grid as shown. */
export interface Field {
  rows: number
  columns: number
  /** Index of the first column a cell can be active in; row numbers and checkboxes stand before it. */
  firstColumn: number
  /** Rows that fit on screen. */
  pageRows: number
  isBlank(cell: CellAt): boolean
}

/** Where a step leads. Never outside of the grid; at an edge the cell stays. */
export function moveCell(from: CellAt, step: Step, field: Field): CellAt {
  const lastRow = field.rows - 1
  const lastColumn = field.columns - 1
  const at = (row: number, column: number): CellAt => ({
    row: Math.max(0, Math.min(row, lastRow)),
    column: Math.max(field.firstColumn, Math.min(column, lastColumn)),
  })
  switch (step) {
    case 'up':
      return at(from.row - 1, from.column)
    case 'down':
      return at(from.row + 1, from.column)
    case 'left':
      return at(from.row, from.column - 1)
    case 'right':
      return at(from.row, from.column + 1)
    case 'pageUp':
      return at(from.row - field.pageRows, from.column)
    case 'pageDown':
      return at(from.row + field.pageRows, from.column)
    case 'rowStart':
      return at(from.row, 0)
    case 'rowEnd':
      return at(from.row, lastColumn)
    case 'first':
      return at(0, 0)
    case 'last':
      return at(lastRow, lastColumn)
    case 'next':
      if (from.column < lastColumn) return at(from.row, from.column + 1)
      return from.row < lastRow ? at(from.row + 1, 0) : from
    case 'previous':
      if (from.column > field.firstColumn) return at(from.row, from.column - 1)
      return from.row > 0 ? at(from.row - 1, lastColumn) : from
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

/** Ctrl+arrow: to the last filled cell before a blank one, or over blanks to the next filled one, or to the end. */
function toEdge(from: CellAt, rows: number, columns: number, field: Field): CellAt {
  const inside = (cell: CellAt) =>
    cell.row >= 0 && cell.row < field.rows && cell.column >= field.firstColumn && cell.column < field.columns
  const step = (cell: CellAt) => ({ row: cell.row + rows, column: cell.column + columns })
  let here = from
  let next = step(here)
  if (!inside(next)) return from
  if (!field.isBlank(here) && !field.isBlank(next)) {
    while (inside(next) && !field.isBlank(next)) {
      here = next
      next = step(here)
    }
    return here
  }
  while (inside(next)) {
    here = next
    if (!field.isBlank(here)) return here
    next = step(here)
  }
  return here
}
