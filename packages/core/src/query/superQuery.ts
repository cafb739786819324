import { CODE } from '../envelope/envelope'
import { join } from './ast'
import type { CompareOperator, QueryField, QueryFields, Where } from './ast'
import { QueryError, shown } from './queryError'
import { isRelativeDate, relativeDays } from './relativeDate'
import { compare, like, MAX_VALUES, oneOf } from './scalar'

/** Most lines of an advanced query. */
export const MAX_LINES = 50

/** Groups within groups at most. */
export const MAX_DEPTH = 3

const OPERATORS: Readonly<Record<string, CompareOperator>> = {
  eq: 'eq',
  ne: 'ne',
  gt: 'gt',
  ge: 'ge',
  lt: 'lt',
  le: 'le',
  '=': 'eq',
  '==': 'eq',
  '!=': 'ne',
  '<>': 'ne',
  '>': 'gt',
  '>=': 'ge',
  '<': 'lt',
  '<=': 'le',
}
/** `left_like` has its wildcard on the left: ends with (contract §3.4). */
const MATCHES = { like: 'contains', left_like: 'ends', right_like: 'starts' } as const

function refuse(message: string): never {
  throw new QueryError(message, CODE.business)
}

/** The lines as the client wrote them: JSON, percent-encoded once more by public clients. */
function decodeLines(text: string): unknown[] {
  for (const decode of [(each: string) => each, decodeURIComponent]) {
    try {
      const lines: unknown = JSON.parse(decode(text))
      if (Array.isArray(lines)) return lines
    } catch {
      // Not in this form.
    }
  }
  return refuse('高级查询参数无法解析')
}

function textsOf(value: unknown): string[] {
  const values = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]
  return values.filter((each) => ['string', 'number', 'boolean'].includes(typeof each)).map(String)
}

function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length > 0 ? textsOf(value).join(',') : undefined
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '' ? String(value) : undefined
}

function negate(part: Where | undefined): Where | undefined {
  return part && { type: 'not', part }
}

function between(name: string, field: QueryField, value: unknown): Where | undefined {
  const [begin = '', end = ''] = textsOf(value)
  const parts = [
    ...(begin === '' ? [] : [compare(name, field, 'ge', begin)]),
    ...(end === '' ? [] : [compare(name, field, 'le', end)]),
  ]
  return join('and', parts)
}

/** A day within days that move with the clock. */
function within(name: string, field: QueryField, value: string, now: number): Where | undefined {
  if (!isRelativeDate(value)) return refuse(`高级查询“${shown(name)}”的日期范围无效：${shown(value)}`)
  if (field.type !== 'date' && field.type !== 'datetime') {
    return refuse(`高级查询“${shown(name)}”不是日期，不能使用日期范围`)
  }
  const { begin, end } = relativeDays(value, now)
  return join('and', [compare(name, field, 'ge', begin), compare(name, field, 'le', end)])
}

/** The condition of a rule; the value stands for itself, without wildcards. */
function condition(
  name: string,
  field: QueryField,
  rule: string,
  value: unknown,
  now: number,
): Where | undefined {
  if (rule === 'empty') return { type: 'empty', field: name }
  if (rule === 'not_empty') return { type: 'not', part: { type: 'empty', field: name } }
  const text = textOf(value)
  if (text === undefined) return undefined
  if (rule.startsWith('not_')) return negate(condition(name, field, rule.slice('not_'.length), value, now))
  if (rule === 'in' || rule === 'IN' || rule === 'elemMatch') return oneOf(name, field, textsOf(value))
  if (rule === 'range') return between(name, field, value)
  if (rule === 'relative') return within(name, field, text, now)
  const match = Object.hasOwn(MATCHES, rule) ? MATCHES[rule as keyof typeof MATCHES] : undefined
  if (match) return like(name, field, match, text)
  const operator = Object.hasOwn(OPERATORS, rule) ? OPERATORS[rule] : undefined
  if (!operator) return refuse(`高级查询不支持的规则：${shown(rule)}`)
  return compare(name, field, operator, text)
}

function parseLine(line: unknown, fields: QueryFields, now: number): Where | undefined {
  if (typeof line !== 'object' || line === null) return undefined
  const { field: name, rule, val } = line as Record<string, unknown>
  if (typeof name !== 'string' || name === '' || typeof rule !== 'string' || rule === '') return undefined
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) return refuse(`高级查询字段不存在：${shown(name)}`)
  if (Array.isArray(val) && val.length > MAX_VALUES) refuse(`高级查询“${shown(name)}”最多${MAX_VALUES}个值`)
  return condition(name, field, rule, val, now)
}

/** How the lines of a query or group are joined. */
function matchOf(value: unknown): 'and' | 'or' {
  if (value === undefined || value === '' || value === 'and') return 'and'
  return value === 'or' ? 'or' : refuse('高级查询匹配方式只能是and或or')
}

/** A line that holds lines of its own. */
export function groupOf(line: unknown): { matchType: unknown; lines: unknown[] } | undefined {
  if (typeof line !== 'object' || line === null) return undefined
  const { matchType, lines } = line as Record<string, unknown>
  return Array.isArray(lines) ? { matchType, lines } : undefined
}

/** Conditions in all groups, counted no further than one too many. */
export function countLines(lines: readonly unknown[], depth: number): number {
  if (depth > MAX_DEPTH) refuse(`高级查询最多${MAX_DEPTH}层分组`)
  if (lines.length > MAX_LINES) return lines.length
  let count = 0
  for (const line of lines) {
    const group = groupOf(line)
    count += group ? countLines(group.lines, depth + 1) : 1
  }
  return count
}

/**
 * The condition of an advanced query (contract §3.4): its lines joined by `matchType`. Lines without field, rule
 * or value do not count. A line `{ matchType, lines }` is a group; `relative` takes a name of `RELATIVE_DATES`.
 *
 * @param text `superQueryParams`
 * @param matchType `superQueryMatchType`: `and` or `or`. @default 'and'
 * @param now in milliseconds: what relative dates start from. @default the clock
 * @throws QueryError (500) when it cannot be read, is too long or too deep, or names an unknown field or rule
 */
export function parseSuperQuery(
  text: string,
  matchType: string | undefined,
  fields: QueryFields,
  now: number = Date.now(),
): Where | undefined {
  const joined = (type: 'and' | 'or', lines: readonly unknown[]): Where | undefined =>
    join(
      type,
      lines.flatMap((line) => {
        const group = groupOf(line)
        const part = group ? joined(matchOf(group.matchType), group.lines) : parseLine(line, fields, now)
        return part ?? []
      }),
    )
  const type = matchOf(matchType)
  const lines = decodeLines(text)
  if (countLines(lines, 0) > MAX_LINES) refuse(`高级查询最多${MAX_LINES}个条件`)
  return joined(type, lines)
}
