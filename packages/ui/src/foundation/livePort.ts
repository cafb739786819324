/** One row that somebody else's save changed; `index` is its place among the lines of its record, from 0. */
export type SavedRowChange =
  | { type: 'update'; row: Record<string, unknown> & { id: string } }
  | { type: 'insert'; row: Record<string, unknown> & { id: string }; index?: number }
  | { type: 'remove'; id: string }

/** What one save changed in one table. */
export interface SavedRows {
  /** The record that was saved; `''` when many were changed at once, or nobody knows which. */
  recordId: string
  /** Version of the record after the save; 0 when it is deleted. */
  version: number
  changes: readonly SavedRowChange[]
  /** There is more than is told here: read the rows again. */
  reload?: boolean
}

/** Where pages hear of rows that others save while they are open (spec 2 §4, "Live update channel"). */
export interface LiveRowsSource {
  /**
   * Hears of the saves of one table: an entity's key for its records, the key of its lines for those. After a time
   * without a line, `reload` is told.
   *
   * @returns ends it
   */
  subscribe(table: string, listener: (saved: SavedRows) => void): () => void
}
