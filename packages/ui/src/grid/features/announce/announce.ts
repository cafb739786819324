import type { GridController } from '../../kernel/gridController'
import { sortOf } from '../sorting/sorting'

/**
 * Says to screen readers what changed away from the active cell: sorting, undo and redo. Filtering, pasting,
 * copying, moving rows and checking say so where they are done. Answers the end of it.
 */
export function announce(grid: GridController): () => void {
  const { engine } = grid
  // The same words again are read out only when the text differs.
  const live = { set: (text: string) => grid.live.set(text === grid.live.get() ? `${text}\u200b` : text) }
  const ends = [
    sortOf(grid).on(() => {
      const choice = sortOf(grid).get()
      const title = choice && engine.column(choice.key)?.title
      live.set(choice && title ? grid.messages.sortedBy(title, choice.direction) : grid.messages.sortEnded)
    }),
    engine.transactions.on(({ reason }) => {
      if (reason === 'undo') live.set(grid.messages.undone)
      if (reason === 'redo') live.set(grid.messages.redone)
    }),
  ]
  return () => ends.forEach((end) => end())
}
