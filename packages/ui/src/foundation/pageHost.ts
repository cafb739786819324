import { createContext, useContext } from 'react'

/** What a page of the library tells the application around it, e.g. for the tab that the page stands in. */
export interface PageHost {
  /** The page has a name of its own, e.g. a document number; `undefined`: no longer. */
  setTitle(title: string | undefined): void
  /**
   * The page holds unsaved input, or no longer.
   *
   * @param source which part of the page says so: a form and a dialog above it hold input independently
   */
  setDirty(dirty: boolean, source?: string): void
  /** The query of the address that the page was opened at, e.g. `?figure=offeredOld`. */
  search?: string
  /**
   * The page shows only what belongs to some records of another kind, e.g. to the companies of one group: its lists are
   * narrowed by their field of that kind, and their forms stand below `path`.
   */
  within?: PageScope
  /** Where forms keep what was entered and not saved, over a crash or a session that ended. Without it nowhere. */
  drafts?: DraftStore
}

/** What the lists of a page are narrowed to. */
export interface PageScope {
  /** Key of the entity that the records name, e.g. `company`. */
  ref: string
  /** Its field, and the value that counts. */
  field: string
  value: string
  /** Begins the addresses of such pages, e.g. `/sg`. */
  path: string
}

/** Keeps drafts of this page and this user; it alone decides how long. Failures are its own: it never rejects. */
export interface DraftStore {
  /** `undefined`: there is none (any more). */
  read(key: string): Promise<unknown>
  /** @param draft anything that `structuredClone` takes */
  write(key: string, draft: unknown): Promise<void>
  remove(key: string): Promise<void>
}

/**
 * Filled by the application around each of its pages; keep the object stable. Without one, forms tell nobody.
 *
 * @example <PageHostContext value={tab}><Page /></PageHostContext>
 */
export const PageHostContext = createContext<PageHost | undefined>(undefined)

/** The application around, if it wants to know. */
export function usePageHost(): PageHost | undefined {
  return useContext(PageHostContext)
}
