import type { GridController } from '../../view/gridController'
import { rangeOf } from './selection'

/** Chooses every cell (Ctrl+A); the active one stays. */
export function selectAll(grid: GridController): void {
  const { firstData, columns } = grid.layout.get()
  if (grid.rowCount === 0 || columns.length <= firstData) return
  const active = grid.selection.get()?.active ?? { row: 0, column: firstData }
  const range = { top: 0, bottom: grid.rowCount - 1, left: firstData, right: columns.length - 1 }
  grid.selection.set({ active, anchor: active, range })
}

/**
 * Chooses all cells of the range's rows (Shift+Space). Where rows are chosen by a box, the active row's is switched,
 * too: the keyboard has no other way to it.
 */
export function selectRows(grid: GridController): void {
  const selection = grid.selection.get()
  const spot = grid.active()
  if (!selection || !spot) return
  const { firstData, columns } = grid.layout.get()
  const range = { ...rangeOf(selection), left: firstData, right: columns.length - 1 }
  grid.selection.set({ active: selection.active, anchor: selection.active, range })
  const choosable = columns.some(({ column: { def } }) => /^row-(checkbox|radio)$/.test(def.type ?? ''))
  if (choosable) grid.checked.toggle(spot.id)
}

/** Chooses all cells of the range's columns (Ctrl+Space). */
export function selectColumns(grid: GridController): void {
  const selection = grid.selection.get()
  if (!selection) return
  const range = { ...rangeOf(selection), top: 0, bottom: grid.rowCount - 1 }
  grid.selection.set({ active: selection.active, anchor: selection.active, range })
}
