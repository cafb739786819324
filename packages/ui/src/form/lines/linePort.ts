import type { LineChanges } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import type { Issue } from '../../foundation/dataSource'

/** What a form asks of the grid (or another editor) that holds one kind of its lines. */
export interface LinePort {
  /** All rows as they are now, in order. */
  getRows(): Row[]
  /** The rows as they stand, without what is being typed; not to be written to. */
  peekRows(): readonly Row[]
  /** Only what changed since the last load or save. */
  getTableData(): LineChanges
  isDirty(): boolean
  /** Takes out the rows at the end in which nobody has entered anything: they are neither checked nor saved. */
  dropUntouched?(): void
  /** Checks every row, shows the messages, moves to the first and answers how many there are. */
  validate(): Promise<number>
  /** Cells that others have changed, too, and nobody has decided about. */
  conflictCount(): number
  /** Moves to the first of them. */
  focusConflict(): void
  /** Shows messages that came from elsewhere, in place of earlier ones. */
  setIssues(issues: readonly Issue[]): void
  /** Moves to the first message that is shown. */
  focusFirst(): void
  /** The rows given are saved: they are the new state without changes. */
  markSaved(rows: readonly Row[]): void
  /** Drops changes and shows these rows. */
  setRows(rows: readonly Row[]): void
  /** Titles and all rows as a text that a spreadsheet pastes. */
  toText?(): string
  /** What is not saved, as it can be kept (`structuredClone`) and put back later. Without it nothing is kept. */
  getDraft?(): Promise<unknown>
  /** Makes the changes of such a draft again. */
  applyDraft?(draft: unknown): Promise<void>
}
