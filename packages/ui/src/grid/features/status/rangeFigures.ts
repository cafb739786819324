import { isEmptyIn } from '../../api/cell'
import { nextTask } from '../../../foundation/nextTask'
import type { GridController } from '../../kernel/gridController'
import { holds } from '../selection/ranges'
import type { CellRange } from '../../kernel/selection'
import { spansOf } from '../spans/gridSpans'

/** What the chosen cells come to. */
export interface RangeFigures {
  /** Cells that are not blank. */
  count: number
  /** How many of them are numbers; the other figures are about these. */
  numbers: number
  sum: number
  average: number
  least: number
  most: number
}

/** Counting gives way to drawing and keys after so many milliseconds. */
const SLICE = 8

/**
 * Counts and sums the chosen cells, each once although ranges may overlap. A column can have millions of cells: the
 * work is done in slices, and ends with the signal (undefined then).
 */
export async function rangeFigures(
  grid: GridController,
  ranges: readonly CellRange[],
  signal: AbortSignal,
): Promise<RangeFigures | undefined> {
  const { view, store } = grid.engine
  const { columns } = grid.layout.get()
  const spans = spansOf(grid).get()
  const figures = { count: 0, numbers: 0, sum: 0, average: 0, least: Infinity, most: -Infinity }
  let until = performance.now() + SLICE
  for (const [n, range] of ranges.entries()) {
    const earlier = ranges.slice(0, n)
    for (let row = range.top; row <= range.bottom; row++) {
      if ((row & 255) === 0 && performance.now() > until) {
        await nextTask()
        if (signal.aborted) return undefined
        until = performance.now() + SLICE
      }
      const record = store.at(view.positionAt(row))
      if (!record) continue
      for (let column = range.left; column <= range.right; column++) {
        const laid = columns[column]
        if (!laid || spans?.covers(row, column) || earlier.some((each) => holds(each, { row, column })))
          continue
        const value = record[laid.column.key]
        if (isEmptyIn(laid.column.cell, value)) continue
        figures.count++
        const number =
          typeof value === 'number' ? value : laid.column.cell.filter === 'number' ? Number(value) : NaN
        if (!Number.isFinite(number)) continue
        figures.numbers++
        figures.sum += number
        figures.least = Math.min(figures.least, number)
        figures.most = Math.max(figures.most, number)
      }
    }
  }
  if (figures.numbers) figures.average = exact(figures.sum / figures.numbers)
  return { ...figures, sum: exact(figures.sum) }
}

/** Without the last digits, which are the binary fractions' noise. */
const exact = (value: number) => Number(value.toPrecision(14))
