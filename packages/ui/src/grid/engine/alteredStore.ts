/** What was entered in a cell whose value says less: rounded, or shortened. */
export interface Altered {
  readonly text: string
  readonly value: unknown
  /** What the value leaves out, for people. */
  readonly message: string
}

/**
 * Texts that were entered and taken with something left out. A cell counts as altered as long as it holds the value
 * that was made of its text, until the rows are saved or loaded anew: undo and redo need not be told.
 */
export class AlteredStore {
  readonly #rows = new Map<string, Map<string, Altered>>()
  readonly #changed: (rowId: string) => void

  /** @param changed is told of every row in which a text was taken so. */
  constructor(changed: (rowId: string) => void) {
    this.#changed = changed
  }

  /** Number of rows with such cells, some of which may hold other values by now. */
  get count(): number {
    return this.#rows.size
  }

  at(rowId: string, key: string, value: unknown): Altered | undefined {
    const found = this.#rows.get(rowId)?.get(key)
    return found && Object.is(found.value, value) ? found : undefined
  }

  put(rowId: string, key: string, altered: Altered): void {
    const cells = this.#rows.get(rowId)
    if (cells) cells.set(key, altered)
    else this.#rows.set(rowId, new Map([[key, altered]]))
    this.#changed(rowId)
  }

  clear(): void {
    this.#rows.clear()
  }
}
