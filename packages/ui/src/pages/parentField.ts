import type { EntityDefinition } from '@lading/core/entity'

/** The field by which a record names the one above it: the first that refers to the entity itself. */
export function parentField({ key, fields }: Pick<EntityDefinition, 'key' | 'fields'>): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.kind === 'record' && fields[name].ref === key)
}
