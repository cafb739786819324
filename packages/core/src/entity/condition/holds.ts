import type { Row } from '../../rules/types'
import { isEmptyValue, textOf } from '../../rules/value'
import { compareDecimals, readDecimal } from '../decimal'
import type { Comparison, Condition, LinesCondition, Scope, When } from './types'

/** What names of the header begin with in a condition over lines. */
export const HEADER = 'record.'

/** Deepest nesting of a condition or formula; `conditionFaults` refuses deeper ones before they are used. */
export const MAX_DEPTH = 12

/** The value of a field as conditions name it; only the row's own members. */
export function valueAt(name: string, { row, record = row }: Scope): unknown {
  const [from, key]: [Row, string] = name.startsWith(HEADER)
    ? [record, name.slice(HEADER.length)]
    : [row, name]
  return Object.hasOwn(from, key) ? from[key] : undefined
}

/** Less than 0, 0 or more than 0; `undefined` where nothing can be said: numbers as exact decimals, the rest as texts. */
function compare(one: unknown, other: unknown): number | undefined {
  if (isEmptyValue(one) || isEmptyValue(other)) return undefined
  if (typeof one === 'number' || typeof other === 'number') {
    const [a, b] = [readDecimal(one), readDecimal(other)]
    if (a && b) return compareDecimals(a, b)
  }
  const [a, b] = [plain(one), plain(other)]
  if (a === undefined || b === undefined) return undefined
  return a < b ? -1 : a > b ? 1 : 0
}

/** As it is stored: booleans are Y and N, lists are joined by commas. */
function plain(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'Y' : 'N'
  return Array.isArray(value) ? value.join(',') : textOf(value)
}

const equal = (one: unknown, other: unknown) =>
  isEmptyValue(one) || isEmptyValue(other)
    ? isEmptyValue(one) && isEmptyValue(other)
    : compare(one, other) === 0

function wanted({ value, other }: Comparison, scope: Scope): unknown {
  if (other !== undefined) return valueAt(other, scope)
  if (typeof value === 'object' && 'the' in value) return scope.known?.[value.the]
  return value
}

function compared(condition: Comparison, scope: Scope): boolean {
  const { op } = condition
  const has = valueAt(condition.field, scope)
  if (op === 'empty') return isEmptyValue(has)
  if (op === 'filled') return !isEmptyValue(has)
  const want = wanted(condition, scope)
  const wants = Array.isArray(want) ? (want as unknown[]) : [want]
  if (op === 'eq') return equal(has, want)
  if (op === 'ne') return !equal(has, want)
  if (op === 'in') return wants.some((each) => equal(has, each))
  if (op === 'notIn') return !wants.some((each) => equal(has, each))
  if (op === 'has') {
    const list = isEmptyValue(has) ? [] : (plain(has) ?? '').split(',')
    return wants.some((each) => list.includes(plain(each) ?? ''))
  }
  const order = compare(has, want)
  if (order === undefined) return false
  return op === 'gt' ? order > 0 : op === 'ge' ? order >= 0 : op === 'lt' ? order < 0 : order <= 0
}

function overLines({ lines, some, every, none }: LinesCondition, scope: Scope, depth: number): boolean {
  const own = scope.lines && Object.hasOwn(scope.lines, lines) ? scope.lines[lines] : undefined
  const within = (condition: Condition) => (row: Row) =>
    decide(condition, { ...scope, row, record: scope.record ?? scope.row }, depth)
  const rows = own ?? []
  return (
    (!some || rows.some(within(some))) &&
    (!every || rows.every(within(every))) &&
    (!none || !rows.some(within(none)))
  )
}

function decide(condition: Condition, scope: Scope, depth: number): boolean {
  if (depth > MAX_DEPTH) throw new Error('A condition is nested too deeply.')
  if ('all' in condition) return condition.all.every((each) => decide(each, scope, depth + 1))
  if ('any' in condition) return condition.any.some((each) => decide(each, scope, depth + 1))
  if ('not' in condition) return !decide(condition.not, scope, depth + 1)
  if ('lines' in condition) return overLines(condition, scope, depth + 1)
  return compared(condition, scope)
}

/**
 * Whether a condition holds. Nothing of it is evaluated as code, and its size bounds the work.
 *
 * @throws Error when it is nested deeper than `MAX_DEPTH`
 * @example holds({ field: 'paymentAmount', op: 'gt', value: 10000 }, { row: { paymentAmount: 10000.01 } }) // true
 */
export function holds(condition: When, scope: Scope): boolean {
  return typeof condition === 'function' ? condition(scope.row, scope) : decide(condition, scope, 0)
}
