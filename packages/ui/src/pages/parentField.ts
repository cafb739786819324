import { KINDS } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'

/** The field by which a record names the one above it: the first that refers to the entity itself. */
export function parentField({ key, fields }: Pick<EntityDefinition, 'key' | 'fields'>): string | undefined {
  const found = Object.entries(fields).find(
    ([, { kind, ref }]) => KINDS[kind].names === 'record' && ref === key,
  )
  return found?.[0]
}
