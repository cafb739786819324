import type { RowChange } from '@lading/core/ports'
import type { Row } from '@lading/core/rules'

/** Where such changes come from: a socket, a poll. The grid subscribes while it is mounted. */
export interface LiveSource<R extends Row = Row> {
  /** Adds a listener and answers how to take it away. */
  subscribe(listener: (changes: readonly RowChange<R>[]) => void): () => void
}
