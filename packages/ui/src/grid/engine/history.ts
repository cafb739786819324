import type { EntryChange } from './entryStore'

/** A finished transaction: what undoes it, and what did it. */
export interface HistoryEntry<Op, Mark> {
  label: string
  undo: readonly Op[]
  redo: readonly Op[]
  /** Texts that were no values, and those that had been. */
  texts?: readonly EntryChange[]
  /** Where the user was before and after, so that undo goes back there. */
  markBefore?: Mark
  markAfter?: Mark
}

/** Undo and redo over entries of opaque ops. A new entry ends the redo branch; the oldest fall out at the limit. */
export class History<Op, Mark = unknown> {
  #past: HistoryEntry<Op, Mark>[] = []
  #future: HistoryEntry<Op, Mark>[] = []
  readonly #limit: number

  /** @param limit how many steps are kept. @default 200 */
  constructor(limit = 200) {
    this.#limit = limit
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** The entry that would be taken back. */
  get last(): HistoryEntry<Op, Mark> | undefined {
    return this.#past.at(-1)
  }

  push(entry: HistoryEntry<Op, Mark>): void {
    this.#past.push(entry)
    if (this.#past.length > this.#limit) this.#past.shift()
    this.#future = []
  }

  /** The entry to take back, moved to the redo side. */
  undo(): HistoryEntry<Op, Mark> | undefined {
    const entry = this.#past.pop()
    if (entry) this.#future.push(entry)
    return entry
  }

  /** The entry to do again, moved to the undo side. */
  redo(): HistoryEntry<Op, Mark> | undefined {
    const entry = this.#future.pop()
    if (entry) this.#past.push(entry)
    return entry
  }

  clear(): void {
    this.#past = []
    this.#future = []
  }
}
