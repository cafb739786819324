/** A decimal number without binary rounding: `units / 10^scale`. */
export interface Decimal {
  units: bigint
  scale: number
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/** Reads a number or a numeric text; anything else (blank, text, NaN) is undefined. */
export function readDecimal(value: unknown): Decimal | undefined {
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
export function toNumber({ units, scale }: Decimal, digits: number): number {
  if (scale <= digits) return Number(`${units}e-${scale}`)
  const divisor = 10n ** BigInt(scale - digits)
  const half = units < 0n ? -divisor / 2n : divisor / 2n
  return Number(`${(units + half) / divisor}e-${digits}`)
}

/** The exact sum, with the larger scale of both; nothing is rounded. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  const units = (x: Decimal) => x.units * 10n ** BigInt(scale - x.scale)
  return { units: units(a) + units(b), scale }
}

/** Less than 0, 0 or more than 0. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const { units } = addDecimals(a, { units: -b.units, scale: b.scale })
  return units < 0n ? -1 : units > 0n ? 1 : 0
}

/** The quotient with so many decimal places, the rest cut off; `undefined` when divided by 0. */
export function divideDecimals(a: Decimal, b: Decimal, digits: number): Decimal | undefined {
  if (b.units === 0n) return undefined
  const units = (a.units * 10n ** BigInt(digits + b.scale)) / (b.units * 10n ** BigInt(a.scale))
  return { units, scale: digits }
}
