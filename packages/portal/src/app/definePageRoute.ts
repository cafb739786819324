import type { Text } from '@lading/core/text'
import { exportNameOf } from './pageRegistry'
import type { PageModule, RouteModule } from './pageRegistry'

/** What a single system page tells about itself. */
export interface PageRouteOptions {
  /** Component key as the server's menu names it, e.g. `dashboard/Analysis`. */
  key: string
  title: Text
  load: () => Promise<PageModule>
  /** @default last part of the key */
  exportName?: string
}

/** The route module of one system page. */
export function definePageRoute({ key, title, load, exportName }: PageRouteOptions): RouteModule {
  return { pages: [{ key, title, load, exportName: exportName ?? exportNameOf(key) }] }
}
