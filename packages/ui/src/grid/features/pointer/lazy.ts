import type { GridController } from '../../kernel/gridController'
import { lazyCommand } from '../../kernel/lazyCommand'
import type { CellAt } from '../../kernel/selection'

/** Chooses the cells the pointer is dragged over. */
export const lazyFollowDrag =
  lazyCommand<(grid: GridController, from: CellAt, more: boolean, held: boolean) => void>('followDrag')

/** Chooses whole rows by their numbers. */
export const lazyPressRowNumber =
  lazyCommand<
    (
      grid: GridController,
      at: CellAt,
      keys: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean },
    ) => void
  >('pressRowNumber')

/** The cell at a point of the screen, or the nearest one. */
export const lazyCellUnder =
  lazyCommand<(grid: GridController, point: { x: number; y: number }) => CellAt | undefined>('cellUnder')
