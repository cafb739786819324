import { fillSource } from '@lading/core/entity'
import type { FillSource } from '@lading/core/entity'
import type { LookupOption } from '../../api/lookup'

/** The fields that a picked record fills: own field → field of the record. */
export function fillsOf(fills: unknown, option: LookupOption): Record<string, unknown> {
  if (typeof fills !== 'object' || fills === null || !option.row) return {}
  return Object.fromEntries(
    Object.entries(fills as Record<string, string | FillSource>).map(([own, theirs]) => [
      own,
      option.row![fillSource(theirs)] ?? '',
    ]),
  )
}
