import { rowChanges } from '@lading/core/contract'
import type { RowChanges, SourceRow } from '@lading/core/ports'
import { Check } from 'typebox/value'

/**
 * Whether what came over a socket is what a save tells of its rows. A chunk of its own: the schema and what reads it are
 * not needed before the first message.
 */
export function isRowChanges(value: unknown): value is RowChanges<SourceRow> {
  return Check(rowChanges, value)
}
