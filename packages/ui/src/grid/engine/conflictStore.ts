/** What others made of a cell that is also changed here; `removed`: they removed the row. */
export type Conflict = { kind: 'value'; theirs: unknown } | { kind: 'removed' }

/** Key under which a removed row is noted: no column is called so. */
const ROW = '\n'

/** Cells and rows changed both here and elsewhere. What was entered here stays until somebody decides. */
export class ConflictStore {
  readonly #rows = new Map<string, Map<string, Conflict>>()
  /** By row and key: values that undo must not bring back, because others have replaced them. */
  readonly #replaced = new Map<string, Map<string, { was: unknown[]; now: unknown }>>()
  readonly #changed: (rowId: string) => void

  /** @param changed is told of every row whose conflicts change. */
  constructor(changed: (rowId: string) => void) {
    this.#changed = changed
  }

  get count(): number {
    let count = 0
    for (const cells of this.#rows.values()) count += cells.size
    return count
  }

  /** The conflict at a cell, or of its whole row. */
  at(rowId: string, key: string): Conflict | undefined {
    const cells = this.#rows.get(rowId)
    return cells?.get(key) ?? cells?.get(ROW)
  }

  /** Conflicts of one row by key. */
  of(rowId: string): ReadonlyMap<string, Conflict> | undefined {
    return this.#rows.get(rowId)
  }

  /** The conflicting cells; without a key the row as a whole. */
  list(): { rowId: string; key: string | undefined }[] {
    return [...this.#rows].flatMap(([rowId, cells]) =>
      [...cells.keys()].map((key) => ({ rowId, key: key === ROW ? undefined : key })),
    )
  }

  /** Notes what others made of a cell, and the value it had before for both. */
  note(rowId: string, key: string, theirs: unknown, before: unknown): void {
    this.replace(rowId, key, theirs, before)
    this.#put(rowId, key, { kind: 'value', theirs })
  }

  /** Notes that undo must not bring back the value a cell had before for both. */
  replace(rowId: string, key: string, theirs: unknown, before: unknown): void {
    const keys = this.#replaced.get(rowId) ?? new Map<string, { was: unknown[]; now: unknown }>()
    this.#replaced.set(rowId, keys)
    keys.set(key, { was: [...(keys.get(key)?.was ?? []), before], now: theirs })
  }

  /** Notes that others removed a row that is changed here. */
  noteRemoved(rowId: string): void {
    this.#put(rowId, ROW, { kind: 'removed' })
  }

  /** The value to write when undo would write this one. */
  currentOf(rowId: string, key: string, value: unknown): unknown {
    const replaced = this.#replaced.get(rowId)?.get(key)
    return replaced?.was.some((each) => Object.is(each, value)) ? replaced.now : value
  }

  /** Ends the conflict of a cell, without a key that of the row. */
  settle(rowId: string, key?: string): void {
    const cells = this.#rows.get(rowId)
    if (!cells?.delete(key ?? ROW)) return
    if (cells.size === 0) this.#rows.delete(rowId)
    this.#changed(rowId)
  }

  drop(rowId: string): void {
    this.#replaced.delete(rowId)
    if (this.#rows.delete(rowId)) this.#changed(rowId)
  }

  clear(): void {
    const ids = [...this.#rows.keys()]
    this.#rows.clear()
    this.#replaced.clear()
    ids.forEach(this.#changed)
  }

  #put(rowId: string, key: string, conflict: Conflict): void {
    const cells = this.#rows.get(rowId) ?? new Map<string, Conflict>()
    this.#rows.set(rowId, cells)
    cells.set(key, conflict)
    this.#changed(rowId)
  }
}
