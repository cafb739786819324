import { readOwnColours } from '../colours/ownColours'
import type { OwnColour } from '../colours/ownColours'

/** What the user has changed about the columns; the definitions say the rest. */
export interface ColumnChoices {
  /** Keys in the chosen order; columns that are not named follow in the order of their definitions. */
  order: string[]
  /** Widths in pixels. */
  sizes: Record<string, number>
  visible: Record<string, boolean>
  pinned: Readonly<Record<string, 'start' | 'end' | false>>
  /** Whether texts go on in further lines. */
  wraps: Record<string, boolean>
  /** Key of the column whose values make groups of the rows; '' for none, undefined: as the page says. */
  group: string | undefined
  /** Cells are coloured by these. */
  colours: readonly OwnColour[]
}

/** Nothing was changed. */
export const NO_CHOICES: ColumnChoices = {
  order: [],
  sizes: {},
  visible: {},
  pinned: {},
  wraps: {},
  group: undefined,
  colours: [],
}

/** Columns in the chosen order. A column nobody has placed stays behind the one it is defined after. */
export function inOrder<Column extends { key: string }>(
  columns: readonly Column[],
  order: readonly string[],
): readonly Column[] {
  if (order.length === 0) return columns
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const result = order.map((key) => byKey.get(key)).filter((column) => column !== undefined)
  columns.forEach((column, index) => {
    if (result.includes(column)) return
    const before = columns[index - 1]
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column)
  })
  return result
}

/** The order after a column has moved one place among its like (`keys`, as shown). */
export function movedKey(keys: readonly string[], key: string, by: 1 | -1): string[] {
  const from = keys.indexOf(key)
  const to = from + by
  const next = [...keys]
  if (from < 0 || to < 0 || to >= keys.length) return next
  next.splice(from, 1)
  next.splice(to, 0, key)
  return next
}

/** Choices out of a stored text. What is broken or of another shape counts as not chosen: it may be years old. */
export function readChoices(text: string | null): ColumnChoices {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '')
  } catch {
    return NO_CHOICES
  }
  if (typeof stored !== 'object' || stored === null) return NO_CHOICES
  const { order, sizes, visible, pinned, wraps, group, colours } = stored as Record<string, unknown>
  const keep = <Value>(map: unknown, fits: (value: unknown) => value is Value) =>
    Object.fromEntries(
      Object.entries(typeof map === 'object' && map !== null ? map : {}).filter(
        (entry): entry is [string, Value] => fits(entry[1]),
      ),
    )
  return {
    order: Array.isArray(order) ? order.filter((key) => typeof key === 'string') : [],
    sizes: keep(sizes, (size): size is number => typeof size === 'number' && size > 0 && size < 10_000),
    visible: keep(visible, (value) => typeof value === 'boolean'),
    wraps: keep(wraps, (value) => typeof value === 'boolean'),
    group: typeof group === 'string' ? group : undefined,
    colours: readOwnColours(colours),
    pinned: keep(
      pinned,
      (side): side is 'start' | 'end' | false => side === 'start' || side === 'end' || side === false,
    ),
  }
}
