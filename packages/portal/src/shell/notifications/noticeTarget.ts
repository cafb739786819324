import type { ShellRoute } from '../menu/buildRoutes'

/** Where 去处理 of a notice leads: a page of the portal, or another site. */
export interface Handling {
  path?: string
  url?: string
}

/** Another site's address; nothing else may be opened (no `javascript:`). */
const WEB = /^https?:\/\//i

/**
 * Where the button 去处理 leads (spec 1 §2): the address of a notice of type `url`, the page of one of type `component`.
 * @returns `undefined` when the notice asks for nothing, or for what the session has not
 */
export function noticeHandling(
  notice: NoticeTarget,
  routes: readonly ShellRoute[],
  safe: (path: string) => string,
): Handling | undefined {
  const page = notice.openPage ?? ''
  if (notice.openType === 'url' && WEB.test(page)) return { url: page }
  const path = notice.openType === 'url' ? safe(page) : noticePath(notice, routes)
  return path ? { path } : undefined
}

/** What of a notice says where it leads. */
export interface NoticeTarget {
  openType?: string | null
  /** Component key for `component`, path for `url`. */
  openPage?: string | null
  busId?: string | null
}

/**
 * The path of the page that a notice of type `component` opens with its record (spec 1 §4): the page's view of one
 * record where it has one, else the page with `busId` in its address.
 *
 * @returns `undefined` when the session has no such page: the notice itself is shown then
 */
export function noticePath(notice: NoticeTarget, routes: readonly ShellRoute[]): string | undefined {
  const { openType, openPage, busId } = notice
  if (openType !== 'component' || !openPage) return undefined
  const own = routes.filter(({ page }) => page?.key === openPage)
  const view =
    own.find(({ path }) => path.endsWith('/view/:id')) ?? own.find(({ path }) => path.endsWith('/:id'))
  if (busId && view) return view.path.replace(':id', encodeURIComponent(busId))
  const plain = own.find(({ path }) => !path.includes(':'))
  if (!plain) return undefined
  return busId ? `${plain.path}?busId=${encodeURIComponent(busId)}` : plain.path
}
