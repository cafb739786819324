import type { GridController } from '../../kernel/gridController'
import { rangesOf } from '../../kernel/selection'
import type { CellAt, Selection } from '../../kernel/selection'
import { trackPointer } from './trackPointer'

/** The keys that are held while something is pressed. */
export type PressKeys = Readonly<Record<'shiftKey' | 'ctrlKey' | 'metaKey', boolean>>

/**
 * A press on a row's number chooses all of its cells, dragging over numbers those of several rows. With Shift from the
 * active cell's row on, with Ctrl beside what is chosen.
 */
export function pressRowNumber(
  grid: GridController,
  at: CellAt,
  { shiftKey, ctrlKey, metaKey }: PressKeys,
): void {
  const now = grid.selection.get()
  const from = shiftKey && now ? now.active : { row: at.row, column: grid.layout.get().firstData }
  const others = (ctrlKey || metaKey) && now ? rangesOf(now) : undefined
  const to = ({ row }: CellAt) =>
    grid.choose({ ...rowsBetween(grid, from, row), ...(others && { others }) }, 'head')
  to(at)
  trackPointer(grid, { over: to, end: () => {} })
}

/** The selection of whole rows from the active cell's to another. */
function rowsBetween(grid: GridController, active: CellAt, row: number): Selection {
  const { firstData: left, columns } = grid.layout.get()
  const right = columns.length - 1
  const range = { top: Math.min(active.row, row), bottom: Math.max(active.row, row), left, right }
  return { active, head: { row, column: right }, range }
}
