import type { GridController } from '../../kernel/gridController'
import { isRtl } from '../../kernel/isRtl'
import { areaOf } from '../scrolling/scrollPast'
import type { CellAt } from '../../kernel/selection'

/**
 * The cell under a point of the window, which is pulled into the visible part of the rows first. By reckoning, not by
 * what is drawn there: a drag may lead over the page's own buttons, or out of the window.
 */
export function cellUnder(grid: GridController, point: { x: number; y: number }): CellAt | undefined {
  const { viewport } = grid
  const area = areaOf(grid)
  const scroller = viewport.element
  if (!area || !scroller || grid.rowCount === 0) return undefined
  const inside = (value: number, low: number, high: number) => Math.max(low + 1, Math.min(value, high - 2))
  const rect = scroller.getBoundingClientRect()
  const x = inside(point.x, area.left, area.right) - rect.left
  const across = isRtl(scroller) ? scroller.clientLeft + scroller.clientWidth - x : x
  const row = viewport.rowAt(inside(point.y, area.top, area.bottom) - rect.top)
  const column = columnAt(grid, across)
  return column === undefined ? undefined : { row, column }
}

/** The column at a distance from the scroller's start; pinned ones lie over the others. */
function columnAt({ viewport, layout }: GridController, x: number): number | undefined {
  const { columns, startCount, endIndex } = layout.get()
  const { columnStart, columnEnd } = viewport.window.get()
  const stretches = [
    [0, startCount],
    [endIndex, columns.length],
    [columnStart, Math.min(columnEnd, endIndex)],
  ] as const
  for (const [from, to] of stretches) {
    for (let column = from; column < to; column++) {
      const { x: start, width } = viewport.place(0, column)
      if (x >= start && x < start + width) return column
    }
  }
  // Right of the last column.
  return columns.length > 0 ? columns.length - 1 : undefined
}
