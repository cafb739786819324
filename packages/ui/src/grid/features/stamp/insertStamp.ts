import type { CompiledColumn } from '../../api/cell'
import type { GridController } from '../../kernel/gridController'
import { acceptDraft, startEdit } from '../editing/editCommands'
import { stampText } from './stampText'
import type { StampColumn } from './stampText'
import { editingOf } from '../editing/editing'

/**
 * Puts the present day (Ctrl+;) or time (Ctrl+Shift+;) into the text that is edited, or opens the active cell with it,
 * as in Excel: Enter confirms, Esc drops it. Columns of other kinds are left alone.
 *
 * @param input the field of the open editor
 */
export function insertStamp(
  grid: GridController,
  what: 'day' | 'time',
  input: HTMLTextAreaElement | undefined,
): void {
  const edit = editingOf(grid).state.get()
  const spot = grid.active()
  const into = spot && stampColumn(spot.column)
  if (!spot || !into) return
  if (!edit || !input) {
    const text = stampText(what, into, new Date())
    if (text !== undefined) startEdit(grid, text)
    return
  }
  const { selectionStart, selectionEnd, value } = input
  const before = value.slice(0, selectionStart)
  const text = stampText(what, into, new Date(), before)
  if (text === undefined) return
  const draft = acceptDraft(spot, before + text + value.slice(selectionEnd), value)
  input.setRangeText(text, selectionStart, selectionEnd, 'end')
  editingOf(grid).type(draft)
}

function stampColumn({ cell, def }: CompiledColumn): StampColumn | undefined {
  if (cell.filter === 'date') return def.type === 'datetime' ? 'moment' : 'day'
  return cell.series === 'texts' ? 'text' : undefined
}
