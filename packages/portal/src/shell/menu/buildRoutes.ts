import type { Text } from '@lading/core/text'
import type { PageEntry, PageRegistry } from '@/app/pageRegistry'
import { IFRAME_COMPONENT, LAYOUT_COMPONENTS, webAddress } from './menuTypes'
import type { FailureStatus } from '../errors/ResultPage'
import type { MenuNode } from './menuTypes'

/** One step of the breadcrumb. */
export interface Crumb {
  title: Text
  /** Without one the step is a group that leads nowhere, and no link. */
  path?: string
}

/** A routable page of this session. One of `page`, `frameUrl`, `missing`, `failure`, `redirect` says what it shows. */
export interface ShellRoute {
  /** Absolute, below the portal's base; may hold `:name` parts. */
  path: string
  title: Text
  /** From the outermost menu group to the page itself. */
  crumbs: Crumb[]
  keepAlive: boolean
  /** Path of the menu entry that is marked while this page is open. */
  menuPath: string
  page?: PageEntry
  frameUrl?: string
  /** The component key that no page answers to. */
  missing?: string
  redirect?: string
  /** The failure page it is. Failure pages are not kept open once they are left. */
  failure?: FailureStatus
  /** Parts of one page, each under an address of its own: going from one to another stays in the tab. */
  partOf?: string
  /** Code the user must hold to open the page. */
  permission?: string
}

/**
 * The routes of a session from the server's menu and the pages the portal has (spec 1 §2, "Dynamic routes").
 * Nothing is dropped silently: an entry whose component is unknown becomes a route that says so.
 *
 * @returns flat, each path once (the first entry wins)
 */
export function buildRoutes(menu: MenuNode[], registry: PageRegistry): ShellRoute[] {
  const routes = new Map<string, ShellRoute>()
  const put = (route: ShellRoute) => {
    if (!routes.has(route.path)) routes.set(route.path, route)
  }

  function visit(node: MenuNode, above: Crumb[]): void {
    const path = absolute(node.path)
    const page = registry.page(node.component)
    const title = titleOf(node, page)
    const isGroup = LAYOUT_COMPONENTS.includes(node.component)
    const children = node.children ?? []
    const routed = node.route !== '0' && !isExternal(node)
    const target = isGroup && routed ? groupTarget(node, path) : undefined
    const crumbs = [...above, { title, path: (routed && !isGroup) || target ? path : undefined }]

    if (routed && !isGroup) {
      const base = { path, title, crumbs, keepAlive: node.meta.keepAlive === true, menuPath: path }
      const frameUrl = node.component === IFRAME_COMPONENT ? webAddress(node.meta.url) : undefined
      if (page) put({ ...base, page, keepAlive: base.keepAlive || page.keepAlive === true })
      else if (frameUrl) put({ ...base, frameUrl })
      else put({ ...base, missing: node.component })
      for (const derived of registry.derived(node.component)) {
        const derivedPath = `${path}/${derived.subPath}`
        put({
          path: derivedPath,
          title: derived.title,
          crumbs: [...crumbs, { title: derived.title }],
          keepAlive: derived.keepAlive === true,
          menuPath: path,
          page: derived,
          permission: derived.permission,
        })
      }
    }
    for (const child of children) visit(child, crumbs)
    if (target) put({ path, title, crumbs, keepAlive: false, menuPath: path, redirect: target })
  }

  for (const node of menu) visit(node, [])
  return [...routes.values()]
}

/** True for entries that leave the portal: they open in a new browser tab. */
export function isExternal(node: MenuNode): boolean {
  return node.meta.internalOrExternal === true && webAddress(node.meta.url ?? node.path) !== undefined
}

/** The title of an entry. Without an English one from the server the page's own is shown. */
export function titleOf(node: MenuNode, page: PageEntry | undefined): Text {
  const { title, titleEn, names } = node.meta
  return { zh: title, en: titleEn ?? page?.title.en ?? title, ...(names && { also: names }) }
}

/** Where a group leads: its redirect, else its first page; nothing when that is nowhere. */
function groupTarget(node: MenuNode, path: string): string | undefined {
  const target = node.redirect ? absolute(node.redirect) : firstPage(node.children ?? [])
  return target === path ? undefined : target
}

function firstPage(nodes: MenuNode[]): string | undefined {
  for (const node of nodes) {
    if (node.hidden || node.route === '0' || isExternal(node)) continue
    const inner = LAYOUT_COMPONENTS.includes(node.component)
      ? firstPage(node.children ?? [])
      : absolute(node.path)
    if (inner && !inner.includes(':')) return inner
  }
  return undefined
}

function absolute(path: string): string {
  return path.startsWith('/') ? path : `/${path}`
}
