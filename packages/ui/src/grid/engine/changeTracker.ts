import type { Row } from '@lading/core/rules'
import { sortedIndex } from './sortedIndex'
import type { ReplacedRows } from './transaction'

/** Steps that wait to be compared at most: each row that is drawn looks through them. */
const WAITING = 8

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
 * in and taken out again is nothing, a row changed back to what it was is clean. Replaced rows are compared when
 * somebody asks: writing thousands of rows that nobody sees costs nothing here.
 */
export class ChangeTracker<R extends Row = Row> {
  /** Rows that are in the grid and not on the server. */
  readonly inserted = new Set<string>()
  /** Loaded rows that are gone, as they were last. */
  readonly removed = new Map<string, R>()
  readonly #originals = new Map<string, R>()
  readonly #idOf: (row: Row) => string
  /** Rows that were replaced and are still to be compared, in this order. */
  #waiting: ReplacedRows[] = []
  /** How many rows of the first that wait have been compared. */
  #compared = 0
  #moves = 0

  constructor(idOf: (row: Row) => string) {
    this.#idOf = idOf
  }

  /** Loaded rows that differ now, as they were loaded (removed ones included). */
  get originals(): ReadonlyMap<string, R> {
    this.#compare()
    return this.#originals
  }

  /** Rows were moved (and not all moved back). */
  get moved(): boolean {
    return this.#moves !== 0
  }

  get dirty(): boolean {
    if (this.inserted.size || this.removed.size || this.moved) return true
    return this.#compare('until one differs') || this.#originals.size > 0
  }

  reset(): void {
    this.#waiting = []
    this.#compared = 0
    this.inserted.clear()
    this.#originals.clear()
    this.removed.clear()
    this.#moves = 0
  }

  /** Rows were replaced by the user. They are compared later. */
  update(rows: ReplacedRows): void {
    if (this.#waiting.length >= WAITING) this.#compare()
    this.#waiting.push(rows)
  }

  /** Compares what waits. Rows are about to be added, removed or moved: those that wait are known by position. */
  settle(): void {
    this.#compare()
  }

  /** A row as it was loaded, if it differs now. Says it of one row without comparing all that wait. */
  originalAt(position: number, id: string): R | undefined {
    let original = this.#originals.get(id)
    if (this.#waiting.length === 0 || this.inserted.has(id)) return original
    for (const rows of this.#waiting) {
      const i = sortedIndex(rows.at, position)
      if (i >= (rows === this.#waiting[0] ? this.#compared : 0)) original = originalAfter(original, rows, i)
    }
    return original
  }

  insert(id: string): void {
    this.#compare()
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
    this.#compare()
    if (this.inserted.has(id)) return
    if (sameRow(base, row)) this.#originals.delete(id)
    else this.#originals.set(id, base)
  }

  /** A row is gone outside, too: nothing is left to say about it. */
  forget(id: string): void {
    this.#compare()
    this.#originals.delete(id)
    this.removed.delete(id)
    this.inserted.delete(id)
  }

  /**
   * Compares the rows that wait. Until one differs: rows of the last step are written once in it, so the first that
   * differs says for certain that there are changes. Answers whether it ended there.
   */
  #compare(until?: 'until one differs'): boolean {
    if (this.#waiting.length === 0) return false
    const last = this.#waiting.at(-1)!
    for (const rows of this.#waiting) {
      const { after } = rows
      while (this.#compared < after.length) {
        const i = this.#compared++
        const id = this.#idOf(after[i]!)
        if (this.inserted.size > 0 && this.inserted.has(id)) continue
        const known = this.#originals.get(id)
        const original = originalAfter(known, rows, i)
        if (original && !known) this.#originals.set(id, original)
        else if (known && !original) this.#originals.delete(id)
        if (until && rows === last && original) {
          this.#waiting = [last]
          return true
        }
      }
      this.#compared = 0
    }
    this.#waiting = []
    return false
  }
}

/** The row as it was loaded, if it differs after one more replacement; undefined when it is what it was. */
function originalAfter<R extends Row>(original: R | undefined, rows: ReplacedRows, i: number): R | undefined {
  const loaded = original ?? (rows.before[i] as R)
  const after = rows.after[i]!
  const keys = rows.keys?.[i]
  // Mostly one of the fields that were written tells already that it is not the row that was loaded.
  if (keys && differs(loaded, after, keys)) return loaded
  if (keys && !original) return undefined
  return sameRow(loaded, after) ? undefined : loaded
}
