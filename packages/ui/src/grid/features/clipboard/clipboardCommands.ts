import type { CellChange } from '../../engine/transaction'
import type { ChangeReason } from '../../types'
import { isEditable } from '../../engine/compileColumns'
import { emptyValueOf } from '../../cells/defineCell'
import type { ParseFailure } from '../../cells/defineCell'
import { joinRanges } from '../selection/ranges'
import { rangeOf, rangesOf } from '../selection/selection'
import type { CellRange } from '../selection/selection'
import { cellText, copyText } from '../../engine/cellText'
import type { GridController } from '../../view/gridController'
import { planPaste } from './planPaste'
import { formatHtml, formatTsv, parseTsv } from './tsv'

/**
 * The selected cells as texts; hidden columns and filtered rows are not among them. Several ranges are copied as one
 * block when they share their rows or their columns; else `'scattered'`.
 */
export function copyCells(
  grid: GridController,
): { text: string; html: string; count: number } | 'scattered' | undefined {
  const selection = grid.selection.get()
  if (!selection) return undefined
  const block = joinRanges(rangesOf(selection))
  if (!block) return 'scattered'
  const rows = block.rows.map((row) =>
    block.columns.flatMap((column) => {
      const spot = grid.spot({ row, column })
      return spot ? [copyText(spot.column, spot.row)] : []
    }),
  )
  return { text: formatTsv(rows), html: formatHtml(rows), count: rows.length * (rows[0]?.length ?? 0) }
}

/** A cell a paste could not fill. */
export interface RefusedCell {
  /** Row on screen, from 1. */
  row: number
  title: string
  reason: string
}

/** What a paste did. */
export interface PasteReport {
  written: number
  created: number
  /** Rows of the clipboard that found no room. */
  cut: number
  refused: RefusedCell[]
}

/**
 * Pastes a spreadsheet's text at the selection, as one undo step: rows past the end are created, texts are read as
 * values of their columns (labels as dictionary values), and what cannot be taken is reported cell by cell.
 */
export function pasteText(
  grid: GridController,
  text: string,
  reason: ChangeReason = 'paste',
): PasteReport | undefined {
  const selection = grid.selection.get()
  const cells = parseTsv(text)
  if (grid.readOnly || cells.length === 0) return undefined
  const layout = grid.layout.get()
  if (selection?.others?.length) return pasteIntoAll(grid, rangesOf(selection), cells, reason)
  const range = selection
    ? rangeOf(selection)
    : { top: 0, bottom: 0, left: layout.firstData, right: layout.firstData }
  const size = { rows: grid.rowCount, columns: layout.columns.length }
  const wanted = Math.max(0, range.top + cells.length - size.rows)
  const plan = planPaste(cells, range, size, grid.engine.room(wanted))
  if (!plan) return undefined
  const report: PasteReport = { written: 0, created: plan.created, cut: wanted - plan.created, refused: [] }
  const changes: CellChange[] = []
  const added = writeBlock(grid, plan, plan.source, plan.created, report, changes)
  const ops = grid.engine.planUpdate(changes)
  if (added.length) {
    const rows = grid.engine.createRows(added)
    const start = grid.engine.store.count
    ops.push({ kind: 'insert', at: rows.map((_, index) => start + index), rows })
  }
  grid.engine.transact(reason, ops)
  selectBlock(grid, {
    top: plan.top,
    left: plan.left,
    bottom: plan.top + plan.rows - 1,
    right: plan.left + plan.columns - 1,
  })
  return report
}

/** Several ranges take one cell, each of theirs; a block would not know where to go (Excel refuses it, too). */
function pasteIntoAll(
  grid: GridController,
  ranges: readonly CellRange[],
  cells: readonly (readonly string[])[],
  reason: ChangeReason,
): PasteReport | undefined {
  const text = cells[0]?.[0]
  if (cells.length !== 1 || cells[0]?.length !== 1 || text === undefined) {
    grid.notify({ text: grid.messages.oneRangeOnly, details: [] })
    return undefined
  }
  const report: PasteReport = { written: 0, created: 0, cut: 0, refused: [] }
  const changes: CellChange[] = []
  for (const { top, left, bottom, right } of ranges) {
    const block = { top, left, rows: bottom - top + 1, columns: right - left + 1 }
    writeBlock(grid, block, () => text, 0, report, changes)
  }
  grid.engine.setCells(changes, reason)
  return report
}

