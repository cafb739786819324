import { memo } from 'react'
import { Button } from 'antd'
import type { GridController } from '../../view/gridController'
import { useCell } from '../../view/useCell'

/** How many cells are refused, and the way from one to the next: of unmounted rows too. */
export const IssueBar = memo(function IssueBar({ grid }: { grid: GridController }) {
  useCell(grid.engine.issueVersion)
  const { count } = grid.engine.issues
  if (count === 0) return null
  const { messages } = grid
  return (
    <div className="lg-issues">
      <span role="status">{messages.issues(count)}</span>
      <Button size="small" onClick={() => goToIssue(grid, -1)}>
        {messages.previousIssue}
      </Button>
      <Button size="small" onClick={() => goToIssue(grid, 1)}>
        {messages.nextIssue}
      </Button>
    </div>
  )
})

/** Makes the next (or previous) refused cell active, from the active one on and around the end. */
export function goToIssue(grid: GridController, by: 1 | -1): void {
  const places = grid.validator
    .list()
    .map(({ rowId, field }) => grid.find(rowId, field))
    .filter((at) => at !== undefined)
    .sort((a, b) => a.row - b.row || a.column - b.column)
  if (by < 0) places.reverse()
  const now = grid.selection.get()?.active
  const beyond = (at: { row: number; column: number }) =>
    now === undefined || (at.row - now.row || at.column - now.column) * by > 0
  const next = places.find(beyond) ?? places[0]
  if (!next) return
  grid.select(next)
  grid.focusInput()
}
