import type { CompiledColumn } from '../../api/cell'
import { findSelection, markSelection } from '../../kernel/selectionMark'
import type { GridController } from '../../kernel/gridController'
import { unknownWords } from '../../cells/lookup/lookupCell'
import { askNames } from '../lookup/askNames'
import { askTitles, titlesIn } from '../paste-titles/askTitles'
import { rangeOf } from '../../kernel/selection'
import type { CellRange } from '../../kernel/selection'
import { pasteBlock } from './pasteBlock'
import type { PasteOptions } from './pasteBlock'
import { planPaste } from './planPaste'
import { reportPaste } from './reportPaste'
import { readClipboard } from './readClipboard'
import type { Clipboard } from './readClipboard'

/**
 * Pastes at the selection and tells what became of it. Names of users, departments and records that the grid has not
 * seen yet are looked up first, all of a column in one call: what is pasted is one undo step.
 */
export async function pasteCells(grid: GridController, clipboard: Clipboard): Promise<void> {
  const read = readClipboard(clipboard)
  const mapping = titlesIn(grid, read)
  // Without a question it is pasted before the event ends, and what is typed next finds it there.
  const titled = mapping ? await askTitles(grid, read, mapping) : 'asIs'
  if (!titled) return
  const cells = titled === 'asIs' ? read : titled.cells
  const place: PasteOptions = titled === 'asIs' ? {} : { range: titled.range, only: titled.only }
  const unknown = unknownNames(grid, cells, place.range)
  if (unknown.size === 0) {
    reportPaste(grid, pasteBlock(grid, cells, place))
    return
  }
  const mark = markSelection(grid)
  grid.live.set(grid.messages.loading)
  const failures = await askNames(unknown)
  if (mark) grid.selection.set(findSelection(grid, mark))
  reportPaste(grid, pasteBlock(grid, cells, { ...place, failures }))
}

/** Texts that would go into columns of names, and that stand for nothing known. */
function unknownNames(
  grid: GridController,
  cells: readonly (readonly string[])[],
  at?: CellRange,
): Map<CompiledColumn, Set<string>> {
  const unknown = new Map<CompiledColumn, Set<string>>()
  const { store, view } = grid.engine
  const selection = grid.selection.get()
  const layout = grid.layout.get()
  if (grid.readOnly || !layout.columns.some(({ column }) => column.lookup?.find)) return unknown
  const range = at
    ? at
    : selection
      ? rangeOf(selection)
      : { top: 0, bottom: 0, left: layout.firstData, right: layout.firstData }
  const plan = planPaste(cells, range, { rows: grid.rowCount, columns: layout.columns.length })
  if (!plan) return unknown
  for (let c = 0; c < plan.columns; c++) {
    const column = layout.columns[plan.left + c]?.column
    if (!column?.lookup?.find) continue
    const words = new Set<string>()
    for (let r = 0; r < Math.min(plan.rows, cells.length); r++) {
      const row = store.at(view.positionAt(plan.top + r)) ?? {}
      for (const word of unknownWords(plan.source(r, c), column, row)) words.add(word)
    }
    if (words.size) unknown.set(column, words)
  }
  return unknown
}
