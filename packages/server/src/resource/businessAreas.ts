import type { Text } from '@lading/core/text'
import { entityPaths } from '@lading/core/entity'
import type { MenuSeed, ServerModule } from '../module'

/** How the menu shows a business area: the group above the lists of its entities. */
export interface BusinessArea extends Text {
  /** What the entities' definitions say: `area: 'sales'`. */
  area: string
  /** Name of an icon of the menu, e.g. `shopping`. */
  icon: string
  /** Place in the menu: lower ones come first. */
  sortNo: number
}

/** Key of the menu entry of an area. */
export const areaKey = (area: string): string => `area:${area}`

/**
 * Names the groups of the menu that the entities' areas make. Stands before the modules: of two entries with one key the
 * first counts. An area without entities brings no entry.
 *
 * @example export const portalModules = [businessAreas(AREAS, modules), ...modules]
 */
export function businessAreas(
  areas: readonly BusinessArea[],
  modules: readonly ServerModule[],
): ServerModule {
  const menus = areas.flatMap(({ area, icon, sortNo, ...title }): MenuSeed[] => {
    const first = modules.find(({ entity }) => entity?.area === area)?.entity
    if (!first) return []
    const redirect = entityPaths(first).route
    return [{ key: areaKey(area), type: 0, title, path: `/${area}`, redirect, icon, sortNo }]
  })
  return { name: 'businessAreas', menus }
}
