// eslint-disable-next-line no-restricted-imports -- A chunk of its own, fetched with the first message.
import { rowChanges } from '@lading/core/contract'
import type { RowChanges, SourceRow } from '@lading/core/ports'
import { Check } from 'typebox/value'

/** Whether what came over a socket is what a save tells of its rows. */
export function isRowChanges(value: unknown): value is RowChanges<SourceRow> {
  return Check(rowChanges, value)
}
