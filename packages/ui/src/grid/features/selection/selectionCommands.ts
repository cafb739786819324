import type { GridController } from '../../kernel/gridController'
import { endOf, rangeOf } from '../../kernel/selection'
import { checkedOf } from '../checked/checkedRows'

/** Chooses every cell (Ctrl+A); the active one stays. */
export function selectAll(grid: GridController): void {
  const { firstData, columns } = grid.layout.get()
  if (grid.rowCount === 0 || columns.length <= firstData) return
  const active = grid.selection.get()?.active ?? { row: 0, column: firstData }
  const range = { top: 0, bottom: grid.rowCount - 1, left: firstData, right: columns.length - 1 }
  grid.selection.set({ active, head: endOf(range), range })
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
  grid.selection.set({ active: selection.active, head: endOf(range), range })
  const choosable = columns.some(({ column: { def } }) => /^row-(checkbox|radio)$/.test(def.type ?? ''))
  if (choosable) checkedOf(grid).toggle(spot.id)
}

/** Chooses the active cell alone (Shift+Backspace). */
export function collapse(grid: GridController): void {
  const active = grid.selection.get()?.active
  if (active) grid.select(active)
}

/** Scrolls back to the active cell (Ctrl+Backspace). */
export function revealActive(grid: GridController): void {
  const active = grid.selection.get()?.active
  if (active) grid.viewport.reveal(active.row, active.column)
}

/** Takes the active cell to the next corner of its range, clockwise (Ctrl+.); the range stays. */
export function goToCorner(grid: GridController): void {
  const selection = grid.selection.get()
  if (!selection) return
  const range = rangeOf(selection)
  const { top, bottom, left, right } = range
  const corners = [
    { row: top, column: left },
    { row: top, column: right },
    { row: bottom, column: right },
    { row: bottom, column: left },
  ]
  const { active, others } = selection
  const here = corners.findIndex(({ row, column }) => row === active.row && column === active.column)
  const next = (here + 1) % 4
  grid.choose({
    active: corners[next]!,
    head: corners[(next + 2) % 4]!,
    range,
    ...(others && { others }),
  })
}

/** Chooses all cells of the range's columns (Ctrl+Space). */
export function selectColumns(grid: GridController): void {
  const selection = grid.selection.get()
  if (!selection) return
  const range = { ...rangeOf(selection), top: 0, bottom: grid.rowCount - 1 }
  grid.selection.set({ active: selection.active, head: endOf(range), range })
}
