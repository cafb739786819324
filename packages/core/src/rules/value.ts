import type { Value } from './types'

/** Nothing was entered: null, undefined, the empty text or an empty list. 0 and false are values. */
export function isEmptyValue(value: Value): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** A number in plain decimals: `1e-7` → `0.0000001`. */
export function plainNumber(value: number): string {
  const text = String(value)
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (!match) return text
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const shift = Number(exponent)
  const digits = whole + fraction
  if (shift < 0) return `${sign}0.${'0'.repeat(-shift - 1)}${digits}`
  return sign + digits.padEnd(shift + 1, '0')
}

/** The text that a pattern is tested against; `undefined` for lists and objects, which no pattern fits. */
export function textOf(value: Value): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return plainNumber(value)
  if (typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  return undefined
}

/** Length as people count it: an emoji outside the basic plane is one character. */
export function lengthOf(text: string): number {
  let length = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 0xd800 && code <= 0xdbff && at + 1 < text.length) {
      const next = text.charCodeAt(at + 1)
      if (next >= 0xdc00 && next <= 0xdfff) at++
    }
    length++
  }
  return length
}

/** What two cells are compared by for uniqueness: as they are, case and blanks included. */
export function uniqueKey(value: Value): string {
  return textOf(value) ?? JSON.stringify(value) ?? ''
}
