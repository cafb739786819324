import type { CellChange } from '../../engine/transaction'
import type { Row } from '@lading/core/rules'
import { isEditable } from '../../engine/compileColumns'
import type { CompiledColumn } from '../../engine/compileColumns'
import type { EntryChange } from '../../engine/entryStore'
import type { ParseFailure } from '../../cells/defineCell'
import { unknownWords } from '../../cells/lookup/lookupCell'
import { rangeOf, rangesOf } from '../selection/selection'
import type { CellAt, CellRange } from '../selection/selection'
import { spreadChanges } from '../spans/spreadChanges'
import { isOneMerge } from '../spans/wholeMerges'
import { cellText } from '../../engine/cellText'
import type { GridController } from '../../view/gridController'
import { keptTexts, refusedCell } from './refusedCells'
import type { RefusedCell, RefusedText } from './refusedCells'
import { planPaste } from './planPaste'
import { parseTsv } from './parseTsv'

/** What a paste did. */
export interface PasteReport {
  written: number
  created: number
  /** Rows of the clipboard that found no room. */
  cut: number
  refused: RefusedCell[]
}

/** What writing a block of texts comes to. */
interface Written {
  cells: number
  changes: CellChange[]
  /** Values of the rows that have to be created. */
  added: Row[]
  refused: RefusedText[]
  /** Earlier refused texts that give way to values. */
  texts: EntryChange[]
}

/**
 * Pastes a spreadsheet's text at the selection, as one undo step: rows past the end are created, texts are read as
 * values of their columns (labels as dictionary values). What is no value stays in its cell with the reason, as when
 * it is typed, so that it is found again; where a cell cannot be edited, it is only reported.
 *
 * @param failures why nobody could say what the names of a column stand for
 */
export function pasteText(
  grid: GridController,
  text: string,
  failures: NameFailures = NO_FAILURES,
): PasteReport | undefined {
  const selection = grid.selection.get()
  const cells = parseTsv(text)
  if (grid.readOnly || cells.length === 0) return undefined
  const layout = grid.layout.get()
  if (selection?.others?.length) return pasteIntoAll(grid, rangesOf(selection), cells, failures)
  const range = selection
    ? isOneMerge(selection)
      ? rangeAt(selection.active)
      : rangeOf(selection)
    : { top: 0, bottom: 0, left: layout.firstData, right: layout.firstData }
  const size = { rows: grid.rowCount, columns: layout.columns.length }
  const wanted = Math.max(0, range.top + cells.length - size.rows)
  const plan = planPaste(cells, range, size, grid.engine.room(wanted))
  if (!plan) return undefined
  const written = writeBlock(grid, plan, plan.source, plan.created, failures)
  const ops = grid.engine.planUpdate(spreadChanges(grid, written.changes))
  const rows = grid.engine.createRows(written.added)
  const start = grid.engine.store.count
  if (rows.length) ops.push({ kind: 'insert', at: rows.map((_, index) => start + index), rows })
  const present = plan.rows - plan.created
  const refused = written.refused.map((each) => {
    const fresh = each.row - present
    if (fresh >= 0) return refusedCell(grid, each, rows[fresh]!, start + fresh)
    const position = grid.engine.view.positionAt(plan.top + each.row)
    return refusedCell(grid, each, grid.engine.store.at(position)!, position)
  })
  grid.engine.transact('paste', ops, [...written.texts, ...keptTexts(grid, refused)])
  const pasted = layout.columns.slice(plan.left, plan.left + plan.columns)
  grid.validator.checkRows(
    rows,
    pasted.map(({ column }) => column),
  )
  selectBlock(grid, {
    top: plan.top,
    left: plan.left,
    bottom: plan.top + plan.rows - 1,
    right: plan.left + plan.columns - 1,
  })
  return { written: written.cells, created: plan.created, cut: wanted - plan.created, refused }
}

type NameFailures = ReadonlyMap<CompiledColumn, string>
const NO_FAILURES: NameFailures = new Map()

const rangeAt = ({ row, column }: CellAt) => ({ top: row, bottom: row, left: column, right: column })

