import type { GridController } from '../../kernel/gridController'
import type { CellAt } from '../../kernel/selection'
import { coveredTo } from './covered'
import { frameOf, scrollParents } from './scrollParents'

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
  for (const outer of scrollParents(scroller)) {
    const own = frameOf(outer)
    const { top: start, left, width } = scroller.getBoundingClientRect()
    const top = start + offset
    const below = top + Math.min(viewport.heightOf(row), own.bottom - own.top - 2 * ROOM) + ROOM - own.bottom
    if (below > 0) outer.scrollTop += below
    const above = coveredTo(scroller, 'top', own.top, left + width / 2) + ROOM - top
    if (below <= 0 && above > 0) outer.scrollTop -= above
  }
}
