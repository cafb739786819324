import type { DataSource } from '../../../foundation/dataSource'
import type { RemoteSource } from '../../../foundation/remote-select/remoteSource'
import type { Ui } from '../../../foundation/uiContext'
import { filterOptions } from '../../cells/select/findOption'
import type { Lookup, LookupOption, NameFinder } from '../../engine/lookup'
import type { GridColumn } from '../../types'

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
    case 'sel_user':
      return lookupOf(
        fetched((from) => from.userSource(dataSource)),
        async (words) => (await finders()).findUsers(dataSource, words),
      )
    case 'sel_depart':
      return lookupOf(
        fetched((from) => from.departmentSource(dataSource)),
        async (words) => (await finders()).findDepartments(dataSource, words),
      )
    case 'sel_role':
      return lookupOf(
        fetched((from) => from.roleSource(dataSource)),
        async (words) => (await finders()).findRoles(dataSource, words),
      )
    case 'sel_position':
      return lookupOf(
        fetched((from) => from.positionSource(dataSource)),
        async (words) => (await finders()).findPositions(dataSource, words),
      )
    case 'sel_area':
      return areaLookup()
    case 'sel_category':
      return categoryLookup(column, dataSource)
    case 'sel_tree':
    case 'select-dict-search':
    case 'sel_search':
    case 'sel_search_async': {
      const dict = column.dictCode ?? column.dict
      if (!dict) return undefined
      const source = fetched((from) =>
        from.remoteSource({ kind: 'dictSearch', dict, zh: '', en: '' }, dataSource, {}),
      )
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
      const lookup = lookupOf(
        fetched((from) => from.recordSource(reference, dataSource)),
        async (words) => (await finders()).findRecords(dataSource, reference, words),
      )
      // Where picking fills other fields of the row, the name stands there, and the cell shows the code.
      return column.props?.['fills'] === undefined ? lookup : { ...lookup, coded: true }
    }
    default:
      return undefined
  }
}

/** Areas come with the library: nobody is asked. */
function areaLookup(): Lookup {
  const areas = () => import('./areaLookup')
  return {
    search: async (keyword) => (await areas()).searchAreas(keyword),
    texts: async (values) => (await areas()).areaTexts(values),
    find: async (words) => (await areas()).findAreas(words),
    debounce: 0,
  }
}

/** Categories below the code in `props.ref`, all at once where the source can give them. */
function categoryLookup(column: GridColumn, dataSource: DataSource): Lookup {
  const root = column.props?.['ref']
  const pcode = typeof root === 'string' ? root : undefined
  const field = { kind: 'category', zh: '', en: '', ...(pcode && { ref: pcode }) } as const
  const lookup = lookupOf(fetched((from) => from.remoteSource(field, dataSource, {})))
  const { trees } = dataSource
  if (!trees.allCategories) return lookup
  const load = once(() => trees.allCategories!(pcode))
  return {
    ...lookup,
    search: async (keyword) => filterOptions(await load(), keyword),
    find: async (words) => (await finders()).fitting(words, await load(), ({ value, text }) => [value, text]),
    debounce: 0,
  }
}

/** So many options at most are loaded at once. */
const ALL = 1000

/** Loads when it is first wanted, and once; a failed load is tried again. */
function once(load: () => Promise<readonly LookupOption[]>): typeof load {
  let loaded: Promise<readonly LookupOption[]> | undefined
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    }))
}

/** Searches in options that are loaded once. */
function filtered(load: () => Promise<readonly LookupOption[]>): Lookup['search'] {
  const options = once(load)
  return async (keyword) => filterOptions(await options(), keyword)
}

const finders = () => import('./findNames')
const sources = () => import('../../../foundation/remote-select/remoteSource')

/** A source whose code comes when it is first asked. */
function fetched(
  make: (from: Awaited<ReturnType<typeof sources>>) => RemoteSource | undefined,
): Pick<RemoteSource, 'search' | 'resolve'> {
  let source: RemoteSource | undefined
  const get = async () => (source ??= make(await sources()))
  return {
    search: async (keyword, signal) => (await get())?.search(keyword, signal) ?? [],
    resolve: async (values) => (await get())?.resolve(values) ?? [],
  }
}

function lookupOf({ search, resolve }: Pick<RemoteSource, 'search' | 'resolve'>, find?: NameFinder): Lookup {
  return {
    search: (keyword, signal) => search(keyword, signal),
    async texts(values) {
      return new Map((await resolve([...values])).map(({ value, text }) => [value, text]))
    },
    ...(find && { find }),
  }
}
