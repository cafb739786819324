import { digitsOf, isAmountKind, KINDS } from '@lading/core/entity'
import type { Field } from '@lading/core/entity'
import { formatThousands } from '@lading/core/text'

/** Whether values of the field are amounts: aligned right, with thousands, searched by range. */
export function isNumeric(field: Pick<Field, 'kind'>): boolean {
  return isAmountKind(field.kind)
}

/**
 * A numeric value as people read it. Money keeps its cents; other numbers drop the zeros at the end.
 *
 * @example numberText({ kind: 'money', … }, 1234.5) // '1,234.50'
 */
export function numberText(field: Field, value: unknown): string {
  const text = formatThousands(value, digitsOf(field))
  if (text === '') return ''
  const { fixedDigits, unit = '' } = KINDS[field.kind]
  const shown = fixedDigits || !text.includes('.') ? text : text.replace(/\.?0+$/, '')
  return shown + unit
}

/** Removes thousands separators: what an input gives back to its number. */
export function ungroupThousands(text: string | undefined): string {
  return (text ?? '').replace(/[,\s]/g, '')
}

/** Whether a value counts as nothing: shown as a dash, never sent. */
export function isBlank(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0)
}
