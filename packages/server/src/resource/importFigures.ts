import type { Field, Row, StoredType } from '@lading/core/entity'
import { isNumberKind, KINDS } from '@lading/core/entity'
import { readDateText } from '@lading/core/text'
import type { Text } from '@lading/core/text'
import { said } from '../http/language'

/** Digits that spreadsheets keep and show of a number; what comes behind them is the noise of binary fractions. */
const SHEET_DIGITS = 15

/** A cell of a date field as it is stored; undefined when it may be read as two dates. */
function dateValue(stored: StoredType, value: string | number): string | number | undefined {
  const found = readDateText(String(value))
  if (found === 'ambiguous') return undefined
  // What is no date stays as it is: the rules will name it.
  if (found === null || typeof found === 'string' || found.finer) return value
  const { day, time = '00:00:00' } = found
  if (stored === 'timestamp') return `${day} ${time}`
  return time === '00:00:00' ? day : value
}

/**
 * Makes stored values of the dates and numbers of a file: dates as people and spreadsheets write them, numbers without
 * the digits that no spreadsheet shows (0.1 + 0.2 is kept as 0.30000000000000004). The records are changed.
 *
 * @returns why records cannot be read, by their place: a date that may be two
 */
export function readFigures(
  fields: Readonly<Record<string, Pick<Field, 'kind'> & Text>>,
  records: readonly Row[],
): Map<number, string> {
  const reasons = new Map<number, string[]>()
  for (const [name, field] of Object.entries(fields)) {
    const { stored } = KINDS[field.kind]
    const isDate = stored === 'date' || stored === 'timestamp'
    if (!isDate && !isNumberKind(field.kind)) continue
    for (const [at, record] of records.entries()) {
      const value = record[name]
      if (!isDate) {
        if (typeof value === 'number') record[name] = Number(value.toPrecision(SHEET_DIGITS))
        continue
      }
      if (typeof value !== 'string' && typeof value !== 'number') continue
      const read = dateValue(stored, value)
      if (read !== undefined) record[name] = read
      else
        reasons.set(at, [
          ...(reasons.get(at) ?? []),
          said(
            `${field.zh}“${value}”的月和日、或年份不明确，请按 2026-01-31 填写`,
            `${field.en}: "${value}" can be read as more than one date; write it like 2026-01-31`,
          ),
        ])
    }
  }
  return new Map([...reasons].map(([at, each]) => [at, each.join('；')]))
}
