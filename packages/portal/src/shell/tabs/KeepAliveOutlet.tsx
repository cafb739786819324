import { Activity } from 'react'
import type { ReactNode } from 'react'
import { useRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { TabContext } from './tabContext'
import type { TabHandle } from './tabContext'
import { fullPath, keptKeys } from './tabsState'
import type { PageTab } from './tabsState'
import type { Tabs } from './useTabs'

/** What stands below the tab bar. */
export interface KeepAliveOutletProps {
  tabs: Tabs
  routes: RouteObject[]
  /** Whether the page keeps its state while another one is shown. */
  keeps: (tab: PageTab) => boolean
  /** Whether input on the page counts as unsaved work. */
  takesInput: (tab: PageTab) => boolean
  /** Closes a tab, after asking where there is unsaved input. */
  onClose: (key: string) => void
}

/**
 * The open pages, one visible. A hidden page keeps its state and its own location; its effects are off, so it
 * neither polls nor follows the address of the page that is shown.
 */
export function KeepAliveOutlet({
  tabs,
  routes,
  keeps,
  takesInput,
  onClose,
}: KeepAliveOutletProps): ReactNode {
  const { state } = tabs
  const kept = keptKeys(state, keeps)
  return state.tabs
    .filter((tab) => kept.has(tab.key))
    .map((tab) => {
      const active = tab.key === state.activeKey
      const handle: TabHandle = {
        key: tab.key,
        active,
        setTitle: (title) => tabs.describe(tab.key, { title }),
        setDirty: (dirty) => tabs.describe(tab.key, { dirty }),
        close: () => onClose(tab.key),
        refresh: () => tabs.refresh(tab.key),
      }
      const markDirty = () => {
        if (!tab.dirty && takesInput(tab)) tabs.describe(tab.key, { dirty: true })
      }
      return (
        <Activity key={`${tab.key}#${tab.epoch}`} mode={active ? 'visible' : 'hidden'}>
          <TabContext value={handle}>
            <div
              className="ld-page"
              onInput={markDirty}
              onPaste={markDirty}
              data-path={fullPath(tab.location)}
            >
              <FrozenRoutes routes={routes} tab={tab} />
            </div>
          </TabContext>
        </Activity>
      )
    })
}

/** The routes at the tab's own location: `useParams` and `useSearchParams` of a hidden page never change. */
function FrozenRoutes({ routes, tab }: { routes: RouteObject[]; tab: PageTab }): ReactNode {
  return useRoutes(routes, {
    state: null,
    key: 'default',
    ...tab.location,
  })
}
