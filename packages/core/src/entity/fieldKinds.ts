import type { Field, FieldKind } from './types'

const NUMBERS: ReadonlySet<FieldKind> = new Set([
  'integer',
  'decimal',
  'quantity',
  'score',
  'money',
  'percent',
  'rate',
  'year',
  'rowNumber',
])
const INTEGERS: ReadonlySet<FieldKind> = new Set(['integer', 'year', 'rowNumber'])

/** Decimal places that a stored number can have: `numeric(20,6)`. */
export const STORED_DIGITS = 6
const DIGITS: Partial<Record<FieldKind, number>> = { money: 2, quantity: 2, rate: 6 }

/** Longest text in characters, by kind. @default 255 */
const LENGTHS: Partial<Record<FieldKind, number>> = {
  textarea: 2000,
  richtext: 100_000,
  file: 4000,
  image: 4000,
  dictMulti: 2000,
  url: 2000,
}

/** Attachments of one field at most (spec 2 §5) … */
const MAX_FILES = 6
/** … each of at most so many bytes: 10M. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Whether values of the kind are numbers. */
export function isNumberKind(kind: FieldKind): boolean {
  return NUMBERS.has(kind)
}

/** Whether values of the kind are whole numbers. */
export function isIntegerKind(kind: FieldKind): boolean {
  return INTEGERS.has(kind)
}

/** Whether a field holds several values, joined by commas when stored. */
export function isListField(field: Field): boolean {
  return (
    field.kind === 'dictMulti' || field.kind === 'file' || field.kind === 'image' || field.multiple === true
  )
}

/** Decimal places that a number of this field may have. @default by kind, at most 6 */
export function digitsOf(field: Field): number {
  if (isIntegerKind(field.kind)) return 0
  return Math.min(field.digits ?? DIGITS[field.kind] ?? STORED_DIGITS, STORED_DIGITS)
}

/** Longest text of this field, in characters. */
export function maxLengthOf(field: Field): number {
  return field.maxLength ?? (field.multiple ? 2000 : (LENGTHS[field.kind] ?? 255))
}

/** Files that this field takes at most. */
export function maxFilesOf(field: Field): number {
  return field.maxFiles ?? MAX_FILES
}
