/** How close the rows stand. */
export type Density = 'small' | 'middle' | 'large'

/** What the user has changed about a list's table; the definitions say the rest. */
export interface ListChoices {
  hidden: readonly string[]
  /** Keys in the chosen order; columns that are not named follow in the order of their definitions. */
  order: readonly string[]
  /** Widths in pixels. */
  widths: Readonly<Record<string, number>>
  density: Density
}

/** Nothing was changed. */
export const NO_LIST_CHOICES: ListChoices = { hidden: [], order: [], widths: {}, density: 'small' }

/** Narrowest and widest a user may make a column, in pixels. */
export const COLUMN_WIDTHS = { min: 60, max: 1200 }

/** A width within its limits, in whole pixels. */
export function fitWidth(width: number): number {
  return Math.round(Math.min(COLUMN_WIDTHS.max, Math.max(COLUMN_WIDTHS.min, width)))
}

/** Choices out of a stored text. What is broken or of another shape counts as not chosen: it may be years old. */
export function readListChoices(text: string | null): ListChoices {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '')
  } catch {
    return NO_LIST_CHOICES
  }
  if (typeof stored !== 'object' || stored === null) return NO_LIST_CHOICES
  const { hidden, order, widths, density } = stored as Record<string, unknown>
  const sizes = Object.entries(typeof widths === 'object' && widths !== null ? widths : {})
  return {
    hidden: keysIn(hidden),
    order: keysIn(order),
    widths: Object.fromEntries(
      sizes.flatMap(([key, width]): [string, number][] =>
        typeof width === 'number' && Number.isFinite(width) ? [[key, fitWidth(width)]] : [],
      ),
    ),
    density: density === 'middle' || density === 'large' ? density : 'small',
  }
}

function keysIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []
}
