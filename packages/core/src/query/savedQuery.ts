import { CODE } from '../envelope/envelope'
import { QueryError } from './queryError'
import { MAX_VALUES } from './scalar'
import { countLines, groupOf, MAX_LINES } from './superQuery'

/** The right to share a saved query with everybody, or with roles and departments that are not the own ones. */
export const SHARE_QUERY_RIGHT = 'system:superQuery:share'

/** An advanced query as it is kept: lines `{field, rule, val}` and groups `{matchType, lines}`. */
export interface KeptQuery {
  matchType: 'and' | 'or'
  lines: KeptLine[]
  /** How a list was set up (conditions, order, columns): plain data that only its page reads. */
  view?: Record<string, unknown>
}
export type KeptLine = { field: string; rule: string; val?: unknown; type?: string } | KeptQuery

const NAME = 100
const RULE = 30
const VALUE = 2_000

function refuse(): never {
  throw new QueryError('查询条件的格式不正确 (the conditions are malformed)', CODE.business)
}

const isScalar = (value: unknown) =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= VALUE)

const matchType = (value: unknown): 'and' | 'or' =>
  value === undefined || value === 'and' ? 'and' : value === 'or' ? 'or' : refuse()

function keptLine(line: unknown): KeptLine {
  const group = groupOf(line)
  if (group) return { matchType: matchType(group.matchType), lines: group.lines.map(keptLine) }
  if (typeof line !== 'object' || line === null) return refuse()
  const { field, rule, val, type } = line as Record<string, unknown>
  if (typeof field !== 'string' || field === '' || field.length > NAME) return refuse()
  if (typeof rule !== 'string' || rule === '' || rule.length > RULE) return refuse()
  const list = Array.isArray(val)
  if (list && (val.length > MAX_VALUES || !val.every((each) => each === null || isScalar(each))))
    return refuse()
  if (!list && val !== undefined && val !== null && !isScalar(val)) return refuse()
  return {
    field,
    rule,
    ...(val === undefined || val === null ? {} : { val }),
    ...(typeof type === 'string' && type.length <= RULE ? { type } : {}),
  }
}

/**
 * The query with nothing in it but what counts, for keeping it. Fields are not looked up: whether they still exist
 * is decided when the query is used.
 *
 * @throws QueryError (500) when it is empty (without a view), malformed, too long or too deep
 */
export function keptQuery(query: {
  matchType?: unknown
  lines: readonly unknown[]
  view?: Record<string, unknown>
}): KeptQuery {
  const { view } = query
  if (query.lines.length === 0 && !view) throw new QueryError('空条件不能保存', CODE.business)
  if (countLines(query.lines, 0) > MAX_LINES)
    throw new QueryError(`高级查询最多${MAX_LINES}个条件`, CODE.business)
  const lines = query.lines.map(keptLine)
  return { matchType: matchType(query.matchType), lines, ...(view && { view }) }
}
