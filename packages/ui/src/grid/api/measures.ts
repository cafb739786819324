/** Height up to which a grid grows, in pixels (spec 2 §9). */
export const MAX_HEIGHT = 400

/** Height of one footer row in pixels, its line included. */
export const FOOT_HEIGHT = 36

/** Heights of rows by size, in pixels, lines included (spec 2 §9: 61). */
export const ROW_HEIGHTS = { small: 36, middle: 47, large: 61 } as const

/** Height of the header in pixels, its line included. */
export const headHeight = (rowHeight: number): number => Math.max(32, Math.min(48, rowHeight))
