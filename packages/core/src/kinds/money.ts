import { amount } from './bases'
import type { Kind } from './kind'

/** An amount of money; its currency may stand in a field of its own. */
export const moneyKind: Kind = {
  ...amount,
  digits: 2,
  fixedDigits: true,
  summed: true,
  head: 'amount',
  width: 130,
  random: (source, name) =>
    (/price/i.test(name) ? source.integer(200, 50_000) : source.integer(50_000, 5_000_000)) / 100,
}
