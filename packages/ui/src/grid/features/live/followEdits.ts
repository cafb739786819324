import type { GridController } from '../../kernel/gridController'
import { liveEditOf } from './liveEdit'
import { editingOf } from '../editing/editing'

/**
 * What edits made here do to conflicts: a cell that says what the others say is in conflict no longer, and a text
 * that was being typed while others changed its cell comes into conflict when it is entered.
 */
export function followEdits(grid: GridController): void {
  const { engine } = grid
  engine.transactions.on((transaction) => {
    const under = liveEditOf(grid).under
    if (transaction.reason === 'remote' || (!under && engine.conflicts.count === 0)) return
    for (const { id, after } of transaction.updated) {
      if (under?.rowId === id && !Object.is(after[under.key], under.theirs)) {
        engine.conflicts.note(id, under.key, under.theirs, under.before)
      }
      for (const [key, conflict] of engine.conflicts.of(id) ?? []) {
        if (conflict.kind === 'value' && Object.is(after[key], conflict.theirs))
          engine.conflicts.settle(id, key)
      }
    }
  })
  editingOf(grid).state.on(() => {
    if (!editingOf(grid).state.get()) liveEditOf(grid).under = undefined
  })
}
