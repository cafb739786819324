/** A node of the menu as the server sends it (contract §7.1). */
export interface MenuNode {
  id: string
  /** `'0'`: shown, but not turned into a route. */
  route?: string
  path: string
  name?: string
  /** Component key, or one of the layouts. */
  component: string
  redirect?: string | null
  hidden?: boolean
  alwaysShow?: boolean
  meta: {
    title: string
    icon?: string
    keepAlive?: boolean
    /** True: the url opens in a new browser tab. */
    internalOrExternal?: boolean
    componentName?: string
    /** Only for external urls. */
    url?: string
    hideTab?: boolean
    hideMenu?: boolean
  }
  children?: MenuNode[]
}

/** One entry of a button list (contract §7.2). */
export interface ButtonRule {
  action: string
  /** Only in `allAuth`: '1' rule in force, '0' switched off. */
  status?: string
  type: string
  describe?: string
}

/** What `getUserPermissionByToken` gives. */
export interface PermissionData {
  menu: MenuNode[]
  auth: ButtonRule[]
  allAuth: ButtonRule[]
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
