import { badRequest } from '../http/failures'
import type { StoredField } from './resourceTable'
import { said } from '../http/language'

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
const DATETIME = /^(\d{4}-\d\d-\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?$/
const NUMBER = /^-?\d{1,14}(\.\d+)?$/
const INTEGER_LIMIT = 2_147_483_647
const NUMERIC_LIMIT = 1e14
/** Longest text of any field; the field's own limit is a rule of the entity. */
const TEXT_LIMIT = 200_000

function isDate(text: string): boolean {
  const match = DATE.exec(text)
  if (!match) return false
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function numberOf(value: unknown, name: string, limit: number): number {
  const number = typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || Math.abs(number) > limit)
    throw badRequest(said(`${name}: 不是有效的数字`, `${name}: not a number`))
  return number
}

function textOf(value: unknown, name: string): string {
  if (typeof value === 'boolean') return value ? 'Y' : 'N'
  const text = Array.isArray(value) ? value.join(',') : typeof value === 'number' ? String(value) : value
  // PostgreSQL stores no NUL.
  if (typeof text !== 'string' || text.length > TEXT_LIMIT || text.includes('\u0000'))
    throw badRequest(said(`${name}: 不是有效的文本`, `${name}: not a text`))
  return text
}

/**
 * A value of the wire as the column takes it: numbers also from their texts, lists joined by commas, empty → null.
 * @throws Failure 400 for a value that the field's kind cannot hold
 */
export function storedValue({ name, type }: StoredField, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null
  if (type === 'integer') {
    const number = numberOf(value, name, INTEGER_LIMIT)
    if (!Number.isInteger(number)) throw badRequest(said(`${name}: 不是整数`, `${name}: not a whole number`))
    return number
  }
  if (type === 'numeric') return numberOf(value, name, NUMERIC_LIMIT)
  const text = textOf(value, name)
  if (type === 'date') {
    const day = text.slice(0, 10)
    if (!isDate(day)) throw badRequest(said(`${name}: 日期格式须为 YYYY-MM-DD`, `${name}: not a date`))
    return day
  }
  if (type === 'timestamp') {
    const match = DATETIME.exec(text)
    if (
      !match ||
      !isDate(match[1]!) ||
      Number(match[2]) > 23 ||
      Number(match[3]) > 59 ||
      Number(match[4] ?? 0) > 59
    )
      throw badRequest(said(`${name}: 时间格式须为 YYYY-MM-DD HH:mm:ss`, `${name}: not a time`))
    return `${match[1]} ${match[2]}:${match[3]}:${match[4] ?? '00'}`
  }
  return text
}

/** Whether two stored values are the same: numbers by value, everything else by text. */
export function sameValue(a: unknown, b: unknown): boolean {
  const [left, right] = [a ?? null, b ?? null]
  if (left === null || right === null) return left === right
  return typeof left === 'number' || typeof right === 'number'
    ? Number(left) === Number(right)
    : String(left) === String(right)
}
