import type { BoundDataSource } from '../../foundation/dataSource'
import type { Lookup } from '../../grid/api/lookup'
import { fetched, finders, lookupOf } from '../lookup/lookupOf'
import type { GridColumn } from '../../grid/api/column'

/** Users by account, name or job number. */
export function userLookup(_column: GridColumn, source: BoundDataSource): Lookup {
  return lookupOf(
    fetched((from) => from.userSource(source)),
    async (words) => (await finders()).findUsers(source, words),
  )
}
