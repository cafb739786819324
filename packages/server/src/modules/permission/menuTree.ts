import { createHash } from 'node:crypto'
import type { FurtherNames, MenuMeta, MenuNode } from '@lading/core/contract'

/** An entry of the menu as stored (contract §22.2, SysPermission). */
export interface StoredPermission {
  id: string
  parentId: string
  name: string
  nameEn: string
  names: FurtherNames
  perms: string
  permsType: string
  icon: string
  component: string
  componentName: string
  url: string
  redirect: string
  sortNo: number
  menuType: number
  route: boolean
  keepAlive: boolean
  hidden: boolean
  hideTab: boolean
  alwaysShow: boolean
  internalOrExternal: boolean
  description: string
  status: string
  /** 1: the entry has data rules (contract §22.2). */
  ruleFlag?: number
}

/** A node with the English title beside the contract's keys. */
type Node = MenuNode & { meta: MenuMeta & { titleEn?: string } }

const EXTERNAL = /^(https?:\/\/|\{\{)/
const LAYOUT = 'layouts/RouteView'

/** Name of a route: the configured one, else made from the address (contract §7.1). */
function routeName(entry: StoredPermission): string {
  return entry.componentName || entry.url.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@')
}

function metaOf(entry: StoredPermission): Node['meta'] {
  const external = EXTERNAL.test(entry.url)
  return {
    title: entry.name,
    ...(entry.nameEn ? { titleEn: entry.nameEn } : {}),
    ...(Object.keys(entry.names).length > 0 ? { names: entry.names } : {}),
    ...(entry.icon ? { icon: entry.icon } : {}),
    keepAlive: entry.keepAlive,
    internalOrExternal: entry.internalOrExternal,
    componentName: entry.componentName || entry.component.split('/').at(-1) || '',
    ...(external ? { url: entry.url } : {}),
    ...(entry.hideTab ? { hideTab: true } : {}),
    ...(entry.hidden ? { hideMenu: true } : {}),
  }
}

function nodeOf(entry: StoredPermission, children: Node[]): Node {
  const first = entry.menuType === 0
  const allHidden = first && children.length > 0 && children.every((child) => child.hidden)
  return {
    id: entry.id,
    route: entry.route ? '1' : '0',
    path: EXTERNAL.test(entry.url) ? createHash('md5').update(entry.url).digest('hex') : entry.url,
    name: routeName(entry),
    component: entry.component || LAYOUT,
    ...(first ? { redirect: entry.redirect || null } : {}),
    ...(entry.hidden || allHidden ? { hidden: true } : {}),
    ...(entry.alwaysShow ? { alwaysShow: true } : {}),
    meta: metaOf(entry),
    ...(children.length > 0 ? { children } : {}),
  }
}

/**
 * The menu of a session: entries of types 0 and 1 as a tree, in the order of `sortNo`; an entry whose parent the
 * session does not hold is not shown (contract §7.1).
 */
export function menuTree(entries: readonly StoredPermission[]): MenuNode[] {
  const byParent = new Map<string, StoredPermission[]>()
  for (const entry of entries) {
    if (entry.menuType > 1) continue
    byParent.set(entry.parentId, [...(byParent.get(entry.parentId) ?? []), entry])
  }
  // An entry is placed once: a cycle in the stored parents ends.
  const placed = new Set<string>()
  const below = (parent: string): Node[] =>
    (byParent.get(parent) ?? [])
      .filter(({ id }) => !placed.has(id) && placed.add(id))
      .sort((a, b) => a.sortNo - b.sortNo)
      .map((entry) => nodeOf(entry, below(entry.id)))
  return below('')
}
