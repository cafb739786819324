import type { EntityDefinition } from '@lading/core/entity'
import type { ServerModule } from '../module'
import type { ResourceContext } from './resourceContext'
import { resourceTables } from './resourceTable'

/** A table of records that a module serves, as far as rows and fields of it can be judged. */
export type ServedTable = Pick<ResourceContext, 'tables' | 'hooks'> & { entity: EntityDefinition }

const known = new WeakMap<readonly ServerModule[], ReadonlyMap<string, ServedTable>>()

/** The tables that the modules serve, by name. */
export function servedTables(modules: readonly ServerModule[]): ReadonlyMap<string, ServedTable> {
  const found = known.get(modules)
  if (found) return found
  const served = new Map<string, ServedTable>()
  for (const { entity, scope } of modules) {
    if (!entity) continue
    const tables = resourceTables(entity)
    served.set(tables.header.table, { entity, tables, hooks: scope ? { scope } : {} })
  }
  known.set(modules, served)
  return served
}
