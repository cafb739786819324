import type { CellChange } from '../../engine/transaction'
import { cellText } from '../../engine/cellText'
import { spreadChanges } from '../spans/spreadChanges'
import type { GridController } from '../../view/gridController'
import { rangeOf } from '../selection/selection'
import type { CellAt, CellRange } from '../selection/selection'
import { fillSeries } from './fillSeries'

/** Fills from the selected range to a longer one, line by line, as one undo step; cells that take no edits are skipped. */
export function fillTo(grid: GridController, target: CellRange): void {
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
  const changes = lines.flatMap((line) =>
    fillLine(
      grid,
      from.map((index) => place(line, index)),
      to.map((index) => place(line, index)),
    ),
  )
  grid.engine.setCells(spreadChanges(grid, changes), 'fill')
  grid.selection.set({
    active: { row: target.top, column: target.left },
    anchor: { row: target.bottom, column: target.right },
  })
}

/** What one row or column is filled with. Between columns of different kinds the text is what they have in common. */
function fillLine(grid: GridController, from: readonly CellAt[], to: readonly CellAt[]): CellChange[] {
  const spans = grid.spans.get()
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
  )
  return targets.flatMap((at, n) => {
    const spot = grid.spot(at)
    if (!spot || !grid.canEdit(spot)) return []
    const { position, row, column } = spot
    if (column.cell === first.column.cell) return [{ position, key: column.key, value: values[n] }]
    const source = sources[n % sources.length]!
    const parsed = column.cell.parse(cellText(source.column, source.row), column, row)
    return parsed.ok ? [{ position, key: column.key, value: parsed.value }] : []
  })
}

function span(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n)
}
