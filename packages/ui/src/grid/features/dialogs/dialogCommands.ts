import type { CompiledColumn } from '../../api/cell'
import type { GridController } from '../../kernel/gridController'
import { editingOf } from '../editing/editing'
import { dialogOf } from './dialogState'

/** Whether the cells of a column are picked in a dialog. */
export function hasDialog(grid: GridController, column: CompiledColumn | undefined): boolean {
  const { Dialog, hasDialog } = column?.cell ?? {}
  return column !== undefined && Dialog !== undefined && (hasDialog?.(column, grid.provided) ?? true)
}

/** Opens the dialog of the active cell, or of the one being edited. Answers whether there is one. */
export function openDialog(grid: GridController): boolean {
  const edit = editingOf(grid).state.get()
  const at = edit && grid.find(edit.rowId, edit.key)
  const spot = at ? grid.spot(at) : grid.active()
  if (!spot || !hasDialog(grid, spot.column) || !grid.canEdit(spot)) return false
  // What was typed to search by is no value; a text is, and the dialog goes on with it.
  const draft = edit?.typed && spot.column.cell.editor === 'multiline' ? edit.draft : undefined
  editingOf(grid).close()
  dialogOf(grid).set({ rowId: spot.id, key: spot.column.key, ...(draft !== undefined && { draft }) })
  return true
}
