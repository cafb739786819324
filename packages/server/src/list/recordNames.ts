import type { EntityDefinition, NamedTable } from '@lading/core/entity'
import { entityPaths, referenceOf } from '@lading/core/entity'
import { keptOf } from '../keptOf'

/** What brings an entity, if it does. */
export type EntityModules = readonly { entity?: EntityDefinition }[]

/** Records of an entity as values name them; only those of the rows' tenant are meant. */
export interface NamedRecords extends NamedTable {
  /** Codes are unique within a tenant only. */
  ofTenant: true
}

function namesOf(entity: EntityDefinition): NamedRecords | undefined {
  const reference = referenceOf(entity)
  return (
    reference && {
      table: entityPaths(entity).table,
      value: reference.value,
      text: reference.text,
      ...(reference.textEn === undefined ? {} : { textEn: reference.textEn }),
      codes: [],
      hint: { zh: '编码或名称', en: 'a code or name' },
      ofTenant: true,
    }
  )
}

/** How records of the modules' entities are named, by the entity's key: the same objects at each call. */
export const recordNames = keptOf(
  (modules: EntityModules): ReadonlyMap<string, NamedRecords> =>
    new Map(
      modules.flatMap(({ entity }) => {
        const named = entity && namesOf(entity)
        return named ? [[entity.key, named] as const] : []
      }),
    ),
)
