import type { Row } from '@lading/core/rules'

/** Whether two rows hold the same values (own fields, compared by identity). */
export function sameRow(a: Row, b: Row): boolean {
  if (a === b) return true
  for (const key in a) if (!Object.is(a[key], b[key])) return false
  for (const key in b) if (!(key in a) && b[key] !== undefined) return false
  return true
}

function differs(a: Row, b: Row, keys: readonly string[]): boolean {
  for (let i = 0; i < keys.length; i++) if (!Object.is(a[keys[i]!], b[keys[i]!])) return true
  return false
}

/**
 * What differs from the rows as they were loaded. It hears of every op, so undo and redo keep it right: a row put
 * in and taken out again is nothing, a row changed back to what it was is clean.
 */
export class ChangeTracker<R extends Row = Row> {
  /** Rows that are in the grid and not on the server. */
  readonly inserted = new Set<string>()
  /** Loaded rows that differ now, as they were loaded (removed ones included). */
  readonly originals = new Map<string, R>()
  /** Loaded rows that are gone, as they were last. */
  readonly removed = new Map<string, R>()
  #moves = 0

  /** Rows were moved (and not all moved back). */
  get moved(): boolean {
    return this.#moves !== 0
  }

  get dirty(): boolean {
    if (this.inserted.size || this.removed.size || this.moved) return true
    return this.originals.size > 0
  }

  reset(): void {
    this.inserted.clear()
    this.originals.clear()
    this.removed.clear()
    this.#moves = 0
  }

  /** @param keys the fields that may differ; undefined: any */
  update(id: string, before: R, after: R, keys?: readonly string[]): void {
    if (this.inserted.size > 0 && this.inserted.has(id)) return
    const original = this.originals.get(id)
    if (original) {
      // Mostly one of the fields that were written tells already that it is not the row that was loaded.
      if (!(keys && differs(original, after, keys)) && sameRow(original, after)) this.originals.delete(id)
    } else if (keys ? differs(before, after, keys) : !sameRow(before, after)) {
      this.originals.set(id, before)
    }
  }

  insert(id: string): void {
    if (!this.removed.delete(id)) this.inserted.add(id)
  }

  remove(id: string, row: R): void {
    if (!this.inserted.delete(id)) this.removed.set(id, row)
  }

  /** @param step 1 for a move, -1 for one taken back. */
  move(step: 1 | -1): void {
    this.#moves += step
  }

  /** A change that came from outside: the new state there, which is no edit of ours. */
  rebase(id: string, base: R, row: R): void {
    if (this.inserted.has(id)) return
    if (sameRow(base, row)) this.originals.delete(id)
    else this.originals.set(id, base)
  }

  /** A row is gone outside, too: nothing is left to say about it. */
  forget(id: string): void {
    this.originals.delete(id)
    this.removed.delete(id)
    this.inserted.delete(id)
  }
}
