import type { Row } from '../rules/types'

/**
 * A change of one row that was made elsewhere: another user saved, a job ran.
 *
 * - `insert` brings a whole row; `index` is its place among the lines, from 0. @default last
 * - `update` brings the id and the fields that are new; a row that is not shown is passed over.
 */
export type RowChange<R extends Row = Row> =
  | { type: 'insert'; row: R; index?: number }
  | { type: 'update'; row: Partial<R> & { id: string } }
  | { type: 'remove'; id: string }

/** What one save or deletion changed in one table. */
export interface RowChanges<R extends Row = Row> {
  /** The record; `''` when many changed at once, or nobody knows which. */
  recordId: string
  /** Version of the record after the save; 0 when it is deleted. */
  version: number
  /** In the order in which they are to be applied. */
  changes: readonly RowChange<R>[]
  /** There is more than is said here: read the rows again. @default false */
  reload?: boolean
}
