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
