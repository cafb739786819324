import type { CompiledColumn } from '../../api/cell'
import type { GridController, Spot } from '../../kernel/gridController'
import { rangeOf } from '../../kernel/selection'
import type { CellAt, CellRange } from '../../kernel/selection'
import type { CellWrite } from '../writing/writeCells'
import { fillCells, fillingOf } from './fillCells'
import { fillSeries } from './fillSeries'
import type { FillOptions, SeriesKind } from './fillSeries'
import { spansOf } from '../spans/gridSpans'

/**
 * Fills from the selected range to a longer one, line by line, as one undo step.
 *
 * @param other the other way round than by itself: repeats what would go on (Ctrl)
 */
export function fillTo(grid: GridController, target: CellRange, other = false): void {
  const selection = grid.selection.get()
  if (!selection || grid.readOnly) return
  const range = rangeOf(selection)
  const vertical = target.top < range.top || target.bottom > range.bottom
  const back = target.top < range.top || target.left < range.left
  const lines = vertical ? span(range.left, range.right) : span(range.top, range.bottom)
  const from = vertical ? span(range.top, range.bottom) : span(range.left, range.right)
  const to = vertical
    ? back
      ? span(target.top, range.top - 1)
      : span(range.bottom + 1, target.bottom)
    : back
      ? span(target.left, range.left - 1)
      : span(range.right + 1, target.right)
  if (back) {
    from.reverse()
    to.reverse()
  }
  const place = (line: number, index: number): CellAt =>
    vertical ? { row: index, column: line } : { row: line, column: index }
  const writes = lines.flatMap((line) =>
    fillLine(
      grid,
      from.map((index) => place(line, index)),
      to.map((index) => place(line, index)),
      { back, other },
    ),
  )
  fillCells(grid, writes)
  grid.selection.set({
    active: { row: target.top, column: target.left },
    head: { row: target.bottom, column: target.right },
  })
}

/** What one row or column is filled with. Between columns of different kinds the text is what they have in common. */
function fillLine(
  grid: GridController,
  from: readonly CellAt[],
  to: readonly CellAt[],
  how: Pick<FillOptions, 'back' | 'other'>,
): CellWrite[] {
  const spans = spansOf(grid).get()
  const free = (at: CellAt) => !spans?.covers(at.row, at.column)
  const sources = from
    .filter(free)
    .map((at) => grid.spot(at))
    .filter((spot) => spot !== undefined)
  const first = sources[0]
  if (!first) return []
  const targets = to.filter(free)
  const values = fillSeries(
    sources.map(({ row, column }) => row[column.key]),
    targets.length,
    { ...how, kind: seriesKind(first.column, sources), digits: first.column.def.digits },
  )
  return targets.flatMap((at, n) => {
    const spot = grid.spot(at)
    if (!spot || spot.column.cell.marker) return []
    const source = sources[n % sources.length]!
    return [{ rowId: spot.id, key: spot.column.key, ...fillingOf(grid, source, spot.column, values[n]) }]
  })
}

/** What the values of the cells go on as; cells of several kinds are repeated. */
function seriesKind(first: CompiledColumn, sources: readonly Spot[]): SeriesKind | undefined {
  const { cell } = first
  if (sources.some(({ column }) => column.cell !== cell)) return undefined
  if (cell.series) return cell.series
  return cell.filter === 'number' ? 'numbers' : cell.filter === 'date' ? 'days' : undefined
}

function span(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n)
}
