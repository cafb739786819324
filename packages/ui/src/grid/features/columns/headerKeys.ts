import type { GridController } from '../../kernel/gridController'
import { holdKeys } from '../../../foundation/overlay/holdKeys'
import { headerOf } from './headerState'
import { lazyStepColumn } from './lazy'

/** The keys of a keyboard event in the header that matter. */
interface HeaderKey {
  key: string
  altKey: boolean
  shiftKey: boolean
  target: EventTarget
}

/**
 * A key pressed in the header, which is one stop of Tab: arrows, Home and End go from column to column, ↓ into the
 * rows, Alt+↓ opens the menu, Alt+Shift+←/→ moves the column. Answers true when it was one of these.
 */
export function headerKey(grid: GridController, { key, altKey, shiftKey, target }: HeaderKey): boolean {
  const cell = target instanceof Element ? target.closest('[data-key]') : null
  const here = cell?.getAttribute('data-key')
  if (!here) return false
  const horizontal = key === 'ArrowLeft' || key === 'ArrowRight'
  const rtl = getComputedStyle(cell!).direction === 'rtl'
  const by = (key === 'ArrowRight') === rtl ? -1 : 1
  if (altKey && shiftKey && horizontal) {
    lazyStepColumn.use(grid, (stepColumn) => stepColumn(grid, here, by) && focusHeader(grid, here))
    return true
  }
  if (altKey && key === 'ArrowDown') {
    holdKeys()
    headerOf(grid).open.set({ key: here, part: 'menu' })
    return true
  }
  if (altKey || shiftKey) return false
  const columns = grid.layout.get().columns.filter(({ column }) => !column.cell.marker)
  const at = columns.findIndex(({ column }) => column.key === here)
  const goal = horizontal ? at + by : key === 'Home' ? 0 : key === 'End' ? columns.length - 1 : undefined
  if (goal !== undefined) {
    const next = columns[goal]
    if (next) focusHeader(grid, next.column.key)
    return true
  }
  if (key !== 'ArrowDown') return false
  grid.focusInput()
  return true
}

/** Takes the keyboard to a column's button in the header, once the column is in view. */
export function focusHeader(grid: GridController, key: string): void {
  const laid = grid.layout.get().byKey.get(key)
  if (!laid || !headerOf(grid).menus.get()) return
  grid.viewport.revealColumn(laid.index)
  headerOf(grid).stop.set(key)
  const focus = (left: number) => {
    const button = grid.viewport.element?.querySelector<HTMLElement>(
      `.lg-head [data-key="${CSS.escape(key)}"] .lg-more`,
    )
    // A column that has just been scrolled to, or moved, is drawn with the next frame.
    if (button) button.focus({ preventScroll: true })
    else if (left > 0) requestAnimationFrame(() => focus(left - 1))
  }
  requestAnimationFrame(() => focus(5))
}
