/** Heights of rows by size, in pixels, lines included (spec 2 §9: 61). */
export const ROW_HEIGHTS = { large: 61, middle: 47, small: 36 } as const

/** Height up to which a grid grows, in pixels (spec 2 §9). */
export const MAX_HEIGHT = 400

/** Height of one footer row in pixels, its line included. */
export const FOOT_HEIGHT = 36

/** Height of the header in pixels, its line included. */
export function headHeight(rowHeight: number): number {
  return Math.min(48, Math.max(32, rowHeight))
}
