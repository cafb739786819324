import { commitEdit, startEdit, toggleCell } from '../editing/editCommands'
import type { CellAt } from '../../kernel/selection'
import type { GridController } from '../../kernel/gridController'
import { editingOf } from '../editing/editing'

/**
 * A tap on a cell: the first chooses it, the second edits it (a page that is being scrolled must not open editors).
 * A checkbox switches at once.
 */
export function touchTap(grid: GridController, at: CellAt): void {
  const now = grid.selection.get()?.active
  const again = grid.focused.get() && now?.row === at.row && now.column === at.column
  const editing = editingOf(grid).state.get() !== undefined
  if (!commitEdit(grid)) return
  if (!again) {
    grid.focusInput()
    grid.select(at)
    toggleCell(grid)
    return
  }
  if (editing || toggleCell(grid)) return
  // The keyboard on the screen comes when the field gets the focus, so it must not have it already.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  grid.select(at)
  if (!startEdit(grid, undefined, 'all')) grid.focusInput()
}
