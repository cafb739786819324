/** The n-th value after the last one, from 1. */
export type Series = (n: number) => unknown

/** The step of values that are evenly apart; undefined when they are not. */
export function evenStep(values: readonly number[]): number | undefined {
  const step = values[1]! - values[0]!
  const even = values.every((value, n) => n === 0 || Math.abs(value - values[n - 1]! - step) < 1e-9)
  return even ? step : undefined
}

/** The rest of a division that is never negative: what goes round. */
export function around(value: number, size: number): number {
  return ((value % size) + size) % size
}
