import { rangesOf } from '../../kernel/selection'
import type { CellAt, CellRange, Selection } from '../../kernel/selection'

/** Whether a range holds a cell. */
export function holds(range: CellRange, { row, column }: CellAt): boolean {
  return row >= range.top && row <= range.bottom && column >= range.left && column <= range.right
}

/** Number of cells in a range. */
export function sizeOf({ top, bottom, left, right }: CellRange): number {
  return (bottom - top + 1) * (right - left + 1)
}

/** Whether more than one cell is chosen. */
export function hasManyCells(selection: Selection | undefined): boolean {
  return selection !== undefined && rangesOf(selection).reduce((sum, range) => sum + sizeOf(range), 0) > 1
}

/** What is left of a range without one of its cells: up to four ranges around it. */
export function without(range: CellRange, cell: CellAt): CellRange[] {
  if (!holds(range, cell)) return [range]
  const { row, column } = cell
  return [
    { ...range, bottom: row - 1 },
    { ...range, top: row + 1 },
    { top: row, bottom: row, left: range.left, right: column - 1 },
    { top: row, bottom: row, left: column + 1, right: range.right },
  ].filter(({ top, bottom, left, right }) => top <= bottom && left <= right)
}

/**
 * The selection after Ctrl and a press: a new range begins at the cell; a cell that was chosen already is taken out,
 * as in Excel, unless it is the only one.
 */
export function withCell(selection: Selection | undefined, at: CellAt): Selection {
  if (!selection) return { active: at, head: at }
  const ranges = rangesOf(selection)
  if (!ranges.some((range) => holds(range, at))) return { active: at, head: at, others: ranges }
  const left = ranges.flatMap((range) => without(range, at))
  const last = left.at(-1)
  if (!last) return selection
  const active = { row: last.top, column: last.left }
  return { active, head: { row: last.bottom, column: last.right }, others: left.slice(0, -1) }
}

/** Rows and columns on screen that together make one block. */
export interface Block {
  rows: readonly number[]
  columns: readonly number[]
}

/**
 * Several ranges as one block, as Excel copies them: ranges of the same columns are put below each other, ranges of
 * the same rows beside each other; undefined when they are neither.
 */
export function joinRanges(ranges: readonly CellRange[]): Block | undefined {
  const [first] = ranges
  if (!first) return undefined
  const sameColumns = ranges.every(({ left, right }) => left === first.left && right === first.right)
  const sameRows = ranges.every(({ top, bottom }) => top === first.top && bottom === first.bottom)
  if (!sameColumns && !sameRows) return undefined
  const numbers = (pairs: readonly (readonly [number, number])[]) => {
    const all = new Set<number>()
    for (const [from, to] of pairs) for (let n = from; n <= to; n++) all.add(n)
    return [...all].sort((a, b) => a - b)
  }
  return {
    rows: numbers(sameColumns ? ranges.map(({ top, bottom }) => [top, bottom]) : [[first.top, first.bottom]]),
    columns: numbers(sameRows ? ranges.map(({ left, right }) => [left, right]) : [[first.left, first.right]]),
  }
}
