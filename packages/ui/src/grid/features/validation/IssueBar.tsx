import { memo, useState } from 'react'
import { Button } from 'antd'
import type { GridController } from '../../view/gridController'
import { useCell } from '../../view/useCell'
import { IssueList } from './IssueList'
import { goToIssue, hiddenIssues } from './goToIssue'

/** How far a long check is, and how many cells are refused: the way from one to the next, and a list of them. */
export const IssueBar = memo(function IssueBar({ grid }: { grid: GridController }) {
  useCell(grid.engine.issueVersion)
  useCell(grid.engine.structure)
  const run = useCell(grid.validating)
  const [open, setOpen] = useState(false)
  const { count } = grid.engine.issues
  const { messages } = grid
  const list = `${grid.id}-issues`
  const hidden = count === 0 ? 0 : hiddenIssues(grid)
  if (count === 0 && !run) return null
  return (
    <div className="lg-issue-panel">
      {run && (
        <div className="lg-issues lg-checking">
          <progress max={run.total} value={run.done} aria-label={messages.validating} />
          <span>{messages.validated(run.done, run.total)}</span>
          <Button autoInsertSpace={false} size="small" onClick={run.cancel}>
            {messages.cancel}
          </Button>
        </div>
      )}
      {count > 0 && (
        <div className="lg-issues">
          <span role="status">
            {messages.issues(count)}
            {hidden > 0 && ` (${messages.hiddenIssues(hidden)})`}
          </span>
          <Button autoInsertSpace={false} size="small" onClick={() => goToIssue(grid, -1)}>
            {messages.previousIssue}
          </Button>
          <Button autoInsertSpace={false} size="small" onClick={() => goToIssue(grid, 1)}>
            {messages.nextIssue}
          </Button>
          <Button
            autoInsertSpace={false}
            size="small"
            aria-expanded={open}
            aria-controls={open ? list : undefined}
            onClick={() => setOpen(!open)}
          >
            {messages.issueList}
          </Button>
          {hidden > 0 && (
            <Button autoInsertSpace={false} size="small" onClick={() => grid.filterBy([])}>
              {messages.showHidden}
            </Button>
          )}
        </div>
      )}
      {open && count > 0 && <IssueList grid={grid} id={list} />}
    </div>
  )
})
