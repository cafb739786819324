import { amount } from './bases'
import type { Kind } from './kind'

/** Points that somebody gives. */
export const scoreKind: Kind = { ...amount, summed: true }
