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

/**
 * Lists of stored forms and reports by their code alone, for links to what has no entry in somebody's menu (contract §24).
 * Whether he or she may see the records is the server's to say.
 */
export const CODE_PAGES = {
  '/online/cgformList/:code': 'modules/online/cgform/auto/OnlCgformAutoList',
  '/online/cgformTreeList/:code': 'modules/online/cgform/auto/OnlCgformTreeList',
  '/online/cgformErpList/:code': 'modules/online/cgform/auto/erp/OnlCgformErpList',
  '/online/cgformTabList/:code': 'modules/online/cgform/auto/tab/OnlCgformTabList',
  '/online/cgformInnerTableList/:code': 'modules/online/cgform/auto/innerTable/OnlCgformInnerTableList',
  '/online/copyform/:code': 'modules/online/cgform/OnlCgformCopyList',
  '/online/cgreport/:code': 'modules/online/cgreport/auto/OnlCgreportAutoList',
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
  return [
    ...pages,
    ...Object.entries(CODE_PAGES).flatMap(([path, key]) => codeRoutes(registry, path, key)),
    ...failures,
  ]
}

/** A page of a code, and those that follow from it. */
function codeRoutes(registry: PageRegistry, path: string, key: string): ShellRoute[] {
  const page = registry.page(key)
  if (!page) return []
  const route = { path, title: page.title, crumbs: [{ title: page.title }], menuPath: path, page }
  return [
    { ...route, keepAlive: page.keepAlive === true },
    ...registry.derived(key).map((derived) => ({
      ...route,
      path: `${path}/${derived.subPath}`,
      title: derived.title,
      crumbs: [{ title: page.title }, { title: derived.title }],
      keepAlive: derived.keepAlive === true,
      page: derived,
    })),
  ]
}
