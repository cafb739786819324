import type { GridController } from '../../kernel/gridController'
import { startEdit, toggleCell } from '../editing/editCommands'
import type { CellAt } from '../../kernel/selection'
import { trackPointer } from './trackPointer'

/**
 * Chooses the cells the mouse is dragged over; without dragging, the press was a click on the cell. When
 * this code has come after the button was let go, the next move of the mouse ends it.
 *
 * @param more the press was one with Ctrl: it adds a range and edits nothing
 */
export function followDrag(grid: GridController, from: CellAt, more: boolean): void {
  let dragged = false
  trackPointer(grid, {
    over(at) {
      if (!dragged && at.row === from.row && at.column === from.column) return
      dragged = true
      const now = grid.selection.get()
      if (now && (now.head.row !== at.row || now.head.column !== at.column)) grid.select(at, true)
    },
    end() {
      if (!dragged && !more && !toggleCell(grid)) startEdit(grid, undefined, 'press')
    },
  })
}
