import { KINDS } from '../kinds'
import type { FieldKind, Known } from '../kinds'
import type { Field } from './types'

/** Decimal places that a stored number can have: `numeric(20,6)`. */
export const STORED_DIGITS = 6

/** Longest text of a field of which neither field nor kind says more, in characters. */
const MAX_LENGTH = 255
/** Longest list of values, joined by commas. */
const MAX_LIST_LENGTH = 2000

/** Attachments of one field at most (spec 2 §5) … */
const MAX_FILES = 6
/** … each of at most so many bytes: 10M. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
/** Largest upload in bytes: 15 MB. Browser and server refuse a larger file (spec 2 §9, "15,728,640 bytes (15 MB) a file"). */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024

/** Whether values of the kind are numbers. */
export function isNumberKind(kind: FieldKind): boolean {
  const { stored } = KINDS[kind]
  return stored === 'numeric' || stored === 'integer'
}

/** Whether values of the kind are whole numbers. */
export function isIntegerKind(kind: FieldKind): boolean {
  return KINDS[kind].stored === 'integer'
}

/** Whether values of the kind are amounts: aligned right, with thousands separators. */
export function isAmountKind(kind: FieldKind): boolean {
  return KINDS[kind].number === 'amount'
}

/** Whether a field of the kind can hold the value: a day, a moment, a user, a department. */
export function holdsKnown(kind: FieldKind, the: Known['the']): boolean {
  const { people, stored } = KINDS[kind]
  if (the === 'me') return people === true
  if (the === 'department') return kind === 'dept'
  return stored === 'timestamp' || (the === 'today' && stored === 'date')
}

/** Whether a field holds several values, joined by commas when stored. */
export function isListField(field: Pick<Field, 'kind' | 'multiple'>): boolean {
  return KINDS[field.kind].list === true || field.multiple === true
}

/** Whether a client says what the field holds: not a state, the name of another field's value, or the number of a line. */
export function isEntered({ kind }: Pick<Field, 'kind'>): boolean {
  const { serverOnly, shown, place } = KINDS[kind]
  return !serverOnly && !shown && !place
}

/** Decimal places that a number of this field may have. @default by kind, at most 6 */
export function digitsOf(field: Field): number {
  if (isIntegerKind(field.kind)) return 0
  return Math.min(field.digits ?? KINDS[field.kind].digits ?? STORED_DIGITS, STORED_DIGITS)
}

/** Longest text of this field, in characters. */
export function maxLengthOf(field: Field): number {
  return field.maxLength ?? (field.multiple ? MAX_LIST_LENGTH : (KINDS[field.kind].maxLength ?? MAX_LENGTH))
}

/** Files that this field takes at most. */
export function maxFilesOf(field: Field): number {
  return field.maxFiles ?? MAX_FILES
}

/** More columns than these make a list that nobody reads: a new definition begins with no more. */
export const LIST_COLUMNS = 12

/** Whether a list shows a field unless somebody decides otherwise: what is long is read in the form. */
export const isListedAtFirst = ({ kind }: Pick<Field, 'kind'>): boolean => KINDS[kind].wide !== true
