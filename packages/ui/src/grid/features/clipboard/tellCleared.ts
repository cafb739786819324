import type { GridController } from '../../kernel/gridController'
import { lazyMessages } from '../../view/lazyMessages'
import { tellWritten } from '../writing/tellWritten'

/** Tells how many cells were blanked, and how many could not be. Where nothing was done at all, that is seen, too. */
export function tellCleared(grid: GridController, cleared: number, locked: number): void {
  const text = lazyMessages(grid).cleared(cleared, locked)
  tellWritten(grid, { text, refused: [], altered: [] })
  if (cleared === 0) grid.notify({ text })
}
