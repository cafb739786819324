import type { FieldMap } from './popupMapping'

/** The fields that chosen rows fill; several rows are joined by the separator. */
export function fillFields(
  { orgFields, destFields }: FieldMap,
  rows: readonly Readonly<Record<string, unknown>>[],
  separator: string,
): Record<string, string> {
  return Object.fromEntries(
    destFields.map((dest, at) => [
      dest,
      rows.map((row) => String(row[orgFields[at] ?? ''] ?? '')).join(separator),
    ]),
  )
}

/** Longest key of a row (spec 2 §9). */
const KEY_LENGTH = 50

/** The key of a report's row, which may have no id: the id, or all its values, at most 50 characters. */
export function rowKey(row: Readonly<Record<string, unknown>>): string {
  const values = Object.values(row).map((value) => String(value ?? ''))
  const key = row['id'] == null || row['id'] === '' ? values.join('') : String(row['id'])
  return key.slice(0, KEY_LENGTH)
}

/**
 * Dynamic parameters of a report: each is sent as `self_<name>`; one that is also a condition presets it, without
 * the single quotes around it.
 */
export function reportParams(
  param: Readonly<Record<string, unknown>>,
  conditions: readonly string[],
): { self: Record<string, string>; preset: Record<string, string> } {
  const given = Object.entries(param).filter(([, value]) => value != null && value !== '')
  return {
    self: Object.fromEntries(given.map(([name, value]) => [`self_${name}`, String(value)])),
    preset: Object.fromEntries(
      given
        .filter(([name]) => conditions.includes(name))
        .map(([name, value]) => [name, String(value).replace(/^'(.*)'$/, '$1')]),
    ),
  }
}

/** The order that a sorter property asks for: `column=asc` (spec 2 §4). */
export function parseSorter(
  sorter: string | undefined,
): { column: string; order: 'asc' | 'desc' } | undefined {
  const [column = '', order = ''] = (sorter ?? '').split('=').map((part) => part.trim())
  return column === '' ? undefined : { column, order: order.toLowerCase() === 'asc' ? 'asc' : 'desc' }
}
