import type { GridIssue } from '../../api/issue'

/** The messages of one row. */
export interface RowIssues<Issue extends GridIssue = GridIssue> {
  rowId: string
  /** Position of the row in the data, from 0. */
  index: number
  issues: Issue[]
}

/** Messages by row, in the order given. Those of one row stand together there. */
export function groupByRow<Issue extends GridIssue>(issues: readonly Issue[]): RowIssues<Issue>[] {
  const groups: RowIssues<Issue>[] = []
  for (const issue of issues) {
    const last = groups.at(-1)
    if (last?.rowId === issue.rowId) last.issues.push(issue)
    else groups.push({ rowId: issue.rowId, index: issue.index, issues: [issue] })
  }
  return groups
}
