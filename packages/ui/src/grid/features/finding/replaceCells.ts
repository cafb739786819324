import { cellText } from '../../engine/cellText'
import type { GridController, Spot } from '../../kernel/gridController'
import type { AlteredCell } from '../writing/alteredCells'
import type { RefusedCell } from '../writing/refusedCells'
import { askNames } from '../lookup/askNames'
import { unknownIn, writeCells } from '../writing/writeCells'
import { replacedText } from './matcher'
import type { FindOptions } from './matcher'
import type { Match } from './findCells'

/** What replacing did. */
export interface ReplaceReport {
  /** Cells that have another value now. */
  replaced: number
  /** Cells that cannot be edited: disabled, computed, files. */
  locked: number
  /** Cells whose new text is no value of their column; they keep what they hold. */
  refused: RefusedCell[]
  /** Cells that took less than their new texts say: rounded, shortened. */
  altered: AlteredCell[]
  /** Replaced cells whose value a rule refuses: they are marked, as when it is typed. */
  invalid: number
}

/**
 * Replaces a text in cells that have it, as one undo step. The new text is read as if it were typed: numbers and days in
 * their notations, options and names by what people see (names nobody has seen yet are looked up first).
 */
export async function replaceCells(
  grid: GridController,
  matches: readonly Match[],
  wanted: string,
  replacement: string,
  options: FindOptions,
): Promise<ReplaceReport> {
  let locked = 0
  const texts = new Map<Match, string>()
  for (const match of matches) {
    const spot = spotOf(grid, match)
    if (!spot) continue
    const { column } = spot
    if (!grid.canEdit(spot) || column.cell.editor === 'none' || column.cell.dialogOnly?.(column)) {
      locked++
      continue
    }
    const text = newText(spot, wanted, replacement, options)
    if (text !== undefined) texts.set(match, text)
  }
  const writes = [...texts].map(([{ rowId, key }, text]) => ({ rowId, key, text }))
  const failures = await askNames(unknownIn(grid, writes))
  const report = writeCells(grid, writes, 'edit', { failures, refused: 'goes' })
  const { refused, altered } = report
  const { issues } = grid.engine
  const failed = new Set(refused.map(({ rowId, field }) => `${rowId}\n${field}`))
  const invalid = writes.filter(
    ({ rowId, key }) => !failed.has(`${rowId}\n${key}`) && issues.of(rowId)?.has(key),
  ).length
  return { replaced: report.written, locked: locked + report.locked, refused, altered, invalid }
}

function spotOf(grid: GridController, { rowId, key }: Match): Spot | undefined {
  const at = grid.find(rowId, key)
  return at && grid.spot(at)
}

/** The text as it is edited, else as it is shown, with the replacement; undefined when neither has the wanted one. */
function newText(
  { column, row }: Spot,
  wanted: string,
  replacement: string,
  options: FindOptions,
): string | undefined {
  const { cell, key } = column
  const edited = (cell.toDraft ?? cell.toText)(row[key], column, row)
  for (const text of [edited, cellText(column, row)]) {
    const replaced = replacedText(text, wanted, replacement, options)
    if (replaced !== text) return replaced
  }
  return undefined
}
