import { KINDS, QUERY_MODES } from '@lading/core/entity'
import type { EntityDefinition, Field, QueryItem, QueryMode } from '@lading/core/entity'

/** A condition of the search form: a field name, or one with its mode. */
export type SearchItemInput =
  | QueryItem
  | {
      field: string
      /** @default by the field's kind */
      mode?: QueryMode
    }

/** A condition whose field and mode are known. */
export interface SearchItem {
  name: string
  field: Field
  mode: QueryMode
}

/** How a field is searched when nobody says so. */
export function defaultMode(field: Field): QueryMode {
  return KINDS[field.kind].query ?? 'like'
}

/**
 * Conditions as pages write them → with field and mode.
 *
 * @throws when a name is not a field of the entity.
 */
export function resolveItems(
  entity: Pick<EntityDefinition, 'key' | 'fields'>,
  items: readonly SearchItemInput[],
): SearchItem[] {
  return items.map((item) => {
    const { name, mode } = nameAndMode(item)
    const field = entity.fields[name]
    if (!field) {
      const known = Object.keys(entity.fields).join(', ')
      throw new Error(`SearchForm: ${entity.key} has no field "${name}". Its fields: ${known}.`)
    }
    return { name, field, mode: mode ?? defaultMode(field) }
  })
}

function nameAndMode(item: SearchItemInput): { name: string; mode?: QueryMode } {
  if (typeof item === 'string') return { name: item }
  if (typeof item.field === 'string' && !isQueryMode(item.field)) {
    return { name: item.field, mode: item.mode as QueryMode | undefined }
  }
  const [name = '', mode] = Object.entries(item)[0] ?? []
  return { name, mode: mode as QueryMode | undefined }
}

/** Whether a text names a way to compare. */
export function isQueryMode(text: string): boolean {
  return (QUERY_MODES as readonly string[]).includes(text)
}
