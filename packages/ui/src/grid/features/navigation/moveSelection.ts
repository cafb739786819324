import { isEmptyIn } from '../../api/cell'
import type { GridController } from '../../kernel/gridController'
import { hasManyCells } from '../selection/ranges'
import type { CellAt, Selection } from '../../kernel/selection'
import { isOneMerge } from '../spans/wholeMerges'
import type { Step } from './keyCommand'
import { moveCell } from './moveCell'
import { spansOf } from '../spans/gridSpans'
import { lazyCycleOn, lazyExtendTo } from '../selection/lazy'

/** Takes the active cell a step further, with `extend` the end of the range; Tab and Enter stay in a chosen range. */
export function moveSelection(grid: GridController, step: Step, extend = false): void {
  const selection = grid.selection.get()
  const size = grid.size()
  if (!selection) {
    grid.select({ row: 0, column: size.firstColumn })
    return
  }
  const spans = spansOf(grid).get()
  const cycling = !extend && /^(next|previous)/.test(step)
  if (cycling && hasManyCells(selection) && !isOneMerge(selection)) {
    lazyCycleOn.use(grid, (cycleOn) => cycleOn(grid, step))
    return
  }
  const from = extend ? selection.head : selection.active
  const next = moveCell(from, step, {
    ...size,
    ...(spans && { mergeAt: (cell) => spans.at(cell.row, cell.column) }),
    pageRows: grid.viewport.pageRows(from.row, step === 'pageUp' ? -1 : 1),
    pageColumn: (from, by) => pageColumn(grid, from, by),
    isBlank: (cell) => {
      const spot = grid.spot(cell)
      return !spot || isEmptyIn(spot.column.cell, spot.row[spot.column.key])
    },
  })
  if (extend) lazyExtendTo.use(grid, (extendTo) => grid.choose(extendTo(selection, next), 'head'))
  else if (step === 'next' || step === 'previous') tab(grid, selection, next)
  // Enter after Tabs: a row down, where they began, as in Excel.
  else grid.select(step === 'nextRow' ? { ...next, column: selection.tabFrom ?? next.column } : next)
}

/** The column that many widths further as fit between the pinned ones, at least the next. */
function pageColumn({ layout, viewport }: GridController, from: number, by: 1 | -1): number {
  const { columns, startWidth, endWidth } = layout.get()
  let room = viewport.width.get() - startWidth - endWidth - (columns[from]?.width ?? 0)
  let column = from + by
  while (columns[column + by] && (room -= columns[column]!.width) > 0) column += by
  return column
}

/** Goes on by Tab and remembers where that began; in another row it begins with the row. */
function tab(grid: GridController, { active, tabFrom = active.column }: Selection, to: CellAt): void {
  const began = to.row === active.row ? tabFrom : grid.size().firstColumn
  grid.choose({ active: to, head: to, tabFrom: began })
}
