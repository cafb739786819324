import { sortedIndex } from './sortedIndex'
import type { RowStore } from './rowStore'
import type { Transaction } from './transaction'

/**
 * Who looks at which row. Only mounted rows are in here, so that telling of 100,000 changed rows costs what the
 * visible ones cost.
 */
export class RowSignals {
  readonly #rows = new Map<string, { version: number; listeners: Set<() => void> }>()

  /** Listens to one row. */
  on(id: string, listener: () => void): () => void {
    const entry = this.#rows.get(id) ?? { version: 0, listeners: new Set() }
    this.#rows.set(id, entry)
    entry.listeners.add(listener)
    return () => {
      entry.listeners.delete(listener)
      if (entry.listeners.size === 0 && this.#rows.get(id) === entry) this.#rows.delete(id)
    }
  }

  /** Whether somebody looks at a row. */
  watched(id: string): boolean {
    return this.#rows.has(id)
  }

  /** Grows with every change of a row that somebody looks at. */
  version(id: string): number {
    return this.#rows.get(id)?.version ?? 0
  }

  /** Tells those who look at the row. */
  touch(id: string): void {
    const entry = this.#rows.get(id)
    if (!entry) return
    entry.version++
    for (const listener of [...entry.listeners]) listener()
  }

  /** Tells those who look at rows that were replaced: of many rows, those in view are looked for among them. */
  follow(transaction: Transaction, store: RowStore): void {
    const [only, ...more] = transaction.replaced
    if (!only) return
    const still = more.length === 0 && !transaction.structural
    if (!still || !store.indexed || only.at.length <= this.#rows.size) {
      for (const { id } of transaction.updated) this.touch(id)
      return
    }
    for (const id of [...this.#rows.keys()])
      if (sortedIndex(only.at, store.positionOf(id)) >= 0) this.touch(id)
  }

  touchAll(): void {
    for (const id of [...this.#rows.keys()]) this.touch(id)
  }
}
