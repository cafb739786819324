import { whole } from './bases'
import type { Kind } from './kind'

/** Counts the lines of a record. */
export const rowNumberKind: Kind = { ...whole, number: 'plain', place: true, column: 'row-number' }
