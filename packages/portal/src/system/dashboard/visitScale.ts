/** The smallest "round" number (1, 2 or 5 times a power of ten) that is not below `max`; 5 for nothing to show. */
export function roundTop(max: number): number {
  if (max <= 5) return 5
  const power = 10 ** Math.floor(Math.log10(max))
  const step = [1, 2, 5, 10].find((factor) => factor * power >= max) ?? 10
  return step * power
}
