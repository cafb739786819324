/** Tops of a scale whose half is a whole number too. */
const STEPS = [1, 2, 4, 6, 8, 10]

/** The smallest top of a scale that is not below `max` and can be halved: 4, 6, 8, 10, 20, 40, 60 … */
export function roundTop(max: number): number {
  if (max <= 4) return 4
  const power = max <= 10 ? 1 : 10 ** Math.floor(Math.log10(max))
  const step = STEPS.find((factor) => factor * power >= max) ?? 10
  return step * power
}
