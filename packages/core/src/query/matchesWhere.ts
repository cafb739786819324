import type { QueryValue, Where } from './ast'

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

/** Numbers by size, everything else by text, letters without regard to case for `like` only. */
function order(a: unknown, b: QueryValue): number {
  if (typeof b === 'number') return Number(a) - b
  const left = String(a)
  const right = String(b)
  return left < right ? -1 : left > right ? 1 : 0
}

function compares(value: unknown, operator: string, bound: QueryValue): boolean {
  if (isBlank(value)) return false
  const difference = order(value, bound)
  if (operator === 'eq') return difference === 0
  if (operator === 'ne') return difference !== 0
  if (operator === 'gt') return difference > 0
  if (operator === 'ge') return difference >= 0
  if (operator === 'lt') return difference < 0
  return difference <= 0
}

/**
 * Whether a row meets a condition, as a database would say it: for data kept in memory. A row without a value
 * meets no comparison.
 *
 * @param where @default every row meets it
 */
export function matchesWhere(where: Where | undefined, row: Readonly<Record<string, unknown>>): boolean {
  if (!where) return true
  if (where.type === 'and') return where.parts.every((part) => matchesWhere(part, row))
  if (where.type === 'or') return where.parts.some((part) => matchesWhere(part, row))
  if (where.type === 'not') return !matchesWhere(where.part, row)
  const value = row[where.field]
  if (where.type === 'empty') return isBlank(value)
  if (isBlank(value)) return false
  if (where.type === 'compare') return compares(value, where.operator, where.value)
  if (where.type === 'in') return where.values.some((each) => compares(value, 'eq', each))
  if (where.type === 'member')
    return String(value)
      .split(',')
      .some((each) => where.values.includes(each))
  const text = String(value).toLowerCase()
  const part = where.text.toLowerCase()
  if (where.match === 'contains') return text.includes(part)
  return where.match === 'starts' ? text.startsWith(part) : text.endsWith(part)
}
