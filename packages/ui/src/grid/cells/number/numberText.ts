/** What may stand in a number cell while it is typed: spec 2 §5 (a lone minus and "3." included). */
const TYPING = /^-?\d*(\.\d*)?$/
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/

/** Full-width digits and signs, as Chinese input methods give them, in plain ones. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[。．]/g, '.')
    .replace(/[−－ー]/g, '-')
    .trim()
}

/** Whether a text may stand in a number cell while it is typed. */
export function isTypedNumber(text: string): boolean {
  return TYPING.test(text)
}

/** Whether a text may stand in a number cell while arithmetic is typed: `=12*3.5`. */
export function isTypedArithmetic(text: string): boolean {
  return /^=[-+*/×÷()%.,\d\s]*$/.test(text)
}

/**
 * Reads a typed or pasted number; thousands separators and a currency sign in front are understood.
 * Blank gives null, anything else that is no number gives undefined.
 */
export function readNumber(text: string): number | null | undefined {
  const plain = plainDigits(text).replace(/^(-?)[¥￥$€£]\s*/, '$1')
  if (plain === '') return null
  const bare = GROUPED.test(plain) ? plain.replaceAll(',', '') : plain
  if (!/\d/.test(bare)) return undefined
  if (!TYPING.test(bare) && !/^-?\d+(\.\d+)?e[+-]?\d{1,3}$/i.test(bare)) return undefined
  const value = Number(bare)
  return Number.isFinite(value) ? value : undefined
}

/** Whether a value is what a number's text says, digit for digit: more than about 16 digits no number can hold. */
export function saysAll(text: string, value: number): boolean {
  const said = plainDigits(text).replace(/[^\d.e+-]/gi, '')
  if (/e/i.test(said) || said.length < 16) return Number(said) === value
  return bareDigits(said) === bareDigits(numberText(value))
}

/** A number's text without the zeros that say nothing. */
function bareDigits(text: string): string {
  const [whole = '', fraction = ''] = text.split('.')
  return `${whole.replace(/^(-?)0+/, '$1')}.${fraction.replace(/0+$/, '')}`
}

/**
 * Rounds half away from zero on the decimals people see: 1.005 at 2 digits is 1.01.
 *
 * @param digits decimal places; undefined leaves the value alone
 */
export function roundTo(value: number, digits: number | undefined): number {
  if (digits === undefined || !Number.isFinite(value)) return value
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toString().split('e')
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`))
  const [whole = '0', power = '0'] = shifted.toString().split('e')
  const rounded = Number(`${whole}e${Number(power) - digits}`)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** The number with separators at the thousands: 1234567.5 → 1,234,567.5 (spec 2 §5, number filter). */
export function withThousands(text: string): string {
  const [whole = '', ...fraction] = text.split('.')
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, ','), ...fraction].join('.')
}

/** The text of a number in a column's format. */
export function inFormat(text: string, format: unknown): string {
  if (format !== 'thousands' && format !== 'percent') return text
  const grouped = withThousands(text)
  return format === 'percent' && /\d$/.test(text) ? `${grouped}%` : grouped
}

/** A number as people read it. Never in exponents; `digits` fixes the decimals. */
export function numberText(value: unknown, digits?: number): string {
  if (value === null || value === undefined || value === '') return ''
  const number = typeof value === 'number' ? value : Number(value)
  if (!Number.isFinite(number)) return String(value)
  if (digits !== undefined) return roundTo(number, digits).toFixed(digits)
  const text = String(number)
  return text.includes('e')
    ? number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : text
}
