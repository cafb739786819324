import { amount } from './bases'
import type { Kind } from './kind'

/** A percentage: 12.5 is 12.5 %. */
export const percentKind: Kind = { ...amount, unit: '%', width: 100 }
