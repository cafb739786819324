import type { Field, FieldKind } from '@lading/core/entity'
import { groupThousands } from './numberText'

const NUMBERS: ReadonlySet<FieldKind> = new Set([
  'integer',
  'decimal',
  'quantity',
  'score',
  'money',
  'percent',
  'rate',
])

/** Decimals that a kind shows when its field does not say so; absent: as many as the value has. */
const DIGITS: Partial<Record<FieldKind, number>> = { integer: 0, quantity: 2, money: 2, rate: 6 }

/** Whether values of the field are numbers: aligned right, compared by size. */
export function isNumeric(field: Field): boolean {
  return NUMBERS.has(field.kind)
}

/** Decimals of a numeric field; `undefined`: any. */
export function digitsOf(field: Field): number | undefined {
  return field.digits ?? DIGITS[field.kind]
}

/**
 * A numeric value as people read it. Quantities and rates drop the zeros at the end, money keeps its cents.
 */
export function numberText(field: Field, value: unknown): string {
  const digits = digitsOf(field)
  const text = groupThousands(value, digits)
  if (field.kind === 'percent' && text !== '') return `${text}%`
  if (field.kind === 'money' || digits === undefined || !text.includes('.')) return text
  return text.replace(/\.?0+$/, '')
}

/** Whether a value counts as nothing: shown as a dash, never sent. */
export function isBlank(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0)
}
