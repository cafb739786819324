import type { PageRegistry } from '@/app/pageRegistry'
import type { ShellRoute } from './buildRoutes'

/** Pages of every session, whatever its menu: by path the key of the page (spec 1 §2, "Static routes"). */
export const OWN_PAGES = {
  '/isps/userAnnouncement': 'system/UserAnnouncement',
  '/account/settings/base': 'account/Settings',
} as const

/** The routes of the pages that need no menu entry. A page that is not there has no route. */
export function ownRoutes(registry: PageRegistry): ShellRoute[] {
  return Object.entries(OWN_PAGES).flatMap(([path, key]) => {
    const page = registry.page(key)
    if (!page) return []
    const { title } = page
    return [{ path, title, crumbs: [{ title, path }], keepAlive: false, menuPath: path, page }]
  })
}
