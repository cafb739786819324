import { PageHostContext } from '@lading/ui/foundation'
import type { PageHost } from '@lading/ui/foundation'
import { Activity, memo, startTransition, useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { useRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { draftsOf } from '@/platform/drafts'
import { pageScope } from '@/platform/pageScope'
import { draftOwner } from '@/session/sessionStore'
import { TabContext } from './tabContext'
import type { TabHandle } from './tabContext'
import { fullPath } from './tabsState'
import type { PageTab } from './tabsState'
import './keptPageElement'
import { usePageFocus } from './usePageFocus'
import type { Tabs } from './useTabs'

/** One open page. */
export interface KeptPageProps {
  tab: PageTab
  active: boolean
  /** What its address shows; undefined when the right to it was taken away a moment ago. */
  route: RouteObject | undefined
  tabs: Tabs
}

/**
 * A page in its tab. Hidden, it keeps its state and its own location; its effects are off, so it neither polls nor
 * follows the address of the page that is shown.
 */
export function KeptPage({ tab, active, route, tabs }: KeptPageProps): ReactNode {
  const { key } = tab
  const host = usePageHostOf(key, tab.location, tabs)
  const page = usePageFocus(active)
  const handle = useHandle(host, key, active, tabs)
  return (
    <div className={active ? 'ld-kept' : 'ld-kept ld-kept-hidden'}>
      <Activity mode={active ? 'visible' : 'hidden'}>
        <ld-kept-page>
          <TabContext value={handle}>
            <PageHostContext value={host}>
              <div ref={page} className="ld-page" tabIndex={-1} data-path={fullPath(tab.location)}>
                <FrozenRoutes route={route} location={tab.location} />
              </div>
            </PageHostContext>
          </TabContext>
        </ld-kept-page>
      </Activity>
    </div>
  )
}

/** The page's hold on its tab, another one only when the tab is shown or left: what reads it is drawn anew with it. */
function useHandle(host: PageHost, key: string, active: boolean, tabs: Tabs): TabHandle {
  const now = useRef(tabs)
  useEffect(() => {
    now.current = tabs
  }, [tabs])
  return useMemo(
    () => ({
      ...host,
      key,
      active,
      close: () => now.current.close(key),
      refresh: () => now.current.refresh(key),
    }),
    [host, key, active],
  )
}

/** What the page tells about itself, as its tab shows it. The object stays: effects of pages depend on it. */
function usePageHostOf(key: string, { pathname, search }: PageTab['location'], tabs: Tabs): PageHost {
  const describe = useRef(tabs.describe)
  useEffect(() => {
    describe.current = tabs.describe
  }, [tabs.describe])
  // The parts of the page that hold unsaved input: a form, a dialog above it.
  const holders = useRef(new Set<string>())
  return useMemo(
    () => ({
      search,
      within: pageScope(pathname),
      drafts: draftsOf(draftOwner(), key),
      // Drawn in slices, and together with what else the page begins with: the shell stands around all open pages.
      setTitle: (title) => startTransition(() => describe.current(key, { title })),
      setDirty(dirty, source = '') {
        if (dirty) holders.current.add(source)
        else holders.current.delete(source)
        describe.current(key, { dirty: holders.current.size > 0 })
      },
    }),
    [key, pathname, search],
  )
}

/**
 * The route at the tab's own location: `useParams` and `useSearchParams` of a hidden page never change. It is drawn again
 * for another location alone: what happens to the other tabs would draw every open page anew. The router gets the one
 * route, since it compiles all that it is given.
 */
const FrozenRoutes = memo(function FrozenRoutes({
  route,
  location,
}: {
  route: RouteObject | undefined
  location: PageTab['location']
}): ReactNode {
  return useRoutes(route ? [route] : [], { state: null, key: 'default', ...location })
})
