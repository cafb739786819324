import type { Hand, Outcome } from '../../../packages/ui/src/grid/tests/hands/hand'
import { rangeName, nameOf, placeOf } from './names'
import type { Seen } from './tryHand'

/** What a peer did otherwise than ours: what was looked at, and what was seen. Empty where nothing differs. */
export type Otherwise = Partial<Record<keyof Outcome, unknown>>

/** Where a screen ends depends on its frame: so many rows or columns more or less are the same. */
const SCREENS: Readonly<Record<string, Partial<Record<'rows' | 'columns', number>>>> = {
  pageDown: { rows: 4 },
  pageUp: { rows: 4 },
  extendPage: { rows: 4 },
  commitPage: { rows: 4 },
  pageRight: { columns: 2 },
  pageLeft: { columns: 2 },
}

/** Compares what was seen with what ours does, thing by thing as the row of the table names them. */
export function compare(hand: Hand, before: Seen, after: Seen, browser: boolean | undefined): Otherwise {
  const { gives } = hand
  const other: Otherwise = {}
  const at = after.active ? nameOf(after.active) : null
  const slack = SCREENS[hand.ours] ?? {}
  const near = (wanted: string, seen: string | null) => {
    if (wanted === seen) return true
    if (!seen) return false
    const [a, b] = [placeOf(wanted), placeOf(seen)]
    return (
      Math.abs(a.row - b.row) <= (slack.rows ?? 0) && Math.abs(a.column - b.column) <= (slack.columns ?? 0)
    )
  }
  if (gives.at !== undefined && !near(gives.at, at)) other.at = at
  const wanted = gives.range === 'any' ? undefined : (gives.range ?? gives.at)
  if (wanted !== undefined) {
    const ranges = [wanted].flat().map(single).sort()
    const seen = after.ranges.map(rangeName).map(single).sort()
    const same =
      ranges.length === seen.length &&
      ranges.every((range, n) => {
        const [from = '', to = from] = range.split(':')
        const [seenFrom = '', seenTo = seenFrom] = seen[n]!.split(':')
        return near(from, seenFrom) && near(to, seenTo)
      })
    // Where no range is asked for, the cell alone says it.
    if (!same && (gives.range !== undefined || !('at' in other))) other.range = seen
  }
  if (gives.edit !== undefined && gives.edit !== (after.draft ?? false)) other.edit = after.draft ?? false
  if (gives.caret !== undefined && !('edit' in other) && gives.caret !== after.caret)
    other.caret = after.caret
  const cells = Object.entries(gives.cells ?? {}).filter(([name, text]) => textAt(after, name) !== text)
  if (cells.length > 0) other.cells = Object.fromEntries(cells.map(([name]) => [name, textAt(after, name)]))
  if (gives.rows !== undefined && gives.rows !== after.texts.length) other.rows = after.texts.length
  for (const key of ['left', 'list', 'menu', 'refused', 'sorted'] as const)
    if (gives[key] !== undefined && gives[key] !== after[key]) other[key] = after[key]
  // Its own search: the browser's own comes where the key is left to it.
  if (gives.find && !after.kept) other.find = false
  if (gives.copied !== undefined) {
    // Ours leaves copying of a text in the editor to the browser: the clipboard then holds that text.
    const text = gives.copied === '' && typeof gives.edit === 'string' ? gives.edit : gives.copied
    if (plain(text) !== plain(after.clipboard)) other.copied = after.clipboard
  }
  if (gives.browser !== undefined && gives.browser !== browser) other.browser = browser
  if (gives.scrolled !== undefined) {
    const along = gives.scrolled === 'down' ? 'top' : 'left'
    if (after.scrolled[along] <= before.scrolled[along]) other.scrolled = 'not'
  }
  if (gives.seen !== undefined && !after.shown) other.seen = null
  for (const key of ['wider', 'narrower'] as const) {
    const column = gives[key] === undefined ? undefined : placeOf(`${gives[key]}1`).column
    if (column === undefined) continue
    const by = after.widths[column]! - before.widths[column]!
    if (key === 'wider' ? by <= 10 : by >= -10) other[key] = Math.round(by)
  }
  if (Object.keys(other).length > 0 && gives.left === undefined && after.left) other.left = true
  // Not asked for, but it says what happened in place of what was.
  if (Object.keys(other).length > 0 && gives.edit === undefined && after.draft !== null)
    other.edit = after.draft
  return other
}

const single = (range: string) => {
  const [from = '', to = from] = range.split(':')
  return from === to ? from : range
}

const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\n$/, '')

const textAt = ({ texts }: Seen, name: string) => {
  const { row, column } = placeOf(name)
  return texts[row]?.[column] ?? null
}
