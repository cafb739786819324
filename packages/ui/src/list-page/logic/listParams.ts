import { wrapInput } from '@lading/core/query'
import type { ListParams } from '../../foundation/dataSource'
import { isBlank } from '../../foundation/format/fieldFormat'
import type { Filter, ListState } from './listState'

/** Removes what is null, undefined or empty: the server would take it for a condition (spec 2 §5). */
export function stripEmpty(params: ListParams): ListParams {
  return Object.fromEntries(
    Object.entries(params).filter(([, value]) => !isBlank(typeof value === 'string' ? value.trim() : value)),
  )
}

/** The parameters of one condition (contract §3.1–§3.3). */
export function filterParams(name: string, filter: Filter): ListParams {
  const { mode, value } = filter
  if (mode === 'range') {
    const [begin, end] = Array.isArray(value) ? (value as ListParams[string][]) : []
    return { [`${name}_begin`]: begin, [`${name}_end`]: end }
  }
  if (isBlank(value)) return {}
  if (mode === 'in') {
    const joined = (Array.isArray(value) ? value : [value]).join(',')
    return { [name]: filter.multiple ? `,${joined},` : joined }
  }
  const text = String(value).trim()
  if (text === '') return {}
  if (filter.within) return { [name]: areaPattern(text) }
  return { [name]: wrapInput(mode, text) }
}

/** An area and all below it: `310000` → `31*`, `310100` → `3101*`; a county is itself. */
function areaPattern(code: string): string {
  const above = /^(\d{2}(?:(?!00)\d{2})?)(?:00){1,2}$/.exec(code)
  return above ? `${above[1]}*` : code
}

/** The parameters of a list call, without empty ones. `fixed` conditions win over those of the user. */
export function listParams(state: ListState, fixed: ListParams = {}): ListParams {
  const params: ListParams = {}
  for (const [name, filter] of Object.entries(state.filters))
    Object.assign(params, filterParams(name, filter))
  return stripEmpty({
    ...params,
    ...state.superQuery,
    ...state.behind,
    ...fixed,
    column: state.sort.column,
    order: state.sort.order,
    pageNo: state.pageNo,
    pageSize: state.pageSize,
  })
}

/** The parameters of an export: the same conditions, no paging, and the chosen rows when there are some. */
export function exportParams(
  state: ListState,
  selected: readonly string[],
  fixed: ListParams = {},
): ListParams {
  const { pageNo: _pageNo, pageSize: _pageSize, ...rest } = listParams(state, fixed)
  return selected.length > 0 ? { ...rest, selections: selected.join(',') } : rest
}
