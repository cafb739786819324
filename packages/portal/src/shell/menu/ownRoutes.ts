import type { Text } from '@lading/core/text'
import type { PageRegistry } from '@/app/pageRegistry'
import type { FailureStatus } from '../errors/ResultPage'
import type { ShellRoute } from './buildRoutes'

/** Pages of every session, whatever its menu: by path the key of the page (spec 1 §2, "Static routes"). */
export const OWN_PAGES = {
  '/isps/userAnnouncement': 'system/UserAnnouncement',
  '/isps/myApproval': 'system/MyApproval',
  '/test/home': 'system/SiteMap',
  '/account/center': 'account/Center',
  '/account/settings/base': 'account/Settings',
  '/account/settings/security': 'account/Settings',
  '/account/settings/binding': 'account/Settings',
  '/account/settings/custom': 'account/Settings',
  '/account/settings/notification': 'account/Settings',
} as const

/** The parts of the account's settings. */
const SETTINGS = '/account/settings/'

const FAILURES: Record<FailureStatus, Text> = {
  '403': { zh: '无权访问', en: 'No access' },
  '404': { zh: '页面不存在', en: 'Page not found' },
  '500': { zh: '页面出错', en: 'Page failed' },
}

/**
 * The routes of the pages that need no menu entry, the failure pages among them: menu and header stay beside those. A
 * page that is not there has no route.
 */
export function ownRoutes(registry: PageRegistry): ShellRoute[] {
  const failures = (Object.keys(FAILURES) as FailureStatus[]).map((failure) => {
    const path = `/${failure}`
    const title = FAILURES[failure]
    return { path, title, crumbs: [{ title }], keepAlive: false, menuPath: path, failure }
  })
  const pages = Object.entries(OWN_PAGES).flatMap(([path, key]) => {
    const page = registry.page(key)
    if (!page) return []
    const { title } = page
    const partOf = path.startsWith(SETTINGS) ? SETTINGS : undefined
    return [{ path, title, crumbs: [{ title, path }], keepAlive: false, menuPath: path, page, partOf }]
  })
  return [...pages, ...failures]
}
