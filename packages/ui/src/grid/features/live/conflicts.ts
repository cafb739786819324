import { cellText } from '../../engine/cellText'
import type { GridController } from '../../kernel/gridController'
import { findShown } from '../filtering/filtering'

/** What others made of a cell, as people read it; undefined without a conflict. */
export function conflictText(grid: GridController, rowId: string, key: string): string | undefined {
  const conflict = grid.engine.conflicts.at(rowId, key)
  if (!conflict) return undefined
  if (conflict.kind === 'removed') return grid.messages.conflictRemoved
  const column = grid.engine.column(key)
  const row = grid.engine.store.byId(rowId)
  if (!column || !row) return undefined
  return grid.messages.conflict(cellText(column, { ...row, [key]: conflict.theirs }))
}

/** Ends the conflict at a cell: with the value entered here, or with theirs (one undo step). */
export function settleConflict(
  grid: GridController,
  rowId: string,
  key: string,
  whose: 'mine' | 'theirs',
): void {
  const { engine } = grid
  const conflict = engine.conflicts.at(rowId, key)
  if (!conflict) return
  if (conflict.kind === 'removed') {
    engine.conflicts.settle(rowId)
    if (whose === 'mine') return
    engine.tracker.forget(rowId)
    engine.conflicts.drop(rowId)
    const position = engine.store.positionOf(rowId)
    grid.keepPlace(() => engine.applyOutside([{ kind: 'remove', at: [position] }]))
    return
  }
  engine.conflicts.settle(rowId, key)
  if (whose === 'theirs') engine.updateRows([{ id: rowId, values: { [key]: conflict.theirs } }], 'edit')
}

/** Makes the next conflicting cell active, from the active one on and around the end. */
export function goToConflict(grid: GridController): void {
  const first = grid.layout.get().columns[grid.layout.get().firstData]?.column.key ?? ''
  const places = grid.engine.conflicts
    .list()
    .map(({ rowId, key }) => findShown(grid, rowId, key ?? first))
    .filter((at) => at !== undefined)
    .sort((a, b) => a.row - b.row || a.column - b.column)
  const now = grid.selection.get()?.active
  const next = places.find((at) => !now || at.row > now.row || (at.row === now.row && at.column > now.column))
  const at = next ?? places[0]
  if (!at) return
  grid.select(at)
  grid.focusInput()
}
