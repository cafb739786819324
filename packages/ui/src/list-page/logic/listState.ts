import { unwrapInput } from '@lading/core/query'
import type { QueryMode } from '@lading/core/entity'

/** Rows per page when nobody chooses (spec 2 §9). */
export const DEFAULT_PAGE_SIZE = 10
/** Choices of rows per page (spec 2 §9). */
export const PAGE_SIZES = [10, 20, 30]
/** Counts beyond are not made exact by the server: it answers one more, and the page says "10,000+". */
export const COUNT_LIMIT = 10_000

/** One condition in force: a text, a list of values, or `[begin, end]` for ranges. */
export interface Filter {
  mode: QueryMode
  value: unknown
  /** The column holds several values joined by commas. */
  multiple?: boolean
  /** The value is the code of an area: those inside of it are meant, too. */
  within?: boolean
}

/** An advanced query as a list call carries it (contract §3.4). */
export interface ListSuperQueryParams {
  /** JSON list of conditions and groups, URL-encoded (spec 2 §7). */
  superQueryParams: string
  superQueryMatchType: 'and' | 'or'
}

/** Order of the rows. */
export interface Sort {
  column: string
  order: 'asc' | 'desc'
}

/** Everything that decides which rows are shown; plain data, so that it fits into an address. */
export interface ListState {
  filters: Readonly<Record<string, Filter>>
  /** The advanced query in force, beside the filters. */
  superQuery?: ListSuperQueryParams
  /** Rows of a report, behind which the records stand: the report by which the list was opened. */
  behind?: Readonly<Record<string, string>>
  /** From 1. */
  pageNo: number
  pageSize: number
  sort: Sort
}

/** The state of a page that was just opened: newest first by id, which rises with time (spec 2 §9). */
export function initialListState(given: Partial<ListState> = {}): ListState {
  return {
    filters: {},
    pageNo: 1,
    pageSize: DEFAULT_PAGE_SIZE,
    sort: { column: 'id', order: 'desc' },
    ...given,
    ...(given.filters && { filters: bare(given.filters) }),
  }
}

/** Filters as people see them: a value that came as a call carries it, `*bolt*`, is shown without its signs (spec 2 §5). */
function bare(filters: ListState['filters']): ListState['filters'] {
  const unwrap = (filter: Filter): Filter =>
    typeof filter.value === 'string' && filter.mode !== 'range' && filter.mode !== 'in'
      ? { ...filter, value: unwrapInput(filter.mode, filter.value) }
      : filter
  return Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, unwrap(filter)]))
}

/** Whether conditions of the user are in force. */
export function isFiltered({
  filters,
  superQuery,
  behind,
}: Pick<ListState, 'filters' | 'superQuery' | 'behind'>): boolean {
  return superQuery !== undefined || behind !== undefined || Object.keys(filters).length > 0
}

/** How many records there are, in words: exact up to the limit, "10,000+" when the server stopped counting. */
export function totalText(total: number): string {
  if (total === COUNT_LIMIT + 1) return `${COUNT_LIMIT.toLocaleString('en-US')}+`
  return total.toLocaleString('en-US')
}

/** The last page that has rows, at least 1: where to go when the page shown has run empty. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
