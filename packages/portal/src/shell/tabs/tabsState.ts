/** Where a tab is; what `<Routes location>` is frozen to. */
export interface TabLocation {
  pathname: string
  search: string
  hash: string
  /** The history entry's key and state, handed through to the page. */
  key?: string
  state?: unknown
}

/** One open page. */
export interface PageTab {
  /** Full path at the time of opening: the tab's identity (spec 1 §2). */
  key: string
  location: TabLocation
  /** Set by the page itself, e.g. a document number; otherwise the route's title is shown. */
  title?: string
  /** A refresh counts it up, which mounts this page anew and leaves all others alone. */
  epoch: number
  /** Holds unsaved input: never thrown away to save memory. */
  dirty: boolean
  /** When it was last shown, on the clock of the state. */
  usedAt: number
}

/** All open pages. The first one is home. */
export interface TabsState {
  tabs: PageTab[]
  activeKey: string
  clock: number
}

/** Why a tab stays open: the two warnings of spec 1 §2. */
export type CloseRefusal = 'home' | 'last'

/** What closing leaves behind. `goTo` is set when another page must be shown now. */
export interface CloseResult {
  state: TabsState
  goTo?: TabLocation
  refused?: CloseRefusal
}

/** How many pages stay mounted at once; a page of 200 rows costs about 6 MB. */
export const KEPT_LIMIT = 20

/** `/a?b=1#c` of a location. */
export function fullPath(location: TabLocation): string {
  return location.pathname + location.search + location.hash
}

