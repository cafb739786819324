import type { KeyboardEvent } from 'react'
import { toggleBranch } from '../tree/toggleBranch'
import type { GridController } from '../../kernel/gridController'
import { clearCells } from '../clipboard/clipboardCommands'
import { gridKey } from '../always-edit/gridKey'
import { focusHeader } from '../columns/headerKeys'
import { editKeyCommand, keyCommand, mirrored } from '../navigation/keyCommand'
import type { KeyCommand } from '../navigation/keyCommand'
import { openCell } from '../sub-table/openCell'
import { openDialog } from '../dialogs/dialogCommands'
import { hasManyCells } from '../selection/ranges'
import { isRtl } from '../../kernel/isRtl'
import { commitEdit, startEdit, toggleCell } from './editCommands'
import { editingOf } from './editing'
import { openFind } from '../finding/findState'
import { headerOf } from '../columns/headerState'
import { treeOf } from '../tree/treeRows'
import { expandedOf } from '../expand/expandedRows'
import { moveSelection } from '../navigation/moveSelection'
import { lazyStepColumn } from '../columns/lazy'
import { lazyRunCommand } from './lazy'
import { lazyAddLine } from '../navigation/lazy'
import { lazyMoveRowTo } from '../row-drag/lazy'
import { lazyInsertStamp } from '../stamp/lazy'

/**
 * Handles a key pressed in the grid. Answers true when the browser shall do nothing more with it. Keys of an input
 * method are none of the grid's: Enter there picks a word, Escape drops it.
 */
export function handleKey(grid: GridController, event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  if (event.nativeEvent.isComposing || event.keyCode === 229) return false
  const edit = editingOf(grid).state.get()
  const key = mirrored(event, isRtl(event.currentTarget))
  const bare = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
  if (bare && event.key === (edit ? 'F2' : 'Enter') && openDialog(grid)) return true
  if (grid.keys.some((each) => each(event))) return true
  if (!edit) {
    const command = keyCommand(key)
    return command ? run(grid, command) : false
  }
  if (bare && event.key === 'F2') {
    if (!edit.typedOver) event.currentTarget.setSelectionRange(edit.draft.length, edit.draft.length)
    editingOf(grid).intoText()
    return true
  }
  const ofGrid = edit.typed
    ? undefined
    : edit.pressed
      ? keyCommand(key)
      : editingOf(grid).always
        ? gridKey(key)
        : undefined
  if (ofGrid && ofGrid.type !== 'openPanel') {
    editingOf(grid).close()
    return run(grid, ofGrid)
  }
  const anywhere = keyCommand(key)
  if (anywhere?.type === 'find') {
    // The browser's own search sees only the rows on screen.
    if (commitEdit(grid)) openFind(grid, anywhere.replace)
    return true
  }
  if (anywhere?.type === 'stamp') return run(grid, anywhere, event.currentTarget)
  const cell = grid.engine.column(edit.key)?.cell
  const command = editKeyCommand(key, cell?.editor === 'multiline', edit.typedOver)
  if (command) return run(grid, command, event.currentTarget)
  const vertical = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined
  const plain = !event.altKey && !event.shiftKey && !event.ctrlKey && !event.metaKey
  // A single line has nowhere to go up or down: the arrows leave the cell, as in a spreadsheet.
  if (vertical && plain && cell?.editor === 'line' && !cell.Panel) {
    commitEdit(grid, { step: vertical })
    return true
  }
  return false
}

function run(grid: GridController, command: KeyCommand, input?: HTMLTextAreaElement): boolean {
  switch (command.type) {
    case 'move':
      return move(grid, command)
    case 'edit':
    case 'openPanel':
      return startEdit(grid, undefined, command.type === 'edit' ? undefined : 'all') || toggleCell(grid)
    case 'expand':
      return toggleRow(grid, command.open)
    case 'toggle':
      return toggleCell(grid)
    case 'clear':
      clearCells(grid)
      return true
    case 'openMore':
      return openCell(grid)
    case 'moveRow': {
      const spot = grid.active()
      if (spot && grid.rowsMovable)
        // Pressed again before that code has come, each press is a step of its own.
        lazyMoveRowTo.use(grid, (moveRowTo) =>
          moveRowTo(grid, spot.id, grid.engine.store.positionOf(spot.id) + command.by),
        )
      return true
    }
    case 'moveColumn': {
      const key = grid.active()?.column.key
      if (key === undefined || !headerOf(grid).menus.get()) return false
      lazyStepColumn.use(grid, (stepColumn) => stepColumn(grid, key, command.by))
      return true
    }
    case 'header': {
      const key = grid.active()?.column.key
      if (key === undefined || !headerOf(grid).menus.get()) return false
      focusHeader(grid, key)
      return true
    }
    case 'find':
      openFind(grid, command.replace)
      return true
    case 'stamp':
      lazyInsertStamp.use(grid, (insertStamp) => insertStamp(grid, command.what, input))
      return true
    case 'undo':
      undo(grid)
      return true
    case 'redo':
      if (!grid.readOnly) grid.engine.redo()
      return true
    case 'commit':
      if (!commitEdit(grid, { everywhere: command.everywhere === true })) return true
      return command.step ? move(grid, { step: command.step, extend: false }) : true
    case 'cancel':
      editingOf(grid).close()
      return true
    case 'none':
      return true
    case 'lineBreak':
      input?.setRangeText('\n', input.selectionStart, input.selectionEnd, 'end')
      if (input) editingOf(grid).type(input.value)
      return true
    default:
      lazyRunCommand.use(grid, (runLazyCommand) => runLazyCommand(grid, command))
      return true
  }
}

/** Takes the last step back; at a cell whose text was typed and refused, that text is the last step. */
function undo(grid: GridController): void {
  if (grid.readOnly) return
  const { engine } = grid
  const spot = grid.active()
  const typed = spot && !engine.undoTakes(spot.id, spot.column.key)
  if (typed && engine.entries.drop(spot.id, spot.column.key)) return
  engine.undo()
}

/** Opens or closes the active row: its branch in a tree, else what stands below it. */
function toggleRow(grid: GridController, open: boolean): boolean {
  const spot = grid.active()
  if (!spot) return false
  if (treeOf(grid).enabled) toggleBranch(grid, spot.id, open)
  else expandedOf(grid).toggle(spot.id, open)
  return true
}

/**
 * Tab leaves the grid at its first and last cell, so that the keyboard is never trapped; below a last line that is
 * filled in it begins another first. Where nothing can be entered, it leaves the grid at once.
 */
function move(grid: GridController, { step, extend }: Pick<MoveCommand, 'step' | 'extend'>): boolean {
  const tab = step === 'next' || step === 'previous'
  if (tab && grid.readOnly) return false
  const before = grid.selection.get()?.active
  moveSelection(grid, step, extend)
  const after = grid.selection.get()?.active
  // Without any row there is no cell to go to.
  const stuck = !after || (before?.row === after.row && before.column === after.column)
  if (!stuck || !tab || hasManyCells(grid.selection.get())) return true
  return step === 'next' && lazyAddLine.now()?.(grid) === true
}

type MoveCommand = Extract<KeyCommand, { type: 'move' }>
