import type { EntityDefinition } from '@lading/core/entity'
import { entityPaths, KINDS, referenceOf } from '@lading/core/entity'
import type { ReferenceSource } from '@lading/ui/foundation'

/** Conditions of a picker beside its keyword: what its columns choose from a short list. */
const MAX_ITEMS = 2

/**
 * How records of an entity are picked, from its definition: columns and conditions are called as its fields are.
 *
 * @throws Error when the definition says no `reference`
 */
export function referenceSource(entity: EntityDefinition): ReferenceSource {
  const reference = referenceOf(entity)
  if (!reference) throw new Error(`${entity.key} cannot be picked: its definition has no "reference".`)
  const field = (name: string) => entity.fields[name]!
  const short = (name: string) => field(name).dict !== undefined && KINDS[field(name).kind].choices === 'dict'
  return {
    api: entityPaths(entity).api,
    value: reference.value,
    text: reference.text,
    ...(reference.textEn === undefined ? {} : { textEn: reference.textEn }),
    search: reference.search,
    title: entity.label,
    columns: reference.columns.map((name) => {
      const { width, zh, en } = field(name)
      return { field: name, title: { zh, en }, ...(width !== undefined && { width }) }
    }),
    items: reference.columns
      .filter(short)
      .slice(0, MAX_ITEMS)
      .map((name) => {
        const { dict, zh, en } = field(name)
        return { field: name, title: { zh, en }, dict: dict! }
      }),
  }
}
