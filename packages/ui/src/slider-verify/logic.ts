/** How a slider stands: idle, dragging, verified (spec 2 §4); while the server is asked, checking. */
export type SliderState = 'idle' | 'dragging' | 'checking' | 'verified'

/** Part of the way, 0 to 1. Past the end is the end. */
export function partOf(moved: number, way: number): number {
  return way <= 0 ? 0 : Math.min(1, Math.max(0, moved / way))
}

/**
 * Part of the way after a key; `undefined`: the key does nothing.
 *
 * @param leftwards the way goes from right to left, as the writing does. @default false
 */
export function partAfterKey(part: number, key: string, leftwards = false): number | undefined {
  const right = leftwards ? -0.1 : 0.1
  const steps: Record<string, number> = {
    ArrowRight: part + right,
    ArrowUp: part + 0.1,
    PageUp: part + 0.25,
    ArrowLeft: part - right,
    ArrowDown: part - 0.1,
    PageDown: part - 0.25,
    Home: 0,
    End: 1,
  }
  const next = steps[key]
  return next === undefined ? undefined : Math.round(Math.min(1, Math.max(0, next)) * 100) / 100
}
