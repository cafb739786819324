import type { Transaction } from './transaction'

/** A text that was entered and is no value yet: it is being looked up, or nobody knows what it stands for. */
export interface Entry {
  readonly text: string
  /** Why it is no value; undefined while it is being looked up. */
  readonly refusal?: string
}

/** What a step of the history did to the text of a cell. */
export interface EntryChange {
  rowId: string
  key: string
  before: Entry | undefined
  after: Entry | undefined
}

/**
 * Texts that were entered in cells and are no values (yet). They are shown in place of the values, so that nothing
 * that was typed is lost, until the cell gets a value or the row goes.
 */
export class EntryStore {
  readonly #rows = new Map<string, Map<string, Entry>>()
  readonly #running = new Set<Promise<void>>()
  readonly #changed: (rowId: string, key: string, refusal: string | undefined) => void

  /** @param changed is told of every cell whose entry changes, and why the text is refused. */
  constructor(changed: (rowId: string, key: string, refusal: string | undefined) => void) {
    this.#changed = changed
  }

  /** Number of rows with cells whose text is no value. */
  get count(): number {
    return this.#rows.size
  }

  /** Whether a row has such a text. */
  has(rowId: string): boolean {
    return this.#rows.has(rowId)
  }

  at(rowId: string, key: string): Entry | undefined {
    return this.#rows.size === 0 ? undefined : this.#rows.get(rowId)?.get(key)
  }

  put(rowId: string, key: string, entry: Entry): void {
    const cells = this.#rows.get(rowId) ?? new Map<string, Entry>()
    this.#rows.set(rowId, cells.set(key, entry))
    this.#changed(rowId, key, entry.refusal)
  }

  /** The text of a cell is given up. Answers whether there was one. */
  drop(rowId: string, key: string): boolean {
    const cells = this.#rows.get(rowId)
    if (!cells?.delete(key)) return false
    if (cells.size === 0) this.#rows.delete(rowId)
    this.#changed(rowId, key, undefined)
    return true
  }

  /**
   * Does what a step of the history did, or takes it back: where what it began with still stands. A text that was being
   * looked up is not looked up again.
   */
  apply(changes: readonly EntryChange[], to: 'before' | 'after'): void {
    for (const { rowId, key, before, after } of changes) {
      const [from, entry] = to === 'after' ? [before, after] : [after, before]
      if (this.at(rowId, key) !== from) continue
      if (entry?.refusal !== undefined) this.put(rowId, key, entry)
      else if (from) this.drop(rowId, key)
    }
  }

  /** Cells that got another value, and rows that went, have no entries any more. What others changed ends none. */
  follow(transaction: Transaction): void {
    if (this.#rows.size === 0) return
    for (const id of transaction.removed) this.#rows.delete(id)
    if (transaction.reason === 'remote') return
    for (const { id, before, after } of transaction.updated)
      for (const key of this.#rows.get(id)?.keys() ?? [])
        if (!Object.is(before[key], after[key])) this.drop(id, key)
  }

  /** Other rows have been loaded. */
  clear(): void {
    this.#rows.clear()
  }

  /** Notes a question that is under way. */
  wait(running: Promise<void>): void {
    const mine = running.finally(() => this.#running.delete(mine))
    this.#running.add(mine)
  }

  /** Resolves when every text that is being looked up is a value or refused. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  /** The refused texts and why. */
  refusals(): { rowId: string; key: string; refusal: string }[] {
    return [...this.#rows].flatMap(([rowId, cells]) =>
      [...cells].flatMap(([key, { refusal }]) => (refusal === undefined ? [] : [{ rowId, key, refusal }])),
    )
  }
}
