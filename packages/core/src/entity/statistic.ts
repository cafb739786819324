import { addDecimals, readDecimal, toNumber } from './decimal'
import type { Decimal } from './decimal'
import type { FooterKind } from './types'

/** Decimal places of figures in the footer (spec 2 §5). */
const DIGITS = 2

/**
 * The figure of a column: the sum of the values' `parseFloat`, or the average of those that are numbers, rounded to
 * two decimals half away from zero, without the noise of binary fractions. What is no number (a blank, a text) adds
 * nothing and is not averaged, as in a spreadsheet; without numbers both are 0.
 *
 * @example statistic([0.1, '0.2', ''], 'sum') // 0.3
 * @example statistic([4, null, 2], 'average') // 3
 */
export function statistic(values: readonly unknown[], kind: FooterKind): number {
  let sum: Decimal = { units: 0n, scale: 0 }
  let numbers = 0
  for (const value of values) {
    const number = typeof value === 'number' ? value : Number.parseFloat(String(value ?? ''))
    const part = Number.isFinite(number) ? readDecimal(number) : undefined
    if (!part) continue
    sum = addDecimals(sum, part)
    numbers++
  }
  if (kind === 'sum') return toNumber(sum, DIGITS)
  if (numbers === 0) return 0
  // Some more places than are shown keep the rounding of the quotient right; the rest only breaks ties upward.
  const extra = 10n ** 8n
  const count = BigInt(numbers)
  const quotient = (sum.units * extra) / count
  const exact = quotient * count === sum.units * extra
  const units = exact ? quotient * 10n : quotient * 10n + (sum.units < 0n ? -1n : 1n)
  return toNumber({ units, scale: sum.scale + 9 }, DIGITS)
}
