import type { ParseFailure } from '../../cells/defineCell'
import { Cell } from '../../engine/emitter'

/** The cell being edited, and the text in its editor. */
export interface EditState {
  rowId: string
  key: string
  draft: string
  /** The user has typed since the editor opened. */
  typed: boolean
  /** Opened by typing over the cell: arrows leave it, as in Excel. */
  typedOver: boolean
  /** Why the text could not be taken when the user wanted to leave. */
  failure?: ParseFailure
}

/** One editor at a time. The draft lives here, so it outlives scrolling, sorting and redrawing. */
export class Editing {
  /** The active cell is always open (`alwaysEdit`). */
  always = false
  readonly state = new Cell<EditState | undefined>(undefined)

  open(state: EditState): void {
    this.state.set(state)
  }

  type(draft: string): void {
    const now = this.state.get()
    if (now && now.draft !== draft) {
      this.state.set({ rowId: now.rowId, key: now.key, typedOver: now.typedOver, draft, typed: true })
    }
  }

  fail(failure: ParseFailure): void {
    const now = this.state.get()
    if (now) this.state.set({ ...now, failure })
  }

  close(): void {
    this.state.set(undefined)
  }
}