/** Several ranges take one cell, each of theirs; a block would not know where to go (Excel refuses it, too). */
function pasteIntoAll(
  grid: GridController,
  ranges: readonly CellRange[],
  cells: readonly (readonly string[])[],
  failures: NameFailures,
): PasteReport | undefined {
  const text = cells[0]?.[0]
  if (cells.length !== 1 || cells[0]?.length !== 1 || text === undefined) {
    grid.notify({ text: grid.messages.oneRangeOnly })
    return undefined
  }
  const report: PasteReport = { written: 0, created: 0, cut: 0, refused: [] }
  const changes: CellChange[] = []
  const texts: EntryChange[] = []
  for (const { top, left, bottom, right } of ranges) {
    const block = { top, left, rows: bottom - top + 1, columns: right - left + 1 }
    const written = writeBlock(grid, block, () => text, 0, failures)
    const refused = written.refused.map((each) => {
      const position = grid.engine.view.positionAt(top + each.row)
      return refusedCell(grid, each, grid.engine.store.at(position)!, position)
    })
    report.written += written.cells
    report.refused.push(...refused)
    changes.push(...written.changes)
    texts.push(...written.texts, ...keptTexts(grid, refused))
  }
  grid.engine.transact('paste', grid.engine.planUpdate(spreadChanges(grid, changes)), texts)
  return report
}

/** What writing texts into a block changes; the `created` rows at its end are not there yet. */
function writeBlock(
  grid: GridController,
  block: { top: number; left: number; rows: number; columns: number },
  source: (row: number, column: number) => string,
  created: number,
  failures: NameFailures,
): Written {
  const { engine } = grid
  const columns = grid.layout.get().columns
  const present = block.rows - created
  const spans = grid.spans.get()
  const written: Written = { cells: 0, changes: [], added: [], refused: [], texts: [] }
  const refuse = (row: number, column: CompiledColumn, reason: ParseFailure, text: string) =>
    written.refused.push({ row, column, reason, text })
  for (let r = 0; r < block.rows; r++) {
    const position = engine.view.positionAt(block.top + r)
    const fresh: Record<string, unknown> = {}
    const row = r < present ? engine.store.at(position) : fresh
    for (let c = 0; row && c < block.columns; c++) {
      const column = columns[block.left + c]!.column
      const text = source(r, c)
      if (r < present && spans?.covers(block.top + r, block.left + c)) {
        // What the merged cell takes, or nothing, is not lost; anything else would be, unseen.
        const first = spans.anchor({ row: block.top + r, column: block.left + c })
        const taken = first.row >= block.top && first.column >= block.left
        const same = taken && text === source(first.row - block.top, first.column - block.left)
        if (text !== '' && !same) refuse(r, column, 'covered', text)
        continue
      }
      const parsed = isEditable(column, row)
        ? column.cell.parse(text, column, row)
        : ({ ok: false, reason: 'readOnly' } as const)
      if (!parsed.ok) {
        // Nothing is lost where nothing was to be written, or where it already says so.
        if (
          text !== '' &&
          !(parsed.reason === 'readOnly' && (r >= present || text === cellText(column, row)))
        ) {
          refuse(r, column, parsed.reason, text)
        }
        continue
      }
      const failure = failures.get(column)
      if (failure !== undefined && unknownWords(text, column, row).size > 0) {
        written.refused.push({ row: r, column, text, reason: 'notFound', failure })
        continue
      }
      written.cells++
      const values = { ...parsed.fills, [column.key]: parsed.value }
      if (r >= present) {
        Object.assign(fresh, values)
        continue
      }
      for (const [key, value] of Object.entries(values)) written.changes.push({ position, key, value })
      const rowId = engine.store.idAt(position)
      const before = engine.entries.at(rowId, column.key)
      if (before) written.texts.push({ rowId, key: column.key, before, after: undefined })
    }
    if (r >= present) written.added.push(fresh)
  }
  return written
}

function selectBlock(grid: GridController, range: CellRange): void {
  grid.select({ row: range.top, column: range.left })
  grid.selection.set({
    active: { row: range.top, column: range.left },
    anchor: { row: range.bottom, column: range.right },
  })
  grid.keepInside()
}
