import { isQueryMode } from '../logic/searchItem'
import { initialListState } from '../logic/listState'
import type { Filter, ListState } from '../logic/listState'
import { readListChoices } from '../logic/listChoices'
import type { ListChoices } from '../logic/listChoices'

/** How a list was set up: conditions, order, rows per page, columns and density. Plain data. */
export interface ListView {
  filters: ListState['filters']
  superQuery?: ListState['superQuery']
  sort: ListState['sort']
  pageSize: number
  columns: ListChoices
}

/** The view of a list as it stands. */
export function viewOf(state: ListState, columns: ListChoices): ListView {
  const { filters, superQuery, sort, pageSize } = state
  return { filters, ...(superQuery && { superQuery }), sort, pageSize, columns }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A view out of what was kept, perhaps by somebody else and for an earlier version of the page: what does not fit is as
 * it begins, and conditions on fields that are gone are left out.
 */
export function readView(kept: unknown, fields: Readonly<Record<string, unknown>>): ListView {
  const { filters, superQuery, sort, pageSize, columns } = isObject(kept) ? kept : {}
  const start = initialListState()
  const read: Record<string, Filter> = {}
  for (const [name, filter] of Object.entries(isObject(filters) ? filters : {})) {
    if (Object.hasOwn(fields, name) && isObject(filter) && isQueryMode(String(filter['mode'])))
      read[name] = filter as unknown as Filter
  }
  const query = isObject(superQuery) ? superQuery : {}
  const { superQueryParams, superQueryMatchType } = query
  const ordered = isObject(sort) && typeof sort['column'] === 'string'
  return {
    filters: read,
    ...(typeof superQueryParams === 'string' && {
      superQuery: { superQueryParams, superQueryMatchType: superQueryMatchType === 'or' ? 'or' : 'and' },
    }),
    sort: ordered
      ? { column: String(sort['column']), order: sort['order'] === 'asc' ? 'asc' : 'desc' }
      : start.sort,
    pageSize: typeof pageSize === 'number' && pageSize > 0 ? pageSize : start.pageSize,
    columns: readListChoices(JSON.stringify(columns ?? null)),
  }
}

/** Whether two views show the same. */
export function sameView(one: ListView, other: ListView): boolean {
  return canonical(one) === canonical(other)
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  )
