import type { CellChange } from '../../engine/transaction'
import type { ChangeReason } from '../../types'
import { isEditable } from '../../engine/compileColumns'
import type { ParseFailure } from '../../cells/defineCell'
import { rangeOf, rangesOf } from '../selection/selection'
import type { CellAt, CellRange } from '../selection/selection'
import { spreadChanges } from '../spans/spreadChanges'
import { isOneMerge } from '../spans/wholeMerges'
import { cellText } from '../../engine/cellText'
import type { GridController } from '../../view/gridController'
import { planPaste } from './planPaste'
import { parseTsv } from './parseTsv'

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
    ? isOneMerge(selection)
      ? rangeAt(selection.active)
      : rangeOf(selection)
    : { top: 0, bottom: 0, left: layout.firstData, right: layout.firstData }
  const size = { rows: grid.rowCount, columns: layout.columns.length }
  const wanted = Math.max(0, range.top + cells.length - size.rows)
  const plan = planPaste(cells, range, size, grid.engine.room(wanted))
  if (!plan) return undefined
  const report: PasteReport = { written: 0, created: plan.created, cut: wanted - plan.created, refused: [] }
  const changes: CellChange[] = []
  const added = writeBlock(grid, plan, plan.source, plan.created, report, changes)
  const ops = grid.engine.planUpdate(spreadChanges(grid, changes))
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

const rangeAt = ({ row, column }: CellAt) => ({ top: row, bottom: row, left: column, right: column })

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
  grid.engine.setCells(spreadChanges(grid, changes), reason)
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
  const spans = grid.spans.get()
  const added: Record<string, unknown>[] = []
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
        if (text !== '' && !same)
          report.refused.push(refusal(grid, block.top + r, column.title, 'covered', text))
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
          report.refused.push(refusal(grid, block.top + r, column.title, parsed.reason, text))
        }
        continue
      }
      report.written++
      const values = { ...parsed.fills, [column.key]: parsed.value }
      if (r >= present) Object.assign(fresh, values)
      else for (const [key, value] of Object.entries(values)) changes.push({ position, key, value })
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
