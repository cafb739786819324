import { fillSource } from '@lading/core/entity'
import type { FillSource } from '@lading/core/entity'
import { isEmptyValue } from '@lading/core/rules'
import type { Row } from '@lading/core/rules'
import type { LookupOption } from '../../api/lookup'

/**
 * The fields that a picked record fills: own field → field of the record.
 *
 * @param row the row as it stands: what is filled only where nothing stands is left alone where something does
 */
export function fillsOf(fills: unknown, option: LookupOption, row: Row = {}): Record<string, unknown> {
  if (typeof fills !== 'object' || fills === null || !option.row) return {}
  return Object.fromEntries(
    Object.entries(fills as Record<string, string | FillSource>)
      .filter(([own, theirs]) => typeof theirs === 'string' || isEmptyValue(row[own]))
      .map(([own, theirs]) => [own, option.row![fillSource(theirs)] ?? '']),
  )
}
