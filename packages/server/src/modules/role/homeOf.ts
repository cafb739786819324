import type { MenuNode } from '@lading/core/contract'

/** Home of the menu (spec 1 §9). */
const HOME = '/dashboard/analysis'
const SHOWN_PAGE = '1'

/** The home page as clients of the family read it. */
export interface HomePage {
  id: string
  /** One home for all roles. */
  roleCode: 'DEF_INDEX_ALL'
  url: string
  component: string
  route: boolean
  priority: number
  status: '1'
}

/** All entries, each before those below it. */
const flat = (menu: readonly MenuNode[]): MenuNode[] =>
  menu.flatMap((node) => [node, ...flat(node.children ?? [])])

/** Where a session begins: the home of its menu, or else the first page that it may see. */
export function homeOf(menu: readonly MenuNode[]): HomePage {
  const pages = flat(menu).filter(
    ({ children, path, route }) => !children?.length && route === SHOWN_PAGE && !path.includes(':'),
  )
  const home = pages.find(({ path }) => path === HOME) ?? pages.find(({ hidden }) => !hidden) ?? pages[0]
  return {
    id: home?.id ?? HOME,
    roleCode: 'DEF_INDEX_ALL',
    url: home?.path ?? HOME,
    component: home?.component ?? 'dashboard/Analysis',
    route: true,
    priority: 0,
    status: '1',
  }
}
