import { matchRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import type { TabLocation } from '../tabs/tabsState'

/** Finds the route object of a location; undefined where the address is nobody's. */
export type FindRoute = (location: Pick<TabLocation, 'pathname'>) => RouteObject | undefined

/** Addresses of records are without end: those found are forgotten together when there are this many. */
const MAX_REMEMBERED = 500

/**
 * Finds routes as `matchRoutes` does. That one compiles all routes at each call, which takes milliseconds with hundreds of
 * them and is asked for each open tab at every change of address. Here the paths without parameters stand in a table, made
 * once in O(routes), and what was found for others is remembered.
 *
 * @param routes flat, as `useShellRoutes` makes them
 */
export function routeFinder(routes: RouteObject[]): FindRoute {
  const fixed = new Map<string, RouteObject>()
  for (const route of routes) {
    const path = plainPath(route.path ?? '')
    // Of two routes at one path the first is shown.
    if (!/[:*?]/.test(path) && !fixed.has(path)) fixed.set(path, route)
  }
  const remembered = new Map<string, RouteObject | undefined>()
  return ({ pathname }) => {
    const known = fixed.get(plainPath(pathname))
    if (known) return known
    if (!remembered.has(pathname)) {
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(pathname, matchRoutes(routes, pathname)?.at(-1)?.route)
    }
    return remembered.get(pathname)
  }
}

/** Case and a slash at the end do not tell addresses apart, as in React Router. */
function plainPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}
