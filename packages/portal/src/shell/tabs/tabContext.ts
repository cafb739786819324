import type { PageHost } from '@lading/ui/foundation'
import { createContext, use } from 'react'

/** What a page can do with its own tab. */
export interface TabHandle extends PageHost {
  key: string
  /** It is the page that is shown. */
  active: boolean
  /** A title of its own, e.g. with the document's number; `undefined`: the route's title. */
  setTitle: (title: string | undefined) => void
  /** Says whether (a part of) the page holds unsaved input: it is then never dropped, and closing asks first. */
  setDirty: (dirty: boolean, source?: string) => void
  close: () => void
  /** Mounts the page anew. */
  refresh: () => void
}

/** Filled around every page. */
export const TabContext = createContext<TabHandle | undefined>(undefined)

/**
 * The tab a page stands in.
 *
 * @throws Error outside of the shell
 */
export function useTab(): TabHandle {
  const tab = use(TabContext)
  if (!tab) throw new Error('useTab() works in pages of the shell only.')
  return tab
}
