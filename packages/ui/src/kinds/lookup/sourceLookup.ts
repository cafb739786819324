import type { Row } from '@lading/core/rules'
import type { Ui } from '../../foundation/uiContext'
import { LOOKUPS } from '../lookups'
import type { Lookup } from '../../grid/api/lookup'
import type { GridColumn } from '../../grid/api/column'
import { recordFilters } from '../record/recordFilters'
import { ALL, fetched, filtered, finders, lookupOf, sources } from './lookupOf'

/** Dictionary searches ask for ten options, 800 ms after the last key (spec 2 §9). */
const DICT_DEBOUNCE = 800

/**
 * The lookup of a column by its type: users, departments, roles, positions, areas, categories, table dictionaries,
 * records of another entity. Undefined when the type needs none, or what it needs is not configured.
 */
export function sourceLookup(
  column: GridColumn,
  ui: Pick<Ui, 'dataSource' | 'references'>,
): Lookup | undefined {
  if (column.lookup) return column.lookup
  const { dataSource } = ui
  switch (column.type) {
    case 'sel_tree':
    case 'select-dict-search':
    case 'sel_search':
    case 'sel_search_async': {
      const dict = column.dictCode ?? column.dict
      if (!dict) return undefined
      const source = fetched((from) => from.dictSource(dict, dataSource))
      const lookup = lookupOf(source, async (words) =>
        (await finders()).findEntries(dataSource.dict, dict, words),
      )
      return column.async === false
        ? {
            ...lookup,
            search: filtered(() => dataSource.dict.search(dict, { keyword: '', pageSize: ALL })),
            debounce: 0,
          }
        : { ...lookup, debounce: DICT_DEBOUNCE }
    }
    case 'popup':
    case 'popupNew': {
      const ref = column.props?.['ref']
      const reference =
        typeof ref === 'string' && Object.hasOwn(ui.references, ref) ? ui.references[ref] : undefined
      if (!reference) return undefined
      const base = lookupOf(
        fetched((from) => from.recordSource(reference, dataSource)),
        async (words) => (await finders()).findRecords(dataSource, reference, words),
      )
      const search = async (keyword: string, signal: AbortSignal, row?: Row) => {
        const { recordSource } = await sources()
        return recordSource(reference, dataSource, recordFilters(column, row)).search(keyword, signal)
      }
      const lookup = column.props?.['where'] === undefined ? base : { ...base, search }
      // Where picking fills other fields of the row, the name stands there, and the cell shows the code.
      return column.props?.['fills'] === undefined ? lookup : { ...lookup, coded: true }
    }
    default:
      return LOOKUPS[column.type ?? '']?.(column, dataSource)
  }
}
