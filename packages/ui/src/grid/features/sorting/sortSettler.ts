import type { Transaction } from '../../engine/transaction'
import type { GridController } from '../../view/gridController'
import { repositionRows } from './sortPositions'

/**
 * Keeps sorted rows sorted while they are edited. The row that is worked on stays where it is until the active cell
 * leaves it (a row that jumps away between two of its cells cannot be filled in); rows that change otherwise, by
 * pasting, undo or from outside, go to their places at once. The active cell and what is seen stay the same.
 */
export class SortSettler {
  readonly #grid: GridController
  readonly #waiting = new Set<string>()

  constructor(grid: GridController) {
    this.#grid = grid
    grid.engine.transactions.on((transaction) => this.#follow(transaction))
    grid.selection.on(() => this.#settle())
  }

  #follow({ reason, updated, inserted, removed, moved }: Transaction): void {
    const key = this.#grid.sort.get()?.key
    if (key === undefined || reason === 'load' || inserted.length || removed.length || moved) {
      this.#waiting.clear()
      return
    }
    for (const { id, before, after } of updated) {
      if (!Object.is(before[key], after[key])) this.#waiting.add(id)
    }
    this.#settle()
  }

  #settle(): void {
    if (this.#waiting.size === 0) return
    const grid = this.#grid
    const { store, view } = grid.engine
    const choice = grid.sort.get()
    const column = choice && grid.engine.column(choice.key)
    const { order } = view
    if (!choice || !column || !order) {
      this.#waiting.clear()
      return
    }
    const worked = grid.editing.state.get()?.rowId ?? grid.active()?.id
    const changed: number[] = []
    for (const id of this.#waiting) {
      if (id === worked) continue
      this.#waiting.delete(id)
      const position = store.positionOf(id)
      if (view.indexOf(position) >= 0) changed.push(position)
    }
    if (changed.length === 0) return
    if (grid.tree.enabled) {
      // Families stay together: the order of a tree is more than that of its rows.
      grid.keepPlace(() => grid.engine.rearrange())
      return
    }
    grid.keepPlace(() => {
      view.arrange(repositionRows(order, store.rows, column, choice.direction, changed), store.count)
      grid.engine.structure.set(grid.engine.structure.get() + 1)
    })
  }
}
