import type { Transaction } from '../../engine/transaction'
import type { GridController } from '../../kernel/gridController'
import { rangesOf } from '../../kernel/selection'
import { repositionRows } from './sortPositions'
import { defineFeature } from '../../kernel/feature'
import { sortOf } from './sorting'
import { editingOf } from '../editing/editing'
import { treeOf } from '../tree/treeRows'

/**
 * Keeps sorted rows sorted while they are edited. The rows that are worked on, those of the selection, stay where they
 * are until it leaves them (a row that jumps away between two of its cells cannot be filled in, and what was pasted is
 * looked at first); rows that change otherwise, by undo or from outside, go to their places at once. The active cell
 * and what is seen stay the same.
 */
export class SortSettler {
  readonly #grid: GridController
  readonly #waiting = new Set<string>()
  #held = false

  constructor(grid: GridController) {
    this.#grid = grid
    grid.engine.transactions.on((transaction) => this.#follow(transaction))
    grid.selection.on(() => this.#settle())
  }

  /** Whether the rows stay where they are shown, new ones at the end. */
  get holding(): boolean {
    return this.#held
  }

  /** Makes changes that the selection follows afterwards: until then no row goes elsewhere. */
  hold(change: () => void): void {
    this.#held = true
    try {
      change()
    } finally {
      this.#held = false
      this.#settle()
    }
  }

  #follow(transaction: Transaction): void {
    const key = sortOf(this.#grid).get()?.key
    const rearranged = !this.#held && transaction.structural
    if (key === undefined || transaction.reason === 'load' || rearranged) {
      this.#waiting.clear()
      return
    }
    for (const id of transaction.inserted) this.#waiting.add(id)
    for (const { id, before, after } of transaction.updated) {
      if (!Object.is(before[key], after[key])) this.#waiting.add(id)
    }
    this.#settle()
  }

  #settle(): void {
    if (this.#waiting.size === 0 || this.#held) return
    const grid = this.#grid
    const { store, view } = grid.engine
    const choice = sortOf(grid).get()
    const column = choice && grid.engine.column(choice.key)
    const { order } = view
    if (!choice || !column || !order) {
      this.#waiting.clear()
      return
    }
    const edited = editingOf(grid).state.get()?.rowId
    const selection = grid.selection.get()
    const ranges = selection ? rangesOf(selection) : []
    const changed: number[] = []
    for (const id of this.#waiting) {
      const position = store.positionOf(id)
      const index = view.indexOf(position)
      if (id === edited || ranges.some(({ top, bottom }) => index >= top && index <= bottom)) continue
      this.#waiting.delete(id)
      if (index >= 0) changed.push(position)
    }
    if (changed.length === 0) return
    if (treeOf(grid).enabled || view.grouped) {
      // Families and groups stay together: their order is more than that of its rows.
      grid.keepPlace(() => grid.engine.rearrange())
      return
    }
    grid.keepPlace(() => {
      view.arrange(repositionRows(order, store.rows, column, choice.direction, changed), store.count)
      grid.engine.structure.set(grid.engine.structure.get() + 1)
    })
  }
}

/** When the sorted rows of a grid go to their places. */
export const settlerOf = defineFeature((grid) => new SortSettler(grid))
