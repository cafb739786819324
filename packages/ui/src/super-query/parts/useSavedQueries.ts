import { useState } from 'react'
import { readSaved, withQuery, writeSaved } from '../logic/savedQueries'
import type { SavedQuery } from '../logic/savedQueries'

/** The saved queries of a page. */
export interface SavedQueriesModel {
  queries: readonly SavedQuery[]
  has(title: string): boolean
  /** Saves, over the one with the same title. @throws DOMException when the storage is full or closed */
  save(query: SavedQuery): void
  remove(title: string): void
}

/** Keeps saved queries in local storage, read afresh before each change: another tab may have changed them. */
export function useSavedQueries(saveCode: string): SavedQueriesModel {
  const [queries, setQueries] = useState(() => readSaved(localStorage, saveCode))
  const change = (to: (last: SavedQuery[]) => SavedQuery[]) => {
    const next = to(readSaved(localStorage, saveCode))
    writeSaved(localStorage, saveCode, next)
    setQueries(next)
  }
  return {
    queries,
    has: (title) => readSaved(localStorage, saveCode).some((query) => query.title === title),
    save: (query) => change((last) => withQuery(last, query)),
    remove: (title) => change((last) => last.filter((query) => query.title !== title)),
  }
}
