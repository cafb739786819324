import { amount } from './bases'
import type { Kind } from './kind'

/** A number with decimals. */
export const decimalKind: Kind = { ...amount, summed: true }
