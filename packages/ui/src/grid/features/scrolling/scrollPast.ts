import type { GridController } from '../../kernel/gridController'
import { coveredTo } from './covered'
import { frameOf, scrollParents } from './scrollParents'

/** Where the cells that can be scrolled are seen, in pixels of the window. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels beside an edge of the window in which a drag scrolls: a pointer cannot leave a window that fills the screen. */
const EDGE = 24
/** Most pixels of one step. */
const FASTEST = 60

/** Where the grid has its rows, whether they are seen there or not. */
function bodyOf({ viewport }: GridController, scroller: Element): Area {
  const { left, top } = scroller.getBoundingClientRect()
  const head = top + viewport.head
  return { left, top: head, right: left + viewport.width.get(), bottom: head + viewport.bodyHeight }
}

/**
 * The part of the rows that is seen: what scrolls around the grid may cut it off, and what sticks to the page's edges
 * may cover it. Undefined when nothing of it is seen.
 */
export function areaOf(grid: GridController): Area | undefined {
  const scroller = grid.viewport.element
  if (!scroller) return undefined
  const area = bodyOf(grid, scroller)
  const within = (frame: Area) => {
    area.left = Math.max(area.left, frame.left)
    area.right = Math.min(area.right, frame.right)
    area.top = Math.max(area.top, frame.top)
    area.bottom = Math.min(area.bottom, frame.bottom)
  }
  within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  for (const each of [...scrollParents(scroller), ...scrollParents(scroller, 'x')]) within(frameOf(each))
  const body = bodyOf(grid, scroller)
  const x = (area.left + area.right) / 2
  if (area.top > body.top) area.top = coveredTo(scroller, 'top', area.top, x)
  if (area.bottom < body.bottom) area.bottom = coveredTo(scroller, 'bottom', area.bottom, x)
  return area.right > area.left && area.bottom > area.top ? area : undefined
}

/**
 * Scrolls one step when the pointer is dragged past an edge of what is seen of the rows: what cuts the grid off first,
 * until the grid's own edge is seen, then the grid. Answers whether anything may be left to scroll to.
 */
export function scrollPast(grid: GridController, pointer: { x: number; y: number }): boolean {
  const scroller = grid.viewport.element
  const area = scroller && areaOf(grid)
  if (!scroller || !area) return false
  const body = bodyOf(grid, scroller)
  const past = (at: number, low: number, high: number, lowCut: boolean, highCut: boolean) => {
    const before = at - low - (lowCut ? EDGE : 0)
    const after = at - high + (highCut ? EDGE : 0)
    return before < 0 ? Math.max(-FASTEST, before) : after > 0 ? Math.min(FASTEST, after) : 0
  }
  const x = past(pointer.x, area.left, area.right, area.left > body.left, area.right < body.right)
  const y = past(pointer.y, area.top, area.bottom, area.top > body.top, area.bottom < body.bottom)
  if (x !== 0) {
    const cut = x < 0 ? area.left > body.left : area.right < body.right
    scrollFirst([...(cut ? scrollParents(scroller, 'x') : []), scroller], 'scrollLeft', x)
  }
  if (y !== 0) {
    const cut = y < 0 ? area.top > body.top : area.bottom < body.bottom
    scrollFirst([...(cut ? scrollParents(scroller) : []), scroller], 'scrollTop', y)
  }
  return x !== 0 || y !== 0
}

/** Scrolls the first that can be scrolled. */
function scrollFirst(each: readonly Element[], key: 'scrollLeft' | 'scrollTop', by: number): void {
  for (const element of each) {
    const before = element[key]
    element[key] += by
    if (element[key] !== before) return
  }
}
