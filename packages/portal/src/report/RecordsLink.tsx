import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ReportRow } from './reportValues'
import type { RecordsOf } from './useRecords'

/** A text that leads to the records behind rows of a report, as far as a list shows them. */
export function RecordsLink(props: {
  rows: readonly ReportRow[]
  recordsOf: RecordsOf
  children: string
}): ReactNode {
  const to = props.recordsOf(props.rows)
  return to === undefined ? props.children : <Link to={to}>{props.children}</Link>
}
