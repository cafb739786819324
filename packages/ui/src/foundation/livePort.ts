import type { RowChanges, SourceRow } from '@lading/core/ports'

/** Where pages hear of rows that others save while they are open (spec 2 §4, "Live update channel"). */
export interface LiveRowsSource {
  /**
   * Hears of the saves of one table: an entity's key for its records, the key of its lines for those. After a time
   * without a line, `reload` is told.
   *
   * @returns ends it
   */
  subscribe(table: string, listener: (saved: RowChanges<SourceRow>) => void): () => void
}
