import { whole } from './bases'
import type { Kind } from './kind'

/** A whole number. */
export const integerKind: Kind = { ...whole, number: 'amount', query: 'range', summed: true, width: 100 }
