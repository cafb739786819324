import type { GridIssue } from '../../engine/issueStore'
import type { GridController } from '../../view/gridController'
import { groupByRow } from './groupIssues'

/** Most messages that are listed; the rest is counted. */
const LISTED = 200

/** Every refused cell by row; a press goes there, and shows a row first that was filtered away. */
export function IssueList({ grid, id }: { grid: GridController; id: string }) {
  const { messages } = grid
  const issues = grid.validator.list()
  const goTo = ({ rowId, field }: GridIssue) => {
    const at = grid.findShown(rowId, field)
    if (!at) return
    grid.select(at)
    grid.focusInput()
  }
  return (
    <ul id={id} className="lg-issue-list" aria-label={messages.issueList}>
      {groupByRow(issues.slice(0, LISTED)).map((row) => (
        <li key={row.rowId}>
          <strong>{messages.row(row.index + 1)}</strong>
          <ul>
            {row.issues.map((issue) => (
              <li key={issue.field}>
                <button type="button" onClick={() => goTo(issue)}>
                  {`${issue.title}: ${issue.message}`}
                  {grid.find(issue.rowId, issue.field) ? '' : ` (${messages.notShown})`}
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
      {issues.length > LISTED && <li>{messages.moreRefused(issues.length - LISTED)}</li>}
    </ul>
  )
}
