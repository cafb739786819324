import { plainNumber } from '../rules/value'

/**
 * A number with thousands separators: `1234.5` → `1,234.5`. Texts keep all their digits; what is no number is
 * given back as it is, and nothing gives the empty text.
 *
 * @param digits decimal places to show, rounded half away from zero. @default as they are
 */
export function formatThousands(value: unknown, digits?: number): string {
  if (value === null || value === undefined || value === '') return ''
  const text = typeof value === 'number' ? plainNumber(value) : String(value).trim()
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text)
  if (!match) return String(value)
  const [, sign = '', whole = '', fraction] =
    digits === undefined ? match : (roundText(match, digits) ?? match)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}${grouped}${fraction ? `.${fraction}` : ''}`
}

/** The parts of a decimal text, rounded to `digits` places. */
function roundText(match: RegExpExecArray, digits: number): string[] {
  const [, sign = '', whole = '', fraction = ''] = match
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  const rounded = (kept + ((fraction[digits] ?? '0') >= '5' ? 1n : 0n)).toString().padStart(digits + 1, '0')
  const at = rounded.length - digits
  return ['', Number(rounded) === 0 ? '' : sign, rounded.slice(0, at), rounded.slice(at)]
}
