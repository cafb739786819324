import type { BoundDataSource } from '../../foundation/dataSource'
import { filterOptions } from '../../grid/cells/select/findOption'
import type { Lookup } from '../../grid/api/lookup'
import { fetched, finders, lookupOf, once } from '../lookup/lookupOf'
import type { GridColumn } from '../../grid/api/column'

/** Categories below the code in `props.ref`, all at once where the source can give them. */
export function categoryLookup(column: GridColumn, source: BoundDataSource): Lookup {
  const root = column.props?.['ref']
  const pcode = typeof root === 'string' ? root : undefined
  const lookup = lookupOf(fetched((from) => from.categorySource(pcode, source)))
  const { trees } = source
  if (!trees.allCategories) return lookup
  const load = once(() => trees.allCategories!(pcode))
  return {
    ...lookup,
    search: async (keyword) => filterOptions(await load(), keyword),
    find: async (words) => (await finders()).fitting(words, await load(), ({ value, text }) => [value, text]),
    debounce: 0,
  }
}
