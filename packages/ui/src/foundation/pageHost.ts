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
  /** Where forms keep what was entered and not saved, over a crash or a session that ended. Without it nowhere. */
  drafts?: DraftStore
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
