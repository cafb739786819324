/** The number in a value: its `parseFloat`; undefined when that is none, or not finite. */
export function finiteIn(value: unknown): number | undefined {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' ? Number.parseFloat(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** What a value adds to a sum: its `parseFloat`, or 0 (spec 2 §5). */
export function numberIn(value: unknown): number {
  return finiteIn(value) ?? 0
}
