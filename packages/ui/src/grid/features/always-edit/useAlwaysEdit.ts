import { useEffect } from 'react'
import { startEdit } from '../editing/editCommands'
import type { Selection } from '../../kernel/selection'
import type { GridController } from '../../kernel/gridController'
import { editingOf } from '../editing/editing'

/**
 * Keeps the active cell open while the grid has the keyboard (spec 2 §4, always-edit): a press, Tab or an arrow leads
 * straight into the next cell's text. There is still one editor only; the other cells just look like fields.
 */
export function useAlwaysEdit(grid: GridController, on: boolean): void {
  useEffect(() => {
    editingOf(grid).always = on
    if (!on) return
    let opened = ''
    const follow = () => {
      const selection = grid.selection.get()
      const edit = editingOf(grid).state.get()
      if (!selection || isRange(selection)) {
        // Cells are being chosen: what is only open, not written in, makes room.
        if (edit && !edit.typed) editingOf(grid).close()
        opened = ''
        return
      }
      const spot = grid.active()
      const name = spot ? `${spot.id}\n${spot.column.key}` : ''
      // Escape closes the editor of a cell; it is not opened again before the cell is left.
      if (edit && !edit.typed && `${edit.rowId}\n${edit.key}` !== name) editingOf(grid).close()
      if (editingOf(grid).state.get() || name === opened || !grid.focused.get()) return
      opened = name
      if (spot && spot.column.cell.editor !== 'toggle' && grid.canEdit(spot))
        startEdit(grid, undefined, 'all')
    }
    const forget = () => {
      if (!grid.focused.get()) opened = ''
      else follow()
    }
    const ends = [grid.selection.on(follow), grid.focused.on(forget)]
    return () => ends.forEach((end) => end())
  }, [grid, on])
}

function isRange({ active, head, range, others }: Selection): boolean {
  return !!range || !!others?.length || active.row !== head.row || active.column !== head.column
}
