import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react'
import type { CompiledColumn } from '../../api/cell'
import { copyCells, clearCells } from '../clipboard/clipboardCommands'
import type { GridController } from '../../kernel/gridController'
import { useSignal } from '../../view/useSignal'
import { gridPart, loadAhead } from '../../api/gridPart'
import { onceNeeded } from '../../view/onceNeeded'
import { acceptDraft, commitEdit, startEdit } from './editCommands'
import { handleKey } from './keys'
import { placeInput, wrapsAt } from './placeInput'
import { editingOf } from './editing'
import { moveSelection } from '../navigation/moveSelection'
import { lazyPasteCells } from '../clipboard/lazy'
import { lazyRevealInPage } from '../scrolling/lazy'

const EditorFloat = gridPart(async () => (await import('./EditorFloat')).EditorFloat)

const TouchHandles = onceNeeded({
  by: (grid) => [grid.touch],
  is: (grid) => grid.touch.get(),
  part: gridPart(async () => (await import('../touch/TouchHandles')).TouchHandles),
})

/**
 * The grid's one text field. It always has the keyboard while a cell is active, unseen; typing shows it over the cell.
 * The first letter of an input method's composition is kept because the composition begins in the field that becomes
 * the editor.
 */
export const EditorHost = memo(function EditorHost({ grid }: { grid: GridController }) {
  const edit = useSignal(editingOf(grid).state)
  const selection = useSignal(grid.selection)
  const layout = useSignal(grid.layout)
  const window = useSignal(grid.viewport.window)
  const touch = useSignal(grid.touch)
  useSignal(grid.engine.structure)
  const input = useRef<HTMLTextAreaElement>(null)
  const composing = useRef(false)
  const byPress = useRef(false)
  const panelKeys = useRef<((event: { key: string; altKey: boolean }) => boolean) | null>(null)

  const spot = edit ? grid.find(edit.rowId, edit.key) : selection?.active
  const active = spot && grid.spot(spot)
  const column = edit ? grid.engine.column(edit.key) : active?.column
  const opened = edit ? `${edit.rowId}\n${edit.key}` : ''

  // What opens with an editor is fetched as soon as there is a cell to edit.
  const Panel = active && !edit ? active.column.cell.Panel : undefined
  useEffect(() => {
    if (!active) return
    grid.prefetch()
    EditorFloat.load()
    loadAhead(Panel)
    // The row does not matter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [active === undefined, Panel])

  useEffect(() => {
    grid.focusInput = () => {
      byPress.current = true
      input.current?.focus({ preventScroll: true })
      byPress.current = false
    }
    return () => {
      grid.focusInput = () => {}
    }
  }, [grid])

  // Of a range that grows, the end is brought into the window.
  const seen = edit ? spot : selection?.head
  const { row: activeRow = -1, column: activeColumn = -1 } = seen ?? {}
  useEffect(() => {
    if (activeRow < 0 || !grid.focused.get()) return
    const frame = requestAnimationFrame(() =>
      lazyRevealInPage.use(grid, (revealInPage) =>
        revealInPage(grid, { row: activeRow, column: activeColumn }),
      ),
    )
    return () => cancelAnimationFrame(frame)
  }, [grid, activeRow, activeColumn])

  useLayoutEffect(() => {
    const scroller = grid.viewport.element
    const place = () => input.current && placeInput(grid, input.current, spot)
    place()
    scroller?.addEventListener('scroll', place, { passive: true })
    return () => scroller?.removeEventListener('scroll', place)
  }, [grid, spot, layout, window, edit])

  useLayoutEffect(() => {
    const element = input.current
    const now = editingOf(grid).state.get()
    if (!opened || !element || !now) return
    element.focus({ preventScroll: true })
    if (now.all) element.select()
    else if (!now.typedOver) element.setSelectionRange(now.draft.length, now.draft.length)
  }, [grid, opened])

  useLayoutEffect(() => markActiveCell(grid, input.current, spot), [grid, spot, layout, window, opened])

  const change = (text: string, how?: string) => {
    const now = editingOf(grid).state.get()
    // The Enter that chose an entry of a menu ends in the field that took the keyboard over: it is nobody's text.
    if (!now && (how === 'insertLineBreak' || how === 'insertParagraph')) return
    if (!now) startEdit(grid, text)
    else if (composing.current || !active) editingOf(grid).type(text)
    else editingOf(grid).type(acceptDraft(active, text, now.draft))
  }

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const html = event.clipboardData.getData('text/html')
    const now = editingOf(grid).state.get()
    // Inside of a text that is being written, a plain text is pasted as such; a block of cells goes to the grid.
    const block = text ? /[\t\n]/.test(text.trimEnd()) : html !== ''
    if (now && !now.pressed && (now.typed || !block)) return
    event.preventDefault()
    if (now) editingOf(grid).close()
    lazyPasteCells.use(grid, (pasteCells) => void pasteCells(grid, { text, html }))
  }

  const copy = (event: ClipboardEvent<HTMLTextAreaElement>, cut: boolean) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const now = editingOf(grid).state.get()
    if (now && !now.pressed && selectionStart !== selectionEnd) return
    const copied = copyCells(grid)
    if (!copied) return
    event.preventDefault()
    if (copied === 'scattered') {
      grid.live.set(grid.messages.scattered)
      grid.notify({ text: grid.messages.scattered })
      return
    }
    event.clipboardData.setData('text/plain', copied.text)
    event.clipboardData.setData('text/html', copied.html)
    grid.live.set(grid.messages.copied(copied.count))
    if (!cut) return
    editingOf(grid).close()
    clearCells(grid)
  }

  /** A key for the open list or calendar. With Ctrl+Enter what it takes goes to all chosen cells. */
  const panelKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || !panelKeys.current) return false
    const fills = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    editingOf(grid).everywhere = fills
    const taken = panelKeys.current(event)
    editingOf(grid).everywhere = false
    return taken || (fills && !editingOf(grid).state.get())
  }

  /** The second press of a double click puts the caret where it is, as in Excel, in place of choosing a word. */
  const press = (event: MouseEvent<HTMLTextAreaElement>) => {
    if (!editingOf(grid).state.get()?.pressed) return
    editingOf(grid).intoText()
    if (event.detail < 2) return
    event.preventDefault()
    const field = event.currentTarget
    const found = document.caretPositionFromPoint?.(event.clientX, event.clientY)
    const at = found?.offsetNode === field ? found.offset : field.value.length
    field.setSelectionRange(at, at)
  }

  const locked = !active || !grid.canEdit(active)
  const listed = edit && column?.cell.Panel ? `${grid.id}-panel` : undefined
  const value = active ? grid.textAt(active) : ''
  return (
    <>
      <div className="lg-over">
        <textarea
          ref={input}
          rows={1}
          className={`lg-input lg-${column?.def.align ?? column?.cell.align ?? 'start'} ${edit ? 'lg-open' : 'lg-closed'}${edit?.failure ? ' lg-wrong' : ''}${column?.cell.editor === 'multiline' ? ' lg-tall' : spot && wrapsAt(grid, spot) ? ' lg-lines' : ''}`}
          value={edit?.draft ?? ''}
          aria-label={
            active
              ? [
                  grid.messages.cellLabel(
                    active.column.title,
                    active.position + 1,
                    value,
                    grid.rowName(active),
                  ),
                  grid.noteOf(active),
                ]
                  .filter(Boolean)
                  .join(grid.messages.clause)
              : grid.messages.grid
          }
          role={listed ? 'combobox' : undefined}
          aria-expanded={listed ? true : undefined}
          aria-controls={listed ?? `${grid.id}-grid`}
          aria-autocomplete={listed ? 'list' : undefined}
          aria-readonly={locked || undefined}
          aria-invalid={edit?.failure ? true : undefined}
          aria-errormessage={edit ? `${grid.id}-tip` : undefined}
          // A finger that only chooses must not bring up the keyboard.
          inputMode={touch && !edit ? 'none' : column?.cell.inputMode}
          placeholder={edit ? (column?.def.placeholder ?? placeholderOf(column, grid)) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => change(event.target.value, (event.nativeEvent as InputEvent).inputType)}
          onCompositionStart={() => {
            composing.current = true
            if (!editingOf(grid).state.get()) startEdit(grid, '')
          }}
          onCompositionEnd={(event) => {
            composing.current = false
            change(event.currentTarget.value)
          }}
          onKeyDown={(event) => {
            if (panelKey(event) || handleKey(grid, event)) event.preventDefault()
          }}
          onMouseDown={press}
          onPaste={paste}
          onCopy={(event) => copy(event, false)}
          onCut={(event) => copy(event, true)}
          onFocus={() => {
            grid.focused.set(true)
            // Come by the keyboard, there must be an active cell; a press chooses its own, where the grid is scrolled to.
            if (!grid.selection.get() && !byPress.current) moveSelection(grid, 'first')
          }}
          onBlur={() => {
            // Another window has come to the front; the cell is still being edited.
            if (!document.hasFocus()) return
            grid.focused.set(false)
            commitEdit(grid, { force: true })
          }}
        />
      </div>
      <TouchHandles grid={grid} />
      {edit && active && (
        <EditorFloat key={opened} grid={grid} edit={edit} spot={active} input={input} keys={panelKeys} />
      )}
    </>
  )
})

/** Where a list is chosen from, the field says so (spec 2 §8). */
function placeholderOf(column: CompiledColumn | undefined, grid: GridController): string | undefined {
  if (!column) return undefined
  const { cell, def } = column
  const chosen = column.lookup !== undefined || def.options !== undefined || def.dictCode !== undefined
  return cell.Panel && chosen ? grid.messages.choose : undefined
}

/** Gives the active cell an id that the text field can point to. */
function markActiveCell(
  grid: GridController,
  input: HTMLTextAreaElement | null,
  at: { row: number; column: number } | undefined,
): () => void {
  const id = `${grid.id}-active`
  const selector =
    at &&
    `.lg-body [aria-rowindex="${at.row + 1 + grid.layout.get().headRows}"] > [aria-colindex="${at.column + 1}"]`
  const cell = selector ? grid.viewport.element?.querySelector(selector) : null
  if (!cell || !input) {
    input?.removeAttribute('aria-activedescendant')
    return () => {}
  }
  cell.id = id
  input.setAttribute('aria-activedescendant', id)
  return () => cell.removeAttribute('id')
}
