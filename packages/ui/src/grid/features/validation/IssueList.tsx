import { useState } from 'react'
import { lazyMessages } from '../../view/lazyMessages'
import { copyText } from '../../../foundation/copyText'
import { formatTsv } from '../clipboard/formatTsv'
import { cellText } from '../../engine/cellText'
import type { GridController } from '../../kernel/gridController'
import type { NamedCell } from '../../api/notice'
import { groupByRow } from './groupIssues'
import { issueStyles } from './issueStyles'
import { findShown } from '../filtering/filtering'

/** Most messages that are listed; the rest is counted. All of them are copied. */
const LISTED = 200

/** Refused cells by row; a press goes there, and shows a row first that was filtered away. */
export function IssueList({
  grid,
  cells,
  id,
  onGo,
}: {
  grid: GridController
  cells: readonly NamedCell[]
  id?: string
  /** Told when a press has led to a cell. */
  onGo?: () => void
}) {
  const messages = lazyMessages(grid)
  const [copied, setCopied] = useState<readonly NamedCell[]>()
  const goTo = ({ rowId, field }: NamedCell) => {
    const at = findShown(grid, rowId, field)
    if (!at) return
    grid.select(at)
    grid.focusInput()
    onGo?.()
  }
  const copy = async () => {
    if (await copyText(issueTable(grid, cells))) setCopied(cells)
  }
  return (
    <div id={id} className="lg-issue-box">
      <style href="lading-grid-issues" precedence="medium">
        {issueStyles}
      </style>
      <ul className="lg-issue-list" aria-label={messages.issueList}>
        {groupByRow(cells.slice(0, LISTED)).map((row) => (
          <li key={row.rowId}>
            <strong>{messages.row(row.index + 1)}</strong>
            <ul>
              {row.issues.map((issue) => (
                <li key={issue.field}>
                  <button type="button" className="lg-issue" onClick={() => goTo(issue)}>
                    {`${issue.title}: ${issue.message}`}
                    {grid.find(issue.rowId, issue.field) ? '' : ` (${messages.notShown})`}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {cells.length > LISTED && <li>{messages.moreRefused(cells.length - LISTED)}</li>}
      </ul>
      <button type="button" className="lg-button" onClick={() => void copy()}>
        {copied === cells ? messages.listCopied : messages.copyList}
      </button>
    </div>
  )
}

/** The list as a spreadsheet takes it: row, column, text and reason. */
function issueTable(grid: GridController, cells: readonly NamedCell[]): string {
  const { engine } = grid
  const textOf = ({ rowId, field }: NamedCell) => {
    const row = engine.store.byId(rowId)
    const column = engine.column(field)
    return engine.entries.at(rowId, field)?.text ?? (row && column ? cellText(column, row) : '')
  }
  return formatTsv([
    lazyMessages(grid).issueTable,
    ...cells.map((cell) => [String(cell.index + 1), cell.title, cell.text ?? textOf(cell), cell.message]),
  ])
}