/** Notes what writing texts into a block changes, and answers the values of the `created` rows at its end. */
function writeBlock(
  grid: GridController,
  block: { top: number; left: number; rows: number; columns: number },
  source: (row: number, column: number) => string,
  created: number,
  report: PasteReport,
  changes: CellChange[],
): Record<string, unknown>[] {
  const { engine } = grid
  const columns = grid.layout.get().columns
  const present = block.rows - created
  const added: Record<string, unknown>[] = []
  for (let r = 0; r < block.rows; r++) {
    const position = engine.view.positionAt(block.top + r)
    const fresh: Record<string, unknown> = {}
    const row = r < present ? engine.store.at(position) : fresh
    for (let c = 0; row && c < block.columns; c++) {
      const column = columns[block.left + c]!.column
      const text = source(r, c)
      const parsed = isEditable(column, row)
        ? column.cell.parse(text, column, row)
        : ({ ok: false, reason: 'readOnly' } as const)
      if (!parsed.ok) {
        // Nothing is lost where nothing was to be written, or where it already says so.
        if (
          text !== '' &&
          !(parsed.reason === 'readOnly' && (r >= present || text === cellText(column, row)))
        ) {
          report.refused.push(refusal(grid, block.top + r, column.title, parsed.reason, text))
        }
        continue
      }
      report.written++
      if (r < present) changes.push({ position, key: column.key, value: parsed.value })
      else fresh[column.key] = parsed.value
    }
    if (r >= present) added.push(fresh)
  }
  return added
}

function refusal(
  grid: GridController,
  row: number,
  title: string,
  reason: ParseFailure,
  text: string,
): RefusedCell {
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text
  return { row: row + 1, title, reason: grid.messages.failures[reason](short) }
}

function selectBlock(grid: GridController, range: CellRange): void {
  grid.select({ row: range.top, column: range.left })
  grid.selection.set({
    active: { row: range.top, column: range.left },
    anchor: { row: range.bottom, column: range.right },
  })
  grid.keepInside()
}

/** Blanks the selected cells as one undo step (Delete). */
export function clearCells(grid: GridController, reason: ChangeReason = 'clear'): void {
  const selection = grid.selection.get()
  if (!selection || grid.readOnly) return
  const changes: CellChange[] = []
  for (const { top, bottom, left, right } of rangesOf(selection)) {
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const spot = grid.spot({ row, column })
        if (!spot || !grid.canEdit(spot)) continue
        changes.push({ position: spot.position, key: spot.column.key, value: emptyValueOf(spot.column.cell) })
      }
    }
  }
  grid.engine.setCells(changes, reason)
}

/** Copies the first row down (Ctrl+D) or the first column across (Ctrl+R) the selected range, as one undo step. */
export function fillRange(grid: GridController, direction: 'down' | 'right'): void {
  const selection = grid.selection.get()
  if (!selection || grid.readOnly) return
  if (selection.others?.length) {
    grid.notify({ text: grid.messages.oneRangeOnly, details: [] })
    return
  }
  const range = rangeOf(selection)
  const changes: CellChange[] = []
  for (let row = range.top; row <= range.bottom; row++) {
    for (let column = range.left; column <= range.right; column++) {
      const from = direction === 'down' ? { row: range.top, column } : { row, column: range.left }
      const [source, target] = [grid.spot(from), grid.spot({ row, column })]
      if (
        !source ||
        !target ||
        (source.at.row === row && source.at.column === column) ||
        !grid.canEdit(target)
      )
        continue
      // Across columns of different types the text is what they have in common.
      const same = source.column.def.type === target.column.def.type && source.column === target.column
      const parsed = same
        ? { ok: true as const, value: source.row[source.column.key] }
        : target.column.cell.parse(cellText(source.column, source.row), target.column, target.row)
      if (parsed.ok) changes.push({ position: target.position, key: target.column.key, value: parsed.value })
    }
  }
  grid.engine.setCells(changes, 'fill')
}
