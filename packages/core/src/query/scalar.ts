import { isDatetimeText, isDateText } from '../text/date'
import type { CompareOperator, QueryField, QueryValue, Where } from './ast'
import { QueryError, shown } from './queryError'

/** Greatest absolute value of an `integer` column. */
const MAX_INTEGER = 2_147_483_647
const MAX_TEXT = 2000

function readNumber(name: string, text: string, integer: boolean): number {
  const value = /^[+-]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})$/.test(text) ? Number(text) : NaN
  if (Number.isNaN(value)) throw new QueryError(`查询条件“${shown(name)}”不是数字`)
  if (integer && !Number.isInteger(value)) throw new QueryError(`查询条件“${shown(name)}”不是整数`)
  if (integer && Math.abs(value) > MAX_INTEGER) throw new QueryError(`查询条件“${shown(name)}”超出范围`)
  return value
}

function readDate(name: string, text: string): string {
  const day = text.slice(0, 10)
  if (isDateText(text) || (isDatetimeText(text) && isDateText(day))) return day
  throw new QueryError(`查询条件“${shown(name)}”不是日期，格式为YYYY-MM-DD`)
}

function readBoolean(name: string, text: string): boolean {
  if (/^(?:true|y|1)$/i.test(text)) return true
  if (/^(?:false|n|0)$/i.test(text)) return false
  throw new QueryError(`查询条件“${shown(name)}”只能是Y或N`)
}

/**
 * The text unchanged, when a database can take it as a bound value.
 *
 * @param name of the condition, for the message
 * @throws QueryError for U+0000, and for a text of more than `MAX_TEXT` characters
 */
export function readText(name: string, text: string): string {
  // PostgreSQL refuses U+0000 in every text.
  if (text.includes('\0')) throw new QueryError(`查询条件“${shown(name)}”含有无效字符`)
  if (text.length > MAX_TEXT) throw new QueryError(`查询条件“${shown(name)}”过长，最多${MAX_TEXT}个字符`)
  return text
}

/** A value of the field's type; moments are read by `compare`. @throws QueryError when it is none */
export function readScalar(name: string, { type }: QueryField, value: string): QueryValue {
  const text = readText(name, value)
  if (type === 'integer' || type === 'number') return readNumber(name, text.trim(), type === 'integer')
  if (type === 'date') return readDate(name, text.trim())
  if (type === 'boolean') return readBoolean(name, text.trim())
  return text
}

/** First second of a text and of what follows it: the next second, or the next day of a day. */
function moment(name: string, text: string): { start: string; end: string } {
  const day = isDateText(text)
  if (!day && !isDatetimeText(text)) {
    throw new QueryError(`查询条件“${shown(name)}”不是时间，格式为YYYY-MM-DD HH:mm:ss`)
  }
  const start = day ? `${text} 00:00:00` : text
  const time = Date.parse(`${start.replace(' ', 'T')}Z`) + (day ? 86_400_000 : 1000)
  const end = new Date(time).toISOString().slice(0, 19).replace('T', ' ')
  return { start, end }
}

/**
 * A moment stands for its whole second and a day for all of it: stored times may be finer than what was typed,
 * and `<= 2026-01-31` means to the end of that day (contract §3.3).
 */
function compareMoment(field: string, operator: CompareOperator, text: string): Where {
  const { start, end } = moment(field, text)
  const compare = (each: CompareOperator, value: string): Where => ({
    type: 'compare',
    field,
    operator: each,
    value,
  })
  switch (operator) {
    case 'eq':
      return { type: 'and', parts: [compare('ge', start), compare('lt', end)] }
    case 'ne':
      return { type: 'or', parts: [compare('lt', start), compare('ge', end)] }
    case 'gt':
      return compare('ge', end)
    case 'le':
      return compare('lt', end)
    default:
      return compare(operator, start)
  }
}

/** The condition `field operator value`, with the value read as the field's type. */
export function compare(field: string, spec: QueryField, operator: CompareOperator, value: string): Where {
  if (spec.type === 'datetime') return compareMoment(field, operator, readText(field, value).trim())
  if (spec.multiple && (operator === 'eq' || operator === 'ne')) {
    const member: Where = { type: 'member', field, values: [readText(field, value)] }
    return operator === 'eq' ? member : { type: 'not', part: member }
  }
  return { type: 'compare', field, operator, value: readScalar(field, spec, value) }
}

/** The condition that a text field contains, starts or ends with a text. */
export function like(
  field: string,
  spec: QueryField,
  match: 'contains' | 'starts' | 'ends',
  value: string,
): Where {
  if (spec.type !== 'text') throw new QueryError(`查询条件“${shown(field)}”不支持模糊查询`)
  return { type: 'like', field, match, text: readText(field, value) }
}

/** Most different values in one condition "one of"; more are refused with a `QueryError`. */
export const MAX_VALUES = 500

/** The condition that the field has one of the values; empty ones do not count, and none is no condition. */
export function oneOf(field: string, spec: QueryField, values: readonly string[]): Where | undefined {
  const given = [...new Set(values.filter((value) => value !== ''))]
  if (given.length === 0) return undefined
  if (given.length > MAX_VALUES) throw new QueryError(`查询条件“${shown(field)}”最多${MAX_VALUES}个值`)
  if (spec.multiple) return { type: 'member', field, values: given.map((value) => readText(field, value)) }
  if (spec.type === 'datetime') {
    return { type: 'or', parts: given.map((value) => compare(field, spec, 'eq', value)) }
  }
  return { type: 'in', field, values: given.map((value) => readScalar(field, spec, value)) }
}
