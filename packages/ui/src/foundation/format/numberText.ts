/**
 * A number with thousands separators and, when given, a fixed count of decimals. Works on the digits, so that
 * twenty-digit texts stay exact. What is not a number is given back as it is.
 *
 * @example groupThousands(1234567.5, 2) // '1,234,567.50'
 */
export function groupThousands(value: unknown, digits?: number): string {
  if (value == null || value === '') return ''
  const text = typeof value === 'number' ? plainNumber(value) : String(value).trim()
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text)
  if (!match) return String(value)
  const [sign, whole, fraction] = roundDecimal(match[1] ?? '', match[2] ?? '0', match[3] ?? '', digits)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}${grouped}${fraction ? `.${fraction}` : ''}`
}

/** Removes the separators again: what an input with thousands gives back to its number. */
export function ungroupThousands(text: string | undefined): string {
  return (text ?? '').replace(/[,\s]/g, '')
}

function plainNumber(value: number): string {
  const text = String(value)
  if (!/e/i.test(text)) return text
  return Math.abs(value) >= 1e21 ? BigInt(value).toString() : value.toFixed(20).replace(/0+$/, '')
}

/** Rounds half away from zero on decimal digits, as people do on paper: 1.005 → 1.01. */
function roundDecimal(
  sign: string,
  whole: string,
  fraction: string,
  digits: number | undefined,
): [sign: string, whole: string, fraction: string] {
  if (digits === undefined) return [sign, trimZeros(whole), fraction]
  if (fraction.length <= digits) return [sign, trimZeros(whole), fraction.padEnd(digits, '0')]
  const scaled = BigInt(whole + fraction.slice(0, digits)) + (fraction.charCodeAt(digits) >= 53 ? 1n : 0n)
  const text = scaled.toString().padStart(digits + 1, '0')
  return [scaled === 0n ? '' : sign, text.slice(0, text.length - digits), text.slice(text.length - digits)]
}

function trimZeros(whole: string): string {
  return whole.replace(/^0+(?=\d)/, '')
}
