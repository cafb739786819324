import { entityPaths } from '@lading/core/entity'
import type { LazyReference } from '@lading/ui/foundation'
import type { EntityEntry } from '@/app/pageRegistry'

/** References to all entities; a definition is fetched when the first field that names its records is used. */
export function referencesTo(entities: readonly EntityEntry[]): Readonly<Record<string, LazyReference>> {
  return Object.fromEntries(
    entities.flatMap(({ entity, definition }) => {
      if (!definition) return []
      const load = async () => {
        const [{ referenceSource }, entity] = await Promise.all([import('./referenceSource'), definition()])
        return referenceSource(entity)
      }
      return [[entity.key, { api: entityPaths(entity).api, title: entity.label, load }]]
    }),
  )
}
