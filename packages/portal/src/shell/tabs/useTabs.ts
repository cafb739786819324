import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NavigationType } from 'react-router-dom'
import { tabStore } from '@/platform/storage'
import {
  closeAround,
  closeTab,
  describeTab,
  dropTabs,
  fullPath,
  locationOf,
  onePage,
  openTabs,
  refreshTab,
  rememberedTabs,
  visit,
} from './tabsState'
import type { CloseRefusal, CloseResult, PageTab, RememberedTab, TabLocation, TabsState } from './tabsState'

/** Marks navigations that come from menu, tabs, search and breadcrumb, not from a page itself. */
export const FROM_SHELL = { fromShell: true } as const

/** What the tabs are made with. */
export interface TabsOptions {
  /** Of the page to show. */
  location: TabLocation
  /** How the browser got there. */
  action: `${NavigationType}`
  homePath: string
  /** Off: one page at a time, as on mobile. */
  multi: boolean
  /** Tabs of one user are not shown to another. */
  userId: string
  /** Whether a page that leads to `to` by itself is done: a form that goes back to its list. */
  isDone: (from: TabLocation, to: TabLocation) => boolean
  /** Whether two addresses are parts of one page. @default those with the same path */
  isSamePage?: (from: TabLocation, to: TabLocation) => boolean
  /** Whether a page is dropped however it is left: a failure page. @default none */
  isPassing?: (location: TabLocation) => boolean
  onRefused: (reason: CloseRefusal) => void
}

/** The open pages and what can be done with them. */
export interface Tabs {
  state: TabsState
  show: (tab: PageTab) => void
  close: (key: string) => void
  closeAround: (key: string, side: 'left' | 'right' | 'others') => void
  refresh: (key: string) => void
  /** Closes pages that are no more, without asking. */
  drop: (stays: (tab: PageTab) => boolean) => void
  describe: (key: string, about: Partial<Pick<PageTab, 'title' | 'dirty'>>) => void
}

/** The tabs, and the visit they stand at. */
interface Held {
  state: TabsState
  location?: TabLocation
  multi?: boolean
}

/** Keeps the tabs in step with the history: every navigation is a visit. */
export function useTabs(options: TabsOptions): Tabs {
  const { location, action, homePath, multi, userId, isDone, isPassing, isSamePage, onRefused } = options
  const navigate = useNavigate()
  const memory = `openTabs:${userId}`
  const lasts = ({ path }: RememberedTab) => !isPassing?.(locationOf(path))
  // One state: React may drop an update made while rendering when another waits beside it; what was seen must then be
  // dropped with the visit, or the address would move on without its page.
  const [held, setHeld] = useState<Held>(() => ({
    state: openTabs(homePath, multi ? (tabStore.get<RememberedTab[]>(memory) ?? []).filter(lasts) : []),
  }))
  const { state } = held
  const setState = (change: (before: TabsState) => TabsState) =>
    setHeld((before) => {
      const next = change(before.state)
      return next === before.state ? before : { ...before, state: next }
    })

  // While rendering, not in an effect: no frame may show the old page under the new address.
  if (held.location !== location || held.multi !== multi) {
    setHeld((before) => ({ location, multi, state: follow(before.state, location) }))
  }

  function follow(before: TabsState, to: TabLocation): TabsState {
    const from = before.tabs.find((tab) => tab.key === before.activeKey)
    const next = visit(before, to, action === 'REPLACE', isSamePage)
    const byShell = (to.state as Partial<typeof FROM_SHELL> | null)?.fromShell === true
    const done =
      from &&
      from.key !== next.activeKey &&
      (isPassing?.(from.location) || (action !== 'POP' && !byShell && isDone(from.location, to)))
    if (!multi) return onePage(next, done ? from.key : undefined)
    const withHome =
      next.tabs[0]?.key === homePath ? next : { ...next, tabs: [...homeTab(homePath), ...next.tabs] }
    return done ? closeTab(withHome, from.key).state : withHome
  }

  useEffect(() => {
    if (multi) tabStore.set(memory, rememberedTabs(state))
  }, [memory, multi, state])

  const go = (to: TabLocation) => void navigate(fullPath(to), { state: FROM_SHELL })
  const apply = (result: CloseResult) => {
    if (result.refused) onRefused(result.refused)
    setState(() => result.state)
    if (result.goTo) go(result.goTo)
  }
  return {
    state,
    show: (tab) => go(tab.location),
    close: (key) => apply(closeTab(state, key)),
    closeAround: (key, side) => apply(closeAround(state, key, side)),
    drop: (stays) => apply(dropTabs(state, stays)),
    refresh: (key) => setState((before) => refreshTab(before, key)),
    describe: (key, about) => setState((before) => describeTab(before, key, about)),
  }
}

/** The home tab, where switching from one page to many has to bring it back. */
function homeTab(homePath: string): PageTab[] {
  return openTabs(homePath).tabs
}
