import { entityPaths } from '@lading/core/entity'
import type { EntityEntry } from '@/app/pageRegistry'
import type { ShellRoute } from '../menu/buildRoutes'

/**
 * Where a record is looked at in a page of its own.
 *
 * @param routes of the session
 * @returns undefined for records that are shown in a dialog, and those whose pages the session has not
 */
export function recordPath(routes: readonly ShellRoute[], entity: EntityEntry['entity'], id: string) {
  const form = entityPaths(entity).components.form
  const view = routes.find(({ page, path }) => page?.key === form && path.endsWith('/view/:id'))
  return view?.path.replace(':id', encodeURIComponent(id))
}
