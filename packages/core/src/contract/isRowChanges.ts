import { Check } from 'typebox/value'
import type { RowChanges, SourceRow } from '../ports'
import { rowChanges } from './realtime'

/** Whether what came over a socket is what a save tells of its rows. */
export function isRowChanges(value: unknown): value is RowChanges<SourceRow> {
  return Check(rowChanges, value)
}
