import type { GridController } from '../../kernel/gridController'
import { lazyCommand } from '../../kernel/lazyCommand'
import type { CellAt } from '../../kernel/selection'

/** Scrolls the page around the grid until a cell is seen. */
export const lazyRevealInPage = lazyCommand<(grid: GridController, at: CellAt) => void>('revealInPage')

/** Scrolls where the pointer is past an edge; answers whether it is. */
export const lazyScrollPast =
  lazyCommand<(grid: GridController, pointer: { x: number; y: number }) => boolean>('scrollPast')
