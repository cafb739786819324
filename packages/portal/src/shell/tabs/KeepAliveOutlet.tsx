import type { ReactNode } from 'react'
import type { FindRoute } from '../layout/routeFinder'
import { KeptPage } from './KeptPage'
import { keptKeys } from './tabsState'
import type { PageTab } from './tabsState'
import type { Tabs } from './useTabs'

/** What stands below the tab bar. */
export interface KeepAliveOutletProps {
  /** Closing and refreshing ask where there is unsaved input. */
  tabs: Tabs
  /** The route that an address shows. */
  find: FindRoute
  /** Whether the page keeps its state while another one is shown. */
  keeps: (tab: PageTab) => boolean
}

/** The open pages, one visible. Those that are kept but not shown keep their state and their own location. */
export function KeepAliveOutlet({ tabs, find, keeps }: KeepAliveOutletProps): ReactNode {
  const { state } = tabs
  const kept = keptKeys(state, keeps)
  return state.tabs
    .filter((tab) => kept.has(tab.key))
    .map((tab) => (
      <KeptPage
        // A refresh begins a page anew.
        key={`${tab.key}#${tab.epoch}`}
        tab={tab}
        active={tab.key === state.activeKey}
        route={find(tab.location)}
        tabs={tabs}
      />
    ))
}
