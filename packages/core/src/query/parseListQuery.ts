import { join } from './ast'
import type { ListQuery, QueryFields, Sort, Where } from './ast'
import { parsePlainValue } from './plainValue'
import { QueryError, shown } from './queryError'
import { compare, oneOf } from './scalar'
import { parseSort } from './sort'
import { parseSuperQuery } from './superQuery'

/** Rows per page when nobody says so. */
export const DEFAULT_PAGE_SIZE = 10
/** `pageSize` by which some clients ask for all rows (contract §3.1). */
export const ALL_ROWS = -521
const MAX_PAGE_SIZE = 100
const MAX_OFFSET = 100_000
/** Names that are told at most when they are passed over. */
const MAX_IGNORED = 20

/** Parameters that are no filters (contract §3.1, §3.5, §1.1). */
const RESERVED = new Set([
  'pageNo',
  'pageSize',
  'column',
  'order',
  'field',
  'superQueryParams',
  'superQueryMatchType',
  'sortInfoString',
  'defSortString',
  'selections',
  '_t',
  'token',
])

/** Limits and defaults of a list, as the server sets them; nothing of it comes from the wire. */
export interface ListQueryOptions {
  /** Greatest page; larger ones are cut to it. @default 100 */
  maxPageSize?: number
  /** Whether `pageSize` -521 gives all rows. @default false */
  allowAll?: boolean
  /** Rows that may be skipped at most. @default 100000 */
  maxOffset?: number
  /** @default createTime descending, where there is such a field */
  defaultSort?: readonly Sort[]
  /** What relative dates start from, in milliseconds. @default the clock */
  now?: number
  /** Parameters that the caller reads itself, e.g. `departId`. @default none */
  ignore?: readonly string[]
  /** Conditions on fields that are not there: refused, or passed over and told. @default 'refuse' */
  unknown?: 'refuse' | 'passOver'
}

/** Whoever asks for rows by one of these is told that it does not work, also where other unknown names are passed over. */
const SECRET = /pass(word|wd)|salt|secret|token|hash/i

/** Query parameters as a server parsed them. */
export type ListParameters = Readonly<Record<string, unknown>>

/** One value of a parameter as a text; nothing for null and the empty text. */
function textOf(params: ListParameters, name: string): string | undefined {
  const value = Object.hasOwn(params, name) ? params[name] : undefined
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new QueryError(`参数“${shown(name)}”只能有一个值`)
}

function integerOf(params: ListParameters, name: string, fallback: number): number {
  const text = textOf(params, name)
  if (text === undefined) return fallback
  if (!/^-?\d{1,15}$/.test(text)) throw new QueryError(`参数“${name}”不是整数`)
  return Number(text)
}

function parsePage(
  params: ListParameters,
  options: ListQueryOptions,
): Pick<ListQuery, 'pageNo' | 'pageSize'> {
  const { maxPageSize = MAX_PAGE_SIZE, maxOffset = MAX_OFFSET, allowAll = false } = options
  const asked = integerOf(params, 'pageSize', DEFAULT_PAGE_SIZE)
  if (asked === ALL_ROWS) {
    if (!allowAll) throw new QueryError(`每页最多${maxPageSize}条，不能查询全部`)
    return { pageNo: 1, pageSize: Infinity }
  }
  const pageNo = Math.max(1, integerOf(params, 'pageNo', 1))
  const pageSize = Math.min(asked < 1 ? DEFAULT_PAGE_SIZE : asked, maxPageSize)
  if ((pageNo - 1) * pageSize > maxOffset) {
    throw new QueryError(`页码过大：只能查看前${maxOffset}条，请缩小查询范围`)
  }
  return { pageNo, pageSize }
}

const SUFFIXES = ['_begin', '_end', '_MultiString'] as const

/** The condition of one filter parameter; `unknown` when it is on no field. */
function parseFilter(name: string, text: string, fields: QueryFields): Where | 'unknown' | undefined {
  if (Object.hasOwn(fields, name)) return parsePlainValue(name, fields[name]!, text)
  for (const suffix of SUFFIXES) {
    const field = name.endsWith(suffix) ? name.slice(0, -suffix.length) : ''
    if (!Object.hasOwn(fields, field)) continue
    const spec = fields[field]!
    if (suffix === '_MultiString') return oneOf(field, spec, text.split(','))
    return compare(field, spec, suffix === '_begin' ? 'ge' : 'le', text)
  }
  return 'unknown'
}

function parseSelections(params: ListParameters, fields: QueryFields): Where | undefined {
  const text = textOf(params, 'selections')
  return text !== undefined && fields.id ? oneOf('id', fields.id, text.split(',')) : undefined
}

/**
 * Reads the parameters of a list call (contract §3) into conditions, order and page. Every name in the answer is a
 * name of `fields`, and every value has its field's type: what is written into SQL never comes from the wire.
 *
 * @throws QueryError for unknown filters and columns, values of the wrong type, several values of one parameter,
 *   and pages beyond the limits
 * @example parseListQuery({ name: '*bolt*', column: 'createTime', order: 'desc' }, fields)
 */
export function parseListQuery(
  params: ListParameters,
  fields: QueryFields,
  options: ListQueryOptions = {},
): ListQuery {
  const ignored = new Set(options.ignore)
  const parts: Where[] = []
  const passedOver: string[] = []
  const add = (part: Where | undefined) => part && parts.push(part)

  for (const name of Object.keys(params)) {
    if (RESERVED.has(name) || ignored.has(name)) continue
    const text = textOf(params, name)
    if (text === undefined) continue
    const condition = parseFilter(name, text, fields)
    if (condition !== 'unknown') add(condition)
    else if (options.unknown === 'passOver' && !SECRET.test(name)) passedOver.push(shown(name))
    else throw new QueryError(`不支持的查询条件：${shown(name)}`)
  }
  add(parseSelections(params, fields))
  const lines = textOf(params, 'superQueryParams')
  if (lines !== undefined)
    add(parseSuperQuery(lines, textOf(params, 'superQueryMatchType'), fields, options.now))

  const column = textOf(params, 'column')
  const order = textOf(params, 'order')
  const list = textOf(params, 'sortInfoString')
  const asked = parseSort(
    { ...(column && { column }), ...(order && { order }), ...(list && { list }) },
    fields,
  )
  const fallback = options.defaultSort ?? (fields.createTime ? [{ field: 'createTime', order: 'desc' }] : [])
  const sort: Sort[] = asked.length > 0 ? asked : fallback.map((each) => ({ ...each }) as Sort)
  const where = join('and', parts)
  return {
    ...(where ? { where } : {}),
    sort,
    ...parsePage(params, options),
    ...(passedOver.length > 0 ? { ignored: passedOver.slice(0, MAX_IGNORED) } : {}),
  }
}
