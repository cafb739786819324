import { CODE } from '../envelope/envelope'
import type { QueryFields, Sort } from './ast'
import { QueryError, shown } from './queryError'

const DICT_TEXT = '_dictText'
const MAX_COLUMNS = 10

/** Anything that contains "asc", whatever its case, is ascending (contract §3.1). */
function orderOf(text: string | undefined): Sort['order'] {
  return /asc/i.test(text ?? '') ? 'asc' : 'desc'
}

/** The field a sort column means, or undefined for one that may be left out. */
function fieldOf(column: string, fields: QueryFields): string | undefined {
  if (Object.hasOwn(fields, column)) return column
  const bare = column.endsWith(DICT_TEXT) ? column.slice(0, -DICT_TEXT.length) : column
  if (Object.hasOwn(fields, bare)) return bare
  // Clients sort by createTime without asking; tables without it are sorted by id (contract §3.5).
  if (bare === 'createTime') return Object.hasOwn(fields, 'id') ? 'id' : undefined
  throw new QueryError(`请注意，将要排序的列字段不存在：${shown(bare)}`, CODE.business)
}

function fromList(text: string): [string, string | undefined][] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    list = undefined
  }
  if (!Array.isArray(list)) throw new QueryError('排序参数无法解析', CODE.business)
  return list.flatMap((item: unknown): [string, string | undefined][] => {
    const { column, order } = (item ?? {}) as Record<string, unknown>
    return typeof column === 'string' && column !== ''
      ? [[column, typeof order === 'string' ? order : undefined]]
      : []
  })
}

/**
 * The order of a list call.
 *
 * @param column names separated by commas; `order` one word for all, or one for each
 * @param list `sortInfoString` of newer clients: JSON list of `{ column, order }`; wins when it is given
 * @throws QueryError (500) for a column that is not there
 */
export function parseSort(
  { column, order, list }: { column?: string; order?: string; list?: string },
  fields: QueryFields,
): Sort[] {
  const columns = (column ?? '').split(',').map((name) => name.trim())
  const orders = (order ?? '').split(',')
  const asked: [string, string | undefined][] = list
    ? fromList(list)
    : columns
        .filter((name) => name !== '')
        .map((name, at) => [name, orders.length === columns.length ? orders[at] : orders[0]])
  if (asked.length > MAX_COLUMNS) throw new QueryError(`最多按${MAX_COLUMNS}列排序`)
  const sort = new Map<string, Sort>()
  for (const [name, direction] of asked) {
    const field = fieldOf(name, fields)
    if (field !== undefined && !sort.has(field)) sort.set(field, { field, order: orderOf(direction) })
  }
  return [...sort.values()]
}
