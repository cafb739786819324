import type { EntityDefinition } from '@lading/core/entity'
import { keptOf } from '../keptOf'
import type { ServerModule } from '../module'
import type { ResourceContext } from './resourceContext'
import { resourceTables } from './resourceTable'

/** A table of records that a module serves, as far as rows and fields of it can be judged. */
export type ServedTable = Pick<ResourceContext, 'tables' | 'hooks'> & { entity: EntityDefinition }

/** The tables that the modules serve, by name. */
export const servedTables = keptOf((modules: readonly ServerModule[]): ReadonlyMap<string, ServedTable> => {
  const served = new Map<string, ServedTable>()
  for (const { entity, scope } of modules) {
    if (!entity) continue
    const tables = resourceTables(entity)
    served.set(tables.header.table, { entity, tables, hooks: scope ? { scope } : {} })
  }
  return served
})
