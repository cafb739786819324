/** The messages at cells, by row and column; of mounted and unmounted rows alike. */
export class IssueStore {
  readonly #rows = new Map<string, Map<string, string>>()
  readonly #changed: (rowId: string) => void

  /** @param changed is told of every row whose messages change. */
  constructor(changed: (rowId: string) => void) {
    this.#changed = changed
  }

  /** Number of refused cells. */
  get count(): number {
    let count = 0
    for (const cells of this.#rows.values()) count += cells.size
    return count
  }

  /** Whether no cell is refused. */
  get none(): boolean {
    return this.#rows.size === 0
  }

  /** Messages of one row by column key. */
  of(rowId: string): ReadonlyMap<string, string> | undefined {
    return this.#rows.get(rowId)
  }

  message(rowId: string, key: string): string | undefined {
    return this.#rows.get(rowId)?.get(key)
  }

  /** Sets or (with undefined) takes away the message of a cell. */
  set(rowId: string, key: string, message: string | undefined): void {
    // Mostly there is no message anywhere, and none comes.
    if (message === undefined && this.#rows.size === 0) return
    const cells = this.#rows.get(rowId)
    if (cells?.get(key) === message) return
    if (message === undefined) {
      cells!.delete(key)
      if (cells!.size === 0) this.#rows.delete(rowId)
    } else {
      if (cells) cells.set(key, message)
      else this.#rows.set(rowId, new Map([[key, message]]))
    }
    this.#changed(rowId)
  }

  /** Takes away the messages of a row. */
  drop(rowId: string): void {
    if (this.#rows.delete(rowId)) this.#changed(rowId)
  }

  clear(): void {
    const ids = [...this.#rows.keys()]
    this.#rows.clear()
    ids.forEach(this.#changed)
  }

  /** Ids of the rows that have messages. */
  rowIds(): string[] {
    return [...this.#rows.keys()]
  }
}
