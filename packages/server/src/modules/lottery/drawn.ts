import { randomInt } from 'node:crypto'

/**
 * Some of the values by lot, in the order in which they were drawn. Every order is as likely as any other: each place is
 * drawn evenly among those that are left.
 * @param below an even whole number from 0 below its argument @default of the system's cryptographic source
 */
export function drawn<Value>(
  values: readonly Value[],
  count: number,
  below: (limit: number) => number = randomInt,
): Value[] {
  const left = [...values]
  const places = Math.min(count, left.length)
  for (let at = 0; at < places; at += 1) {
    const chosen = at + below(left.length - at)
    ;[left[at], left[chosen]] = [left[chosen]!, left[at]!]
  }
  return left.slice(0, places)
}
