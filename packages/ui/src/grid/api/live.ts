import type { Row } from '@lading/core/rules'

/**
 * A change of rows that happened elsewhere: another user saved, a job ran.
 * `update` brings the id and the fields that are new; a row that is not in the grid is passed over.
 * `insert` brings a whole row; without `index` (in the data) it comes last.
 */
export type LiveChange<R extends Row = Row> =
  | { type: 'update'; row: Partial<R> }
  | { type: 'insert'; row: R; index?: number }
  | { type: 'remove'; id: string }

/** Where such changes come from: a socket, a poll. The grid subscribes while it is mounted. */
export interface LiveSource<R extends Row = Row> {
  /** Adds a listener and answers how to take it away. */
  subscribe(listener: (changes: readonly LiveChange<R>[]) => void): () => void
}
