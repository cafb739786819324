import type { PickOptions } from '../../api/cell'
import { openDialog } from '../dialogs/dialogCommands'
import { unknownWords } from '../../cells/lookup/lookupCell'
import { formatTsv } from '../clipboard/formatTsv'
import { enterName } from '../lookup/enterName'
import { hasManyCells } from '../selection/ranges'
import { spreadChanges } from '../spans/spreadChanges'
import { writeValue } from './writeValue'
import type { GridController, Spot } from '../../kernel/gridController'
import type { Step } from '../navigation/keyCommand'
import { editingOf } from './editing'
import { moveSelection } from '../navigation/moveSelection'
import { lazyPasteCells, lazyReportAltered } from '../clipboard/lazy'

/**
 * Opens the editor at the active cell. Answers whether it opened.
 *
 * @param typed text that was typed over the cell; undefined keeps the cell's text
 * @param how whether all of the text is chosen then; after a press, too, but keys still mean the cell. @default the
 * caret is at its end, but where a list is searched
 */
export function startEdit(grid: GridController, typed?: string, how?: 'all' | 'press'): boolean {
  const spot = grid.active()
  if (!spot || !grid.canEdit(spot)) {
    const fault = spot?.column.fault
    if (fault) grid.notify({ text: grid.messages.faults[fault] })
    else if (spot) grid.live.set(grid.messages.failures.readOnly())
    return false
  }
  if (spot.column.cell.editor === 'toggle') return false
  if (spot.column.cell.dialogOnly?.(spot.column)) return openDialog(grid)
  const value = spot.row[spot.column.key]
  const { cell } = spot.column
  const over = typed !== undefined && cell.typing !== false && searched(spot)
  const entry = grid.engine.entries.at(spot.id, spot.column.key)
  const text = entry?.text ?? (cell.toDraft ?? cell.toText)(value, spot.column, spot.row)
  grid.viewport.reveal(spot.at.row, spot.at.column)
  editingOf(grid).open({
    rowId: spot.id,
    key: spot.column.key,
    draft: over ? acceptDraft(spot, typed, '') : text,
    // A text that was refused is entered once more.
    typed: over || entry !== undefined,
    typedOver: over,
    ...((how ?? searches(spot)) && !over && !entry && { all: true }),
    ...(how === 'press' && !entry && !editingOf(grid).always && { pressed: true }),
  })
  return true
}

/** Whether what is typed is searched for, so that it takes the place of what is chosen. */
const searches = ({ column }: Pick<Spot, 'column'>) =>
  column.lookup !== undefined || column.def.options !== undefined || column.def.dictCode !== undefined

/** Whether typing does anything: a list that is not to be searched is chosen from by arrows only. */
const searched = ({ column }: Pick<Spot, 'column'>) => column.def.allowSearch !== false

/** What the editor shows after typing: the cell type may refuse it. */
export function acceptDraft(spot: Pick<Spot, 'column'>, draft: string, previous: string): string {
  const { cell, def } = spot.column
  if (!searched(spot)) return previous
  // What was refused is put right letter by letter: until it could be typed, everything is taken.
  const free = cell.accept && cell.accept(previous, '') !== previous
  const accepted = cell.accept && !free ? cell.accept(draft, previous) : draft
  // Typing ends at the longest text; what comes in one piece is kept whole, and refused if it stays so long.
  const full = def.maxLength !== undefined && accepted.length > def.maxLength
  return full && accepted.length === previous.length + 1 ? previous : accepted
}

/**
 * Writes the draft into its cell and closes the editor. A text that is no value of the column keeps the editor open
 * with the reason, unless the user has left (`force`): then it stays in its cell, marked, before the old value.
 * With `everywhere` it is written into all chosen cells.
 */
export function commitEdit(
  grid: GridController,
  options: { step?: Step | undefined; force?: boolean; everywhere?: boolean } = {},
): boolean {
  const edit = editingOf(grid).state.get()
  if (!edit) return true
  const { engine } = grid
  const position = engine.store.positionOf(edit.rowId)
  const column = engine.column(edit.key)
  const row = engine.store.at(position)
  if (!column || !row) {
    editingOf(grid).close()
    return true
  }
  const everywhere = options.everywhere === true && hasManyCells(grid.selection.get())
  if (everywhere && unknownWords(edit.draft, column, row).size > 0) {
    editingOf(grid).close()
    lazyPasteCells.use(grid, (pasteCells) => void pasteCells(grid, { text: formatTsv([[edit.draft]]) }))
    return true
  }
  if ((edit.typed || everywhere) && !enterName(grid, edit, column, row)) {
    const parsed = column.cell.parse(edit.draft, column, row)
    if (!parsed.ok) {
      const refusal = grid.messages.failures[parsed.reason](edit.draft, column.def.maxLength)
      grid.live.set(refusal)
      if (!options.force) {
        editingOf(grid).fail(parsed.reason)
        return false
      }
      engine.entries.put(edit.rowId, edit.key, { text: edit.draft, refusal })
    } else {
      const { altered } = parsed
      editingOf(grid).everywhere = everywhere
      writeValue(grid, edit, parsed.value, parsed.fills, { text: edit.draft, altered })
      editingOf(grid).everywhere = false
      if (altered && !everywhere)
        lazyReportAltered.use(grid, (reportAltered) => reportAltered(grid, edit, altered))
    }
  }
  editingOf(grid).close()
  if (options.step) moveSelection(grid, options.step)
  return true
}

/** Writes a value that was picked (an option, a day), with the fields it fills, and closes the editor. */
export function commitValue(grid: GridController, value: unknown, { fills, stay }: PickOptions = {}): void {
  const edit = editingOf(grid).state.get()
  if (!edit) return
  writeValue(grid, edit, value, fills)
  if (!stay) {
    editingOf(grid).close()
    return
  }
  const column = grid.engine.column(edit.key)
  const row = grid.engine.store.byId(edit.rowId)
  if (column && row) {
    const draft = (column.cell.toDraft ?? column.cell.toText)(value, column, row)
    editingOf(grid).open({ rowId: edit.rowId, key: edit.key, draft, typed: false, typedOver: false })
  }
}

/** Switches a checkbox cell. Answers whether the cell is one that can be switched. */
export function toggleCell(grid: GridController, spot = grid.active()): boolean {
  if (!spot || spot.column.cell.editor !== 'toggle' || !grid.canEdit(spot)) return false
  const value = spot.column.cell.toggle!(spot.row[spot.column.key], spot.column)
  grid.engine.setCells(
    spreadChanges(grid, [{ position: spot.position, key: spot.column.key, value }]),
    'edit',
  )
  return true
}
