import type { BoundDataSource } from '../../foundation/dataSource'
import type { Lookup } from '../../grid/api/lookup'
import { fetched, finders, lookupOf } from '../lookup/lookupOf'
import type { GridColumn } from '../../grid/api/column'

/** Roles by code or name. */
export function roleLookup(_column: GridColumn, source: BoundDataSource): Lookup {
  return lookupOf(
    fetched((from) => from.roleSource(source)),
    async (words) => (await finders()).findRoles(source, words),
  )
}
