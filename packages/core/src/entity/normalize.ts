import { KINDS } from '../kinds'
import { isListField, isNumberKind } from './fieldKinds'
import type { Row } from '../rules/types'
import type { Field } from './types'

/**
 * A value as it is stored: nothing becomes `null`, numeric texts numbers, booleans `Y` and `N`, lists comma texts,
 * numbers of text fields texts. What does not fit the kind stays as it is: the rules will name it.
 *
 * @example normalizeValue({ kind: 'money', zh: '', en: '' }, ' 12.50 ') // 12.5
 */
export function normalizeValue(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) {
    if (!isListField(field) || value.some((item) => typeof item !== 'string')) return value
    return value.length === 0 ? null : value.join(',')
  }
  if (typeof value === 'boolean') return KINDS[field.kind].choices === 'yesNo' ? (value ? 'Y' : 'N') : value
  if (typeof value === 'number') return isNumberKind(field.kind) ? value : String(value)
  if (typeof value !== 'string') return value
  if (value === '') return null
  if (!isNumberKind(field.kind)) return value
  const text = value.trim()
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text === '' ? null : value
}

/** The named fields of a row as they are stored; members that are no field are left out, absent fields stay absent. */
export function normalizeRow(fields: Readonly<Record<string, Field>>, row: Row): Row {
  const normal: Row = {}
  for (const [name, field] of Object.entries(fields)) {
    if (Object.hasOwn(row, name)) normal[name] = normalizeValue(field, row[name])
  }
  return normal
}
