import type { GridController } from '../../kernel/gridController'
import { lazyCommand } from '../../kernel/lazyCommand'

/** Moves a column by one place; answers whether it could. */
export const lazyStepColumn =
  lazyCommand<(grid: GridController, key: string, by: 1 | -1) => boolean>('stepColumn')

/** Lets a column be dragged to another place. */
export const lazyDragColumn =
  lazyCommand<(grid: GridController, key: string, start: { clientX: number; pointerId: number }) => void>(
    'dragColumn',
  )

/** Makes a column as wide as its title and its longest text. */
export const lazyFitColumn = lazyCommand<(grid: GridController, key: string) => void>('fitColumn')
