import type { Text } from '@lading/core/text'
import { matchesSearch, searchableEntries } from '@/shell/menu/menuTree'
import type { MenuEntry } from '@/shell/menu/menuTree'

/** Pages of one group of the menu. */
export interface PageGroup {
  key: string
  title: Text | string
  pages: { path: string; title: Text | string; externalUrl?: string }[]
}

/**
 * The pages of a menu by their entry of the first level, those deeper below named with the groups between.
 * @param query words that a page, its groups or its path must hold; none: all pages
 */
export function pageGroups(entries: readonly MenuEntry[], query: string): PageGroup[] {
  const wanted = query.trim()
  return entries
    .map((root) => {
      const pages = searchableEntries([root]).filter((page) => !wanted || matchesSearch(page, wanted))
      return {
        key: root.path,
        title: root.title,
        pages: pages.map(({ path, title, groups, externalUrl }) => {
          const between = groups.slice(1)
          const named = (locale: keyof Text) => [...between, title].map((part) => part[locale]).join(' / ')
          return { path, title: { zh: named('zh'), en: named('en') }, ...(externalUrl && { externalUrl }) }
        }),
      }
    })
    .filter(({ pages }) => pages.length > 0)
}
