import { amount } from './bases'
import type { Kind } from './kind'

/** How many or how much of something. */
export const quantityKind: Kind = {
  ...amount,
  digits: 2,
  summed: true,
  width: 110,
  random: (source) => source.integer(1, 120),
}
