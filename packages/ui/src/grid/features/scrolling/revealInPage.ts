import type { GridController } from '../../view/gridController'
import type { CellAt } from '../selection/selection'

/** Pixels that stay free beside a cell that was brought into the window. */
const ROOM = 12

/**
 * Brings a cell that the grid shows into the window, when the grid reaches beyond it: what scrolls around the grid moves,
 * as it would for a field of a form. What lies over the cell's place at the top, e.g. the page's own title, is left free.
 */
export function revealInPage({ viewport }: GridController, { row, column }: CellAt): void {
  const scroller = viewport.element
  if (!scroller) return
  const offset = viewport.place(row, column).y
  for (let outer = scroller.parentElement; outer; outer = outer.parentElement) {
    const whole = outer === document.scrollingElement
    if (!whole && !/auto|scroll/.test(getComputedStyle(outer).overflowY)) continue
    if (outer.scrollHeight <= outer.clientHeight) continue
    const own = whole ? { top: 0, bottom: innerHeight } : outer.getBoundingClientRect()
    const { top: start, left, width } = scroller.getBoundingClientRect()
    const top = start + offset
    const below = top + viewport.rowHeight + ROOM - own.bottom
    if (below > 0) outer.scrollTop += below
    const above = coveredTo(scroller, own.top, left + width / 2) + ROOM - top
    if (below <= 0 && above > 0) outer.scrollTop -= above
  }
}

/** Down to where something that sticks to the top lies over the grid. */
function coveredTo(scroller: Element, top: number, x: number): number {
  const found = document.elementFromPoint(x, top + 1)
  if (!found || scroller.contains(found) || found.contains(scroller)) return top
  for (let each: Element | null = found; each && !each.contains(scroller); each = each.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(each).position)) return each.getBoundingClientRect().bottom
  return top
}
