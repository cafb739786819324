/** What a committed write did to one record, as the processes of a server tell each other. */
export interface SavedChange {
  /** `many`: more records than are told one by one. */
  kind: 'insert' | 'update' | 'delete' | 'many'
  id: string
  /** After the write. */
  version: number
  /** By line key: ids of the rows that the write touched. */
  lines: Record<string, { inserted: string[]; updated: string[]; removed: string[] }>
  /** The row as it was before an update or a deletion: whoever saw it then, is told that it left. */
  before?: Record<string, unknown>
}