/** The location of a full path. */
export function locationOf(path: string): TabLocation {
  const [, pathname = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? []
  return { pathname, search, hash }
}

function newTab(location: TabLocation, clock: number): PageTab {
  return { key: fullPath(location), location, epoch: 0, dirty: false, usedAt: clock }
}

/** What outlives a reload of a tab: where it is and what it is called, never its contents. */
export interface RememberedTab {
  path: string
  title?: string
}

/**
 * A fresh state: home, and whatever was open before a reload.
 *
 * @param homePath path of the home page
 * @param restored tabs of an earlier state, see `rememberedTabs`
 */
export function openTabs(homePath: string, restored: readonly RememberedTab[] = []): TabsState {
  const home = newTab(locationOf(homePath), 0)
  const titles = new Map(restored.map(({ path, title }) => [path, title]))
  titles.delete(home.key)
  return {
    tabs: [home, ...Array.from(titles, ([path, title]) => ({ ...newTab(locationOf(path), 0), title }))],
    activeKey: home.key,
    clock: 0,
  }
}

/** What to remember over a reload. */
export function rememberedTabs(state: TabsState): RememberedTab[] {
  return state.tabs.map(({ location, title }) => ({ path: fullPath(location), ...(title && { title }) }))
}

/** Whether a visit says nothing to the page that it has not been told: it then stays as it was left, and is not drawn anew. */
function isReturn(from: TabLocation, to: TabLocation): boolean {
  const byShell = (to.state as { fromShell?: boolean } | null | undefined)?.fromShell === true
  return fullPath(from) === fullPath(to) && (byShell || (from.state ?? to.state ?? undefined) === undefined)
}

/**
 * The page at `location` becomes the active one: its tab if it is open, else a new tab at the end. When the
 * history entry was replaced on the same path (a page that keeps its filters in the query), or by another part of the
 * same page, the tab moves along; where the new address is open already, the replaced one is gone, save with unsaved work.
 */
export function visit(
  state: TabsState,
  location: TabLocation,
  replaced = false,
  isSamePage: (from: TabLocation, to: TabLocation) => boolean = (from, to) => from.pathname === to.pathname,
): TabsState {
  const clock = state.clock + 1
  const path = fullPath(location)
  const active = state.tabs.find((tab) => tab.key === state.activeKey)
  const own = replaced && active && isSamePage(active.location, location) ? active : undefined
  const open = state.tabs.find((tab) => fullPath(tab.location) === path) ?? own
  const left = own !== undefined && own !== open && own !== state.tabs[0] && !own.dirty ? own : undefined
  if (!open) {
    const tab = newTab(location, clock)
    const key = state.tabs.some((other) => other.key === tab.key) ? `${tab.key}~${clock}` : tab.key
    return { tabs: [...state.tabs, { ...tab, key }], activeKey: key, clock }
  }
  const at = isReturn(open.location, location) ? open.location : location
  return {
    tabs: state.tabs.flatMap((tab) =>
      tab === left ? [] : tab === open ? { ...tab, location: at, usedAt: clock } : tab,
    ),
    activeKey: open.key,
    clock,
  }
}

/** Closes one tab; its right neighbour, or else the left one, is shown if it was the active one. */
export function closeTab(state: TabsState, key: string): CloseResult {
  const index = state.tabs.findIndex((tab) => tab.key === key)
  if (index < 0) return { state }
  if (state.tabs.length === 1) return { state, refused: 'last' }
  if (index === 0) return { state, refused: 'home' }
  const tabs = state.tabs.filter((tab) => tab.key !== key)
  if (state.activeKey !== key) return { state: { ...state, tabs } }
  return show({ ...state, tabs }, tabs[Math.min(index, tabs.length - 1)])
}

/** Closes the tabs left of, right of, or all around `key`. Home stays. */
export function closeAround(state: TabsState, key: string, side: 'left' | 'right' | 'others'): CloseResult {
  const index = state.tabs.findIndex((tab) => tab.key === key)
  if (index < 0) return { state }
  const tabs = state.tabs.filter((_, at) => {
    if (at === 0 || at === index) return true
    return side === 'left' ? at > index : side === 'right' ? at < index : false
  })
  const next = { ...state, tabs }
  const activeStays = tabs.some((tab) => tab.key === state.activeKey)
  return activeStays ? { state: next } : show(next, state.tabs[index])
}

/**
 * Without tabs: the active page alone. Pages with unsaved input wait out of sight and are there again when their
 * address is opened; nothing that was typed is lost by a look at another page.
 *
 * @param done the page that has just ended, whatever it held
 */
export function onePage(state: TabsState, done?: string): TabsState {
  const stays = (tab: PageTab) => tab.key === state.activeKey || (tab.dirty && tab.key !== done)
  return { ...state, tabs: state.tabs.filter(stays) }
}

/** Without the pages that are no more, e.g. because a right was taken away; home stays. */
export function dropTabs(state: TabsState, stays: (tab: PageTab) => boolean): CloseResult {
  const tabs = state.tabs.filter((tab, at) => at === 0 || stays(tab))
  if (tabs.length === state.tabs.length) return { state }
  const next = { ...state, tabs }
  return tabs.some((tab) => tab.key === state.activeKey) ? { state: next } : show(next, tabs[0])
}

/** The tabs that would go with `closeAround`. */
export function tabsAround(state: TabsState, key: string, side: 'left' | 'right' | 'others'): PageTab[] {
  const { tabs } = closeAround(state, key, side).state
  return state.tabs.filter((tab) => !tabs.includes(tab))
}

function show(state: TabsState, tab: PageTab | undefined): CloseResult {
  return tab ? { state: { ...state, activeKey: tab.key }, goTo: tab.location } : { state }
}

/** Mounts one page anew. The others keep their state. */
export function refreshTab(state: TabsState, key: string): TabsState {
  return change(state, key, (tab) => ({ ...tab, epoch: tab.epoch + 1, dirty: false, title: undefined }))
}

/** What a page tells about itself. Nothing new: the same state. */
export function describeTab(
  state: TabsState,
  key: string,
  about: Partial<Pick<PageTab, 'title' | 'dirty'>>,
): TabsState {
  const tab = state.tabs.find((other) => other.key === key)
  const told = Object.entries(about) as [keyof typeof about, unknown][]
  if (!tab || told.every(([name, value]) => tab[name] === value)) return state
  return change(state, key, (before) => ({ ...before, ...about }))
}

function change(state: TabsState, key: string, how: (tab: PageTab) => PageTab): TabsState {
  return { ...state, tabs: state.tabs.map((tab) => (tab.key === key ? how(tab) : tab)) }
}

/**
 * The tabs whose pages stay mounted: the active one, those with unsaved input, and of the others that ask for it
 * the most recently used ones up to the limit.
 */
export function keptKeys(
  state: TabsState,
  asksFor: (tab: PageTab) => boolean,
  limit = KEPT_LIMIT,
): Set<string> {
  const certain = state.tabs.filter((tab) => tab.key === state.activeKey || tab.dirty)
  const recent = state.tabs
    .filter((tab) => !certain.includes(tab) && tab.usedAt > 0 && asksFor(tab))
    .sort((a, b) => b.usedAt - a.usedAt)
    .slice(0, Math.max(0, limit - certain.length))
  return new Set([...certain, ...recent].map((tab) => tab.key))
}
