import type { Row } from '../rules/types'
import { addDecimals, readDecimal, toNumber } from './decimal'
import type { Decimal } from './decimal'

/**
 * Product of fields of one row, exact in decimals and then rounded half away from zero.
 * A blank or non-numeric factor gives `null`: nothing to show yet.
 *
 * @example productOf({ quantity: 3, price: 1.005 }, ['quantity', 'price']) // 3.02
 * @param digits decimal places of the result. @default 2
 */
export function productOf(row: Row, fields: readonly string[], digits = 2): number | null {
  let result: Decimal = { units: 1n, scale: 0 }
  for (const field of fields) {
    const factor = readDecimal(row[field])
    if (!factor) return null
    result = { units: result.units * factor.units, scale: result.scale + factor.scale }
  }
  return toNumber(result, digits)
}

/**
 * Sum of fields of one row; a field whose name begins with `-` is subtracted. Blank parts count as 0; when all
 * are blank the result is `null`.
 *
 * @example sumOf({ afterAmount: 11.3, beforeAmount: 10 }, ['afterAmount', '-beforeAmount']) // 1.3
 * @param digits decimal places of the result. @default 2
 */
export function sumOf(row: Row, fields: readonly string[], digits = 2): number | null {
  let result: Decimal | undefined
  for (const name of fields) {
    const minus = name.startsWith('-')
    const part = readDecimal(row[minus ? name.slice(1) : name])
    if (!part) continue
    const signed = minus ? { ...part, units: -part.units } : part
    result = result ? addDecimals(result, signed) : signed
  }
  return result ? toNumber(result, digits) : null
}

/**
 * Sum of one field over rows, exact in decimals and then rounded. Blank and non-numeric values count as 0.
 *
 * @example totalOf([{ subtotal: 0.1 }, { subtotal: 0.2 }], 'subtotal') // 0.3
 * @param digits decimal places of the result. @default 2
 */
export function totalOf(rows: readonly Row[] | undefined, field: string, digits = 2): number {
  const zero: Decimal = { units: 0n, scale: 0 }
  const sum = (rows ?? []).reduce((all, row) => addDecimals(all, readDecimal(row[field]) ?? zero), zero)
  return toNumber(sum, digits)
}
