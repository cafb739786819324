/** An advanced query that is kept. */
export interface SavedQueryRecord {
  id: string
  /** The page it belongs to: its save code. */
  page: string
  /** Unique among the queries of its owner and page. */
  name: string
  /** `{ matchType, lines, view }`; read with care: fields may be gone since it was kept. */
  query: unknown
  /** Whether others see it. Only its owner changes it. */
  shared: boolean
  /** With whom, in the source's own terms: handed back when the query is saved again. */
  sharedWith?: unknown
  /** Account of the user who keeps it. */
  owner: string
  /** @default the account */
  ownerName?: string
  /** Whether the signed-in user is its owner. */
  mine: boolean
  /** Whether the page opens with it for the signed-in user. @default false */
  isDefault?: boolean
  /** `YYYY-MM-DD HH:mm:ss`. */
  updatedAt: string
}

/** What is sent to keep a query; with an id it takes the place of what was kept under it. */
export interface SavedQueryDraft {
  id?: string
  page: string
  name: string
  /** `view`: how a whole list was set up, where the query is a view of a list; then there need not be lines. */
  query: { matchType: 'and' | 'or'; lines: readonly unknown[]; view?: object }
  shared: boolean
  sharedWith?: unknown
}

/** Where advanced queries are kept. All calls reject with `SourceError`. */
export interface SavedQuerySource {
  /** The user's own queries of a page, and those that others share. */
  list(page: string, signal?: AbortSignal): Promise<SavedQueryRecord[]>
  save(query: SavedQueryDraft): Promise<SavedQueryRecord>
  remove(id: string): Promise<void>
  /**
   * Keeps which one a page opens with for the signed-in user, or with null that it opens without one. Absent: that is
   * kept for this browser only.
   */
  setDefault?(page: string, id: string | null): Promise<void>
}
