/** A column to be laid out. */
export interface ColumnWish {
  key: string
  /** Fixed width: the user's, or the definition's. */
  width?: number
  minWidth: number
}

/** Share of the grid's width that columns without a width divide among them (spec 2 §9). */
const SHARED = 0.92
/** Width of a column without one of its own when there is nothing to share (spec 2 §9). */
export const DEFAULT_WIDTH = 120

/**
 * Widths in pixels, in order. Columns without a width get their part of 92 % of the grid, at least 120 and at least
 * their minimum; what then remains of the grid is divided among them, so that no gap is left at the end.
 *
 * @param available inner width of the grid in pixels
 */
export function layoutColumns(wishes: readonly ColumnWish[], available: number): number[] {
  const shared = wishes.length ? Math.floor((available * SHARED) / wishes.length) : DEFAULT_WIDTH
  const widths = wishes.map(({ width, minWidth }) =>
    Math.round(
      Math.max(
        minWidth,
        width ?? Math.min(shared, DEFAULT_WIDTH * 4),
        width === undefined ? DEFAULT_WIDTH : 0,
      ),
    ),
  )
  const flexible = wishes.flatMap((wish, index) => (wish.width === undefined ? [index] : []))
  const total = widths.reduce((sum, width) => sum + width, 0)
  const spare = available - total
  if (flexible.length === 0 || spare === 0) return widths
  if (spare > 0) return spread(widths, flexible, spare)
  return shrink(widths, flexible, -spare, wishes)
}

function spread(widths: number[], flexible: readonly number[], spare: number): number[] {
  const each = Math.floor(spare / flexible.length)
  flexible.forEach((index, n) => (widths[index]! += each + (n < spare % flexible.length ? 1 : 0)))
  return widths
}

/** Shared widths may have been too generous next to fixed ones: takes back what is above the least. */
function shrink(
  widths: number[],
  flexible: readonly number[],
  excess: number,
  wishes: readonly ColumnWish[],
): number[] {
  const least = (index: number) => Math.max(DEFAULT_WIDTH, wishes[index]!.minWidth)
  const slack = flexible.reduce((sum, index) => sum + widths[index]! - least(index), 0)
  if (slack <= 0) return widths
  const part = Math.min(1, excess / slack)
  for (const index of flexible) widths[index]! -= Math.floor((widths[index]! - least(index)) * part)
  return widths
}
