import type { GridController } from '../../kernel/gridController'

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex],[contenteditable=true]'

/**
 * Takes the keyboard to what comes after the rows, or before them: F6 goes from part to part, as in Excel. In an
 * editable grid Tab goes through all cells first.
 */
export function leaveGrid(grid: GridController, by: 1 | -1): void {
  const frame = grid.viewport.element?.parentElement
  if (!frame) return
  const reached = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) =>
      each.tabIndex >= 0 && !each.matches(':disabled') && !frame.contains(each) && each.checkVisibility(),
  )
  const after = reached.findIndex(
    (each) => frame.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const next = by > 0 ? (reached[after] ?? reached[0]) : reached.at(after < 0 ? -1 : after - 1)
  next?.focus()
}
