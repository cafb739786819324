import type { MenuMeta, MenuNode as WireNode } from '@lading/core/contract'
import type { PermissionLists } from '@lading/ui/foundation'

/** A node of the menu as the server sends it (contract §7.1), with an English title where the server has one. */
export type MenuNode = Omit<WireNode, 'meta' | 'children'> & {
  meta: MenuMeta & { titleEn?: string }
  children?: MenuNode[]
}

/** Menu and button lists of a session (contract §7), as the portal uses them. */
export interface PermissionData extends PermissionLists {
  menu: MenuNode[]
}

/** Components that only wrap their children (contract §7.1): the plain route view is one of them. */
export const LAYOUT_COMPONENTS: readonly string[] = [
  'layouts/RouteView',
  'layouts/PageView',
  'layouts/TabLayout',
  'layouts/BasicLayout',
  'layouts/default/index',
  'LAYOUT',
]

/** The component that shows `meta.url` in a frame. */
export const IFRAME_COMPONENT = 'layouts/IframePageView'

/** An absolute web address, or `undefined`. Scripts and other schemes of the menu are never followed. */
export function webAddress(url: string | undefined): string | undefined {
  return url && /^https?:\/\//i.test(url) ? url : undefined
}
