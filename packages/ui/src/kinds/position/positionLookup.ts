import type { BoundDataSource } from '../../foundation/dataSource'
import type { Lookup } from '../../grid/api/lookup'
import { fetched, finders, lookupOf } from '../lookup/lookupOf'
import type { GridColumn } from '../../grid/api/column'

/** Positions by code or name. */
export function positionLookup(_column: GridColumn, source: BoundDataSource): Lookup {
  return lookupOf(
    fetched((from) => from.positionSource(source)),
    async (words) => (await finders()).findPositions(source, words),
  )
}
