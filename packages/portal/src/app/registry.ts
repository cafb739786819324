import { createRegistry } from './pageRegistry'
import type { RouteModule } from './pageRegistry'

/** Every page of the portal: adding an entity or a system page touches no file outside its own folder. */
export const registry = createRegistry([
  ...Object.values(
    import.meta.glob<RouteModule>('../system/*/*.route.ts', { eager: true, import: 'default' }),
  ),
  ...Object.values(import.meta.glob<RouteModule>('../online/*.route.ts', { eager: true, import: 'default' })),
  ...Object.values(import.meta.glob<RouteModule>('../report/*.route.ts', { eager: true, import: 'default' })),
  ...Object.values(
    import.meta.glob<RouteModule>('../business/*/*/*.route.ts', { eager: true, import: 'default' }),
  ),
])
