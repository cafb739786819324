import type { EntryChange } from '../../engine/entryStore'
import type { CellChange } from '../../engine/transaction'
import { rangeOf, rangesOf } from '../../kernel/selection'
import type { CellAt, CellRange } from '../../kernel/selection'
import { spreadChanges } from '../spans/spreadChanges'
import { isOneMerge } from '../spans/wholeMerges'
import type { GridController } from '../../kernel/gridController'
import { alteredCell, markAltered } from '../writing/alteredCells'
import type { AlteredCell } from '../writing/alteredCells'
import { planPaste } from './planPaste'
import type { Surplus } from './planPaste'
import { keptTexts, refusedCell } from '../writing/refusedCells'
import type { RefusedCell } from '../writing/refusedCells'
import { writeBlock } from './writeBlock'
import type { NameFailures } from '../writing/writeCells'
import type { AlteredText } from './writeBlock'
import { settlerOf } from '../sorting/sortSettler'

/** What a paste did. */
export interface PasteReport {
  written: number
  created: number
  refused: RefusedCell[]
  /** Cells that took less than their texts said. */
  altered: AlteredCell[]
  /** What of the clipboard found no place. */
  surplus: Surplus | undefined
}

/** Where a paste goes, and what is known of its names. */
export interface PasteOptions {
  failures?: NameFailures
  range?: CellRange
  only?: ReadonlySet<string>
}

/**
 * Pastes cells at the selection, as one undo step: rows past the end are created, texts are read as
 * values of their columns (labels as dictionary values). What is no value stays in its cell with the reason, as when
 * it is typed, so that it is found again; where a cell cannot be edited, it is only reported.
 *
 * @param options.failures why nobody could say what the names of a column stand for
 * @param options.range where they go. @default the selection
 * @param options.only keys of the columns that are written. @default all of them
 */
export function pasteBlock(
  grid: GridController,
  cells: readonly (readonly string[])[],
  { failures = NO_FAILURES, range: given, only }: PasteOptions = {},
): PasteReport | undefined {
  const selection = given ? undefined : grid.selection.get()
  if (grid.readOnly || cells.length === 0) return undefined
  const layout = grid.layout.get()
  if (selection?.others?.length) return pasteIntoAll(grid, rangesOf(selection), cells, failures)
  const range = selection
    ? isOneMerge(selection)
      ? rangeAt(selection.active)
      : rangeOf(selection)
    : (given ?? { top: 0, bottom: 0, left: layout.firstData, right: layout.firstData })
  const size = { rows: grid.rowCount, columns: layout.columns.length }
  const wanted = Math.max(0, range.top + cells.length - size.rows)
  const plan = planPaste(cells, range, size, grid.engine.room(wanted))
  if (!plan) return undefined
  const written = writeBlock(grid, plan, plan.source, plan.created, failures, only)
  const { engine } = grid
  const { store, view } = engine
  const ops = engine.planUpdate(spreadChanges(grid, written.changes))
  const rows = engine.createRows(written.added)
  const start = store.count
  if (rows.length) ops.push({ kind: 'insert', at: rows.map((_, index) => start + index), rows })
  const present = plan.rows - plan.created
  /** Where a row of the block stands in the data. */
  const positionOf = (row: number) =>
    row < present ? view.positionAt(plan.top + row) : start + row - present
  const refused = written.refused.map((each) => {
    const position = positionOf(each.row)
    return refusedCell(grid, each, rows[each.row - present] ?? store.at(position)!, position)
  })
  const places = written.altered.map((each) => positionOf(each.row))
  settlerOf(grid).hold(() => {
    engine.transact('paste', ops, [...written.texts, ...keptTexts(grid, refused)])
    selectBlock(grid, {
      top: plan.top,
      left: plan.left,
      bottom: plan.top + plan.rows - 1,
      right: plan.left + plan.columns - 1,
    })
  })
  const altered = written.altered.map((each, n) => alteredCell(grid, each, store.at(places[n]!)!, places[n]!))
  markAltered(grid, altered)
  const pasted = layout.columns.slice(plan.left, plan.left + plan.columns)
  grid.validator.checkRows(
    rows,
    pasted.map(({ column }) => column),
  )
  return { written: written.cells, created: plan.created, refused, altered, surplus: plan.surplus }
}

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
  const report: PasteReport = { written: 0, created: 0, refused: [], altered: [], surplus: undefined }
  const changes: CellChange[] = []
  const texts: EntryChange[] = []
  const places: { each: AlteredText; position: number }[] = []
  for (const { top, left, bottom, right } of ranges) {
    const block = { top, left, rows: bottom - top + 1, columns: right - left + 1 }
    const written = writeBlock(grid, block, () => text, 0, failures)
    const refused = written.refused.map((each) => {
      const position = grid.engine.view.positionAt(top + each.row)
      return refusedCell(grid, each, grid.engine.store.at(position)!, position)
    })
    report.written += written.cells
    places.push(
      ...written.altered.map((each) => ({ each, position: grid.engine.view.positionAt(top + each.row) })),
    )
    report.refused.push(...refused)
    changes.push(...written.changes)
    texts.push(...written.texts, ...keptTexts(grid, refused))
  }
  grid.engine.transact('paste', grid.engine.planUpdate(spreadChanges(grid, changes)), texts)
  report.altered = places.map(({ each, position }) =>
    alteredCell(grid, each, grid.engine.store.at(position)!, position),
  )
  markAltered(grid, report.altered)
  return report
}

function selectBlock(grid: GridController, range: CellRange): void {
  grid.select({ row: range.top, column: range.left })
  grid.selection.set({
    active: { row: range.top, column: range.left },
    head: { row: range.bottom, column: range.right },
  })
  grid.keepInside()
}
