/**
 * A source of numbers from 0 that looks random and is the same at every run with the same seed.
 *
 * @returns gives a whole number below the given one
 */
export function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1664525 + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}
