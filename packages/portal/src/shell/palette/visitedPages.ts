import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { localStore } from '@/platform/storage'

/** A page that somebody was on. */
export interface VisitedPage {
  /** Full path. */
  path: string
  /** As it was called then, in the language of that moment. */
  title: string
}

/** What a user comes back to, the latest first. */
export interface VisitedPages {
  recent: VisitedPage[]
  pinned: VisitedPage[]
}

/** More are soon as long as the menu itself. */
const MAX_RECENT = 12
const MAX_PINNED = 20

const NONE: VisitedPages = { recent: [], pinned: [] }

/** The page comes first; another name of the same page takes its place. */
export function withVisit(pages: VisitedPages, page: VisitedPage): VisitedPages {
  const [first] = pages.recent
  if (first?.path === page.path && first.title === page.title) return pages
  const others = pages.recent.filter(({ path }) => path !== page.path)
  const renamed = pages.pinned.some(({ path, title }) => path === page.path && title !== page.title)
  return {
    recent: [page, ...others].slice(0, MAX_RECENT),
    // The same list while nothing in it changes: the menu is made from it.
    pinned: renamed ? pages.pinned.map((each) => (each.path === page.path ? page : each)) : pages.pinned,
  }
}

/** Pins a page, or takes its pin away. */
export function withPin(pages: VisitedPages, page: VisitedPage): VisitedPages {
  const others = pages.pinned.filter(({ path }) => path !== page.path)
  const wasPinned = others.length < pages.pinned.length
  return { ...pages, pinned: wasPinned ? others : [...others, page].slice(-MAX_PINNED) }
}

interface Held extends VisitedPages {
  userId: string
}

const store = createStore<Held>(() => ({ userId: '', ...NONE }))
const keyOf = (userId: string) => `VISITED_PAGES:${userId}`

function isPage(page: unknown): page is VisitedPage {
  const { path, title } = (page ?? {}) as Partial<VisitedPage>
  return typeof path === 'string' && path.startsWith('/') && typeof title === 'string'
}

/** What is stored, without what is damaged. */
export function readPages(stored: unknown): VisitedPages {
  const { recent, pinned } = (stored ?? {}) as Record<string, unknown>
  const pages = (list: unknown) => (Array.isArray(list) ? list.filter(isPage) : [])
  return { recent: pages(recent), pinned: pages(pinned) }
}

/** What was read for a user for whom nothing has been changed since. */
let asStored: Held | undefined

/** The pages of a user of this browser; another user has others. The same ones while nothing in them changes. */
function held(state: Held, userId: string): Held {
  if (state.userId === userId) return state
  if (asStored?.userId !== userId) asStored = { userId, ...readPages(localStore.get(keyOf(userId))) }
  return asStored
}

function change(userId: string, how: (pages: VisitedPages) => VisitedPages): void {
  const before = held(store.getState(), userId)
  const { recent, pinned } = how(before)
  if (recent === before.recent && pinned === before.pinned) return
  store.setState({ userId, recent, pinned })
  localStore.set(keyOf(userId), { recent, pinned })
}

/** Remembers that the user is on a page. */
export function rememberVisit(userId: string, page: VisitedPage): void {
  if (userId) change(userId, (pages) => withVisit(pages, page))
}

/** Pins a page of the user, or takes its pin away. */
export function togglePin(userId: string, page: VisitedPage): void {
  if (userId) change(userId, (pages) => withPin(pages, page))
}

/** The pages that the user comes back to. */
export function useVisitedPages(userId: string): VisitedPages {
  return useStore(store, (state) => held(state, userId))
}

/** The pages that the user has pinned; a visit of another page draws nothing anew. */
export function usePinnedPages(userId: string): VisitedPage[] {
  return useStore(store, (state) => held(state, userId).pinned)
}
