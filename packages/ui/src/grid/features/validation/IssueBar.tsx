import { memo, useState } from 'react'
import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import { useSignal } from '../../view/useSignal'
import { issueStyles } from './issueStyles'
import { IssueList } from './IssueList'
import { goToIssue, hiddenIssues } from './goToIssue'
import { validatingOf } from './validationRun'
import { filterBy } from '../filtering/filtering'

/**
 * How far a long check is, and how many cells are refused: the way from one to the next, and a list of them. Its
 * buttons are plain ones: it comes in the middle of a check, and antd's first button on a page costs a long task.
 */
export const IssueBar = memo(function IssueBar({ grid }: { grid: GridController }) {
  useSignal(grid.engine.issueVersion)
  useSignal(grid.engine.structure)
  const run = useSignal(validatingOf(grid))
  const [open, setOpen] = useState(false)
  const { count } = grid.engine.issues
  const messages = lazyMessages(grid)
  const list = `${grid.id}-issues`
  const hidden = count === 0 ? 0 : hiddenIssues(grid)
  if (count === 0 && !run) return null
  return (
    <div className="lg-issue-panel">
      <style href="lading-grid-issues" precedence="medium">
        {issueStyles}
      </style>
      {run && (
        <div className="lg-issues lg-checking">
          <progress max={run.total} value={run.done} aria-label={messages.validating} />
          <span>{messages.validated(run.done, run.total)}</span>
          <button type="button" className="lg-button" onClick={run.cancel}>
            {messages.cancel}
          </button>
        </div>
      )}
      {count > 0 && (
        <div className="lg-issues">
          <span role="status">
            {messages.issues(count)}
            {hidden > 0 && ` (${messages.hiddenIssues(hidden)})`}
          </span>
          <button type="button" className="lg-button" onClick={() => goToIssue(grid, -1)}>
            {messages.previousIssue}
          </button>
          <button type="button" className="lg-button" onClick={() => goToIssue(grid, 1)}>
            {messages.nextIssue}
          </button>
          <button
            type="button"
            className="lg-button"
            aria-expanded={open}
            aria-controls={open ? list : undefined}
            onClick={() => setOpen(!open)}
          >
            {messages.issueList}
          </button>
          {hidden > 0 && (
            <button type="button" className="lg-button" onClick={() => filterBy(grid, [])}>
              {messages.showHidden}
            </button>
          )}
        </div>
      )}
      {open && count > 0 && <IssueList grid={grid} cells={grid.validator.list()} id={list} />}
    </div>
  )
})
