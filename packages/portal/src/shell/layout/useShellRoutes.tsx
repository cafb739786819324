import { useMemo } from 'react'
import type { RouteObject } from 'react-router-dom'
import { registry } from '@/app/registry'
import { GUARD_PATHS } from '@/session/decide'
import { usePermissions } from '@/session/permissions'
import { buildRoutes } from '../menu/buildRoutes'
import { ownRoutes } from '../menu/ownRoutes'
import type { ShellRoute } from '../menu/buildRoutes'
import { visibleMenu } from '../menu/menuTree'
import type { MenuEntry } from '../menu/menuTree'
import { RouteView } from '../page/RouteView'
import { routeFinder } from './routeFinder'
import type { FindRoute } from './routeFinder'

/** The routes of this session in the router's terms, and the menu that leads to them. */
export interface ShellRoutes {
  objects: RouteObject[]
  /** The object of `objects` that an address shows. */
  find: FindRoute
  entries: MenuEntry[]
  /** The configured home, or the first page of a user who may not see it. */
  homePath: string
}

/** Builds routes and menu from the permission data; anew only when that changes. */
export function useShellRoutes(): ShellRoutes {
  const { menu } = usePermissions()
  return useMemo(() => {
    const routes = [...buildRoutes(menu, registry), ...ownRoutes(registry)]
    const objects = routes.map((route) => ({
      path: route.path,
      handle: route,
      element: <RouteView route={route} />,
    }))
    return {
      objects,
      find: routeFinder(objects),
      entries: visibleMenu(menu, registry),
      homePath: homePathOf(routes),
    }
  }, [menu])
}

/** The route behind a route object of `useShellRoutes`. */
export function routeOf(object: RouteObject): ShellRoute {
  return object.handle as ShellRoute
}

function homePathOf(routes: ShellRoute[]): string {
  const home = routes.find((route) => route.path === GUARD_PATHS.home)
  const first = routes.find((route) => route.page && !route.path.includes(':'))
  return (home ?? first)?.path ?? GUARD_PATHS.home
}
