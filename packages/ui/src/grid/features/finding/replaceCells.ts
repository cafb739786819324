import { unknownWords } from '../../cells/lookup/lookupCell'
import { cellText } from '../../engine/cellText'
import type { CompiledColumn } from '../../api/cell'
import type { CellChange } from '../../engine/transaction'
import type { GridController, Spot } from '../../kernel/gridController'
import { refusedCell } from '../clipboard/refusedCells'
import type { RefusedCell } from '../clipboard/refusedCells'
import { askNames } from '../lookup/askNames'
import { spreadChanges } from '../spans/spreadChanges'
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
  const report: ReplaceReport = { replaced: 0, locked: 0, refused: [], invalid: 0 }
  const texts = new Map<Match, string>()
  for (const match of matches) {
    const spot = spotOf(grid, match)
    if (!spot) continue
    const { column } = spot
    if (!grid.canEdit(spot) || column.cell.editor === 'none' || column.cell.dialogOnly?.(column)) {
      report.locked++
      continue
    }
    const text = newText(spot, wanted, replacement, options)
    if (text !== undefined) texts.set(match, text)
  }
  const failures = await askNames(unknownOf(grid, texts))
  const changes: CellChange[] = []
  const written: Match[] = []
  for (const [match, text] of texts) {
    // Somebody may have removed the row meanwhile.
    const spot = spotOf(grid, match)
    if (!spot || !grid.canEdit(spot)) continue
    const { column, row, position } = spot
    const failure = failures.get(column)
    const unknown = failure !== undefined && unknownWords(text, column, row).size > 0
    const parsed = unknown
      ? ({ ok: false, reason: 'notFound' } as const)
      : column.cell.parse(text, column, row)
    if (!parsed.ok) {
      const refused = { row: 0, column, text, reason: parsed.reason, ...(unknown && { failure }) }
      report.refused.push(refusedCell(grid, refused, row, position))
      continue
    }
    for (const [key, value] of Object.entries({ ...parsed.fills, [column.key]: parsed.value }))
      changes.push({ position, key, value })
    written.push(match)
  }
  grid.engine.setCells(spreadChanges(grid, changes), 'edit')
  report.replaced = written.length
  const { issues } = grid.engine
  report.invalid = written.filter(({ rowId, key }) => issues.of(rowId)?.has(key)).length
  return report
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

/** Names that nobody has seen yet, by column. */
function unknownOf(
  grid: GridController,
  texts: ReadonlyMap<Match, string>,
): Map<CompiledColumn, Set<string>> {
  const unknown = new Map<CompiledColumn, Set<string>>()
  for (const [{ rowId, key }, text] of texts) {
    const column = grid.engine.column(key)
    const row = grid.engine.store.byId(rowId)
    if (!column?.lookup?.find || !row) continue
    const words = unknown.get(column) ?? new Set<string>()
    for (const word of unknownWords(text, column, row)) words.add(word)
    if (words.size) unknown.set(column, words)
  }
  return unknown
}
