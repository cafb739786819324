import { amount } from './bases'
import type { Kind } from './kind'

/** A rate of exchange. */
export const rateKind: Kind = {
  ...amount,
  digits: 6,
  width: 110,
  random: (source) => source.integer(900_000, 1_100_000) / 1_000_000,
}
