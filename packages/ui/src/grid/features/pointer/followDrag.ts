import type { GridController } from '../../kernel/gridController'
import { startEdit, toggleCell } from '../editing/editCommands'
import { editingOf } from '../editing/editing'
import type { CellAt } from '../../kernel/selection'
import { trackPointer } from './trackPointer'

/**
 * Chooses the cells the mouse is dragged over; without dragging, the press was a click on the cell.
 *
 * @param more the press was one with Ctrl: it adds a range and edits nothing
 * @param held whether the button is still held; it may have been let go while this code was fetched
 */
export function followDrag(grid: GridController, from: CellAt, more: boolean, held: boolean): void {
  const click = () => {
    if (!more && !toggleCell(grid)) startEdit(grid, undefined, 'press')
  }
  if (!held) {
    // Where the person has gone on meanwhile, by keys or elsewhere, the click is over.
    const now = grid.selection.get()?.active
    if (editingOf(grid).state.get()?.typed) return
    if (now?.row === from.row && now.column === from.column) click()
    return
  }
  let dragged = false
  trackPointer(grid, {
    over(at) {
      if (!dragged && at.row === from.row && at.column === from.column) return
      dragged = true
      const now = grid.selection.get()
      if (now && (now.head.row !== at.row || now.head.column !== at.column)) grid.select(at, true)
    },
    end() {
      if (!dragged) click()
    },
  })
}
