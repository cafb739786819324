import type { Row } from '../rules/types'

/** A decimal number without binary rounding: `units / 10^scale`. */
interface Decimal {
  units: bigint
  scale: number
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/** Reads a number or a numeric text; anything else (blank, text, NaN) is undefined. */
function readDecimal(value: unknown): Decimal | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const match = DECIMAL.exec(String(value).trim())
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  if (whole === '' && fraction === '') return undefined
  const scale = fraction.length - Number(exponent)
  const units = BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`)
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale }
}

/** Rounds half away from zero, as people and the database's `numeric` do. */
function toNumber({ units, scale }: Decimal, digits: number): number {
  if (scale <= digits) return Number(`${units}e-${scale}`)
  const divisor = 10n ** BigInt(scale - digits)
  const half = units < 0n ? -divisor / 2n : divisor / 2n
  return Number(`${(units + half) / divisor}e-${digits}`)
}

function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  const units = (x: Decimal) => x.units * 10n ** BigInt(scale - x.scale)
  return { units: units(a) + units(b), scale }
}

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
    result = result ? add(result, signed) : signed
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
  const sum = (rows ?? []).reduce((all, row) => add(all, readDecimal(row[field]) ?? zero), zero)
  return toNumber(sum, digits)
}
