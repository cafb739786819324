import type { ShellRoute } from '../menu/buildRoutes'

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
