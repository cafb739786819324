import type { GridController } from '../../kernel/gridController'
import { findShown } from '../filtering/filtering'

/** Makes the next (or previous) refused cell active, from the active one on and around the end. */
export function goToIssue(grid: GridController, by: 1 | -1): void {
  const issues = grid.validator.list()
  const places = issues
    .map(({ rowId, field }) => grid.find(rowId, field))
    .filter((at) => at !== undefined)
    .sort((a, b) => a.row - b.row || a.column - b.column)
  // Only filtered rows have any: the first of them is shown.
  const first = places.length === 0 ? issues[0] : undefined
  const shown = first && findShown(grid, first.rowId, first.field)
  if (shown) places.push(shown)
  if (by < 0) places.reverse()
  const now = grid.selection.get()?.active
  const beyond = (at: { row: number; column: number }) =>
    now === undefined || (at.row - now.row || at.column - now.column) * by > 0
  const next = places.find(beyond) ?? places[0]
  if (!next) return
  grid.select(next)
  grid.focusInput()
}

/** How many refused cells are in rows that are filtered away. */
export function hiddenIssues(grid: GridController): number {
  const { issues, view, store } = grid.engine
  if (!view.arranged || view.count === store.count) return 0
  let count = 0
  for (const id of issues.rowIds()) {
    const position = store.positionOf(id)
    if (position >= 0 && view.indexOf(position) < 0) count += issues.of(id)?.size ?? 0
  }
  return count
}
