import { useEffect, useMemo, useRef, useState } from 'react'
import type { Filter } from '../list-page/logic/listState'
import type { ListPageModel } from '../list-page/useListPage'
import type { SuperQueryField, SuperQueryValue } from './logic/query'
import { readParams, superQueryParams } from './logic/superQueryParams'

/** The advanced query of a list page. */
export interface ListSuperQuery {
  /** The query in force. */
  query: SuperQueryValue | undefined
  /** Whether conditions are in force (spec 2 §4). */
  active: boolean
  /** Puts a query in force and goes to page 1. */
  apply(query: SuperQueryValue): void
  /** Takes it away again; the search form's conditions stay. */
  reset(): void
}

const PARAMS = 'superQueryParams'
const MATCH = 'superQueryMatchType'

type Filters = Readonly<Record<string, Filter>>

/** The query among the conditions of a page, e.g. one that was opened by its address. */
function queryIn(filters: Filters): SuperQueryValue | undefined {
  return readParams(filters[PARAMS]?.value, filters[MATCH]?.value)
}

function without(filters: Filters): Record<string, Filter> {
  const { [PARAMS]: _params, [MATCH]: _match, ...rest } = filters
  return rest
}

/**
 * Puts advanced queries among the conditions of a list page, under the names of the contract (§3.4), so that paging,
 * order, export and the address know them too. The search form replaces the conditions of a page by its own: then
 * the query is put back, until it is reset here.
 */
export function useListSuperQuery(
  page: Pick<ListPageModel, 'state' | 'search'>,
  fields: readonly SuperQueryField[],
): ListSuperQuery {
  const { filters } = page.state
  const [query, setQuery] = useState(() => queryIn(filters))
  const latest = useRef(page)
  latest.current = page
  const wanted = useMemo(() => {
    const params = query && superQueryParams(query, fields)
    if (!params) return undefined
    const own: Record<string, Filter> = {
      [PARAMS]: { mode: 'eq', value: params.superQueryParams },
      [MATCH]: { mode: 'eq', value: params.superQueryMatchType },
    }
    return own
  }, [query, fields])

  const params = filters[PARAMS]?.value
  const match = filters[MATCH]?.value
  useEffect(() => {
    if (params === wanted?.[PARAMS]?.value && match === wanted?.[MATCH]?.value) return
    const { state, search } = latest.current
    search({ ...without(state.filters), ...wanted })
  }, [params, match, wanted])

  return {
    query,
    active: wanted !== undefined,
    apply: (next) => {
      setQuery(next)
      // The same query once more: the user wants fresh rows.
      const again = superQueryParams(next, fields)
      if (again?.superQueryParams === params && again?.superQueryMatchType === match)
        page.search({ ...filters })
    },
    reset: () => setQuery(undefined),
  }
}
