import type { ParseFailure } from '../../api/cell'
import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'

/** The cell being edited, and the text in its editor. */
export interface EditState {
  rowId: string
  key: string
  draft: string
  /** The user has typed since the editor opened. */
  typed: boolean
  /** Opened by typing over the cell: arrows leave it, as in Excel. */
  typedOver: boolean
  /** Opened by a press and not touched since, all of its text chosen: keys still mean the cell, as if it were closed. */
  pressed?: true
  /** Opened with all of its text chosen, so that typing replaces it. @default the caret is at the end */
  all?: true
  /** Why the text could not be taken when the user wanted to leave. */
  failure?: ParseFailure
}

/** One editor at a time. The draft lives here, so it outlives scrolling, sorting and redrawing. */
export class Editing {
  /** The active cell is always open (`alwaysEdit`). */
  always = false
  /** What is being written goes to all chosen cells (Ctrl+Enter). */
  everywhere = false
  readonly state = new Signal<EditState | undefined>(undefined)

  open(state: EditState): void {
    this.state.set(state)
  }

  type(draft: string): void {
    const now = this.state.get()
    if (now && now.draft !== draft) {
      this.state.set({ rowId: now.rowId, key: now.key, typedOver: now.typedOver, draft, typed: true })
    }
  }

  /** The keys now mean the text: F2, or a press in it. In a text that was typed over the cell F2 changes that only. */
  intoText(): void {
    const now = this.state.get()
    if (!now) return
    const { pressed, ...rest } = now
    this.state.set({ ...rest, typedOver: pressed ? false : !now.typedOver })
  }

  fail(failure: ParseFailure): void {
    const now = this.state.get()
    if (now) this.state.set({ ...now, failure })
  }

  close(): void {
    this.state.set(undefined)
  }
}

/** The open editor of a grid. It closes when other rows are loaded, or its row goes. */
export const editingOf = defineFeature((grid) => {
  const editing = new Editing()
  grid.loading.on(() => editing.close())
  grid.bounded.on(() => {
    const edit = editing.state.get()
    if (edit && grid.engine.store.positionOf(edit.rowId) < 0) editing.close()
  })
  return editing
})
