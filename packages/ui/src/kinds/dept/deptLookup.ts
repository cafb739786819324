import type { BoundDataSource } from '../../foundation/dataSource'
import type { Lookup } from '../../grid/api/lookup'
import { fetched, finders, lookupOf } from '../lookup/lookupOf'
import type { GridColumn } from '../../grid/api/column'

/** Departments by id, code or name. */
export function departmentLookup(_column: GridColumn, source: BoundDataSource): Lookup {
  return lookupOf(
    fetched((from) => from.departmentSource(source)),
    async (words) => (await finders()).findDepartments(source, words),
  )
}
