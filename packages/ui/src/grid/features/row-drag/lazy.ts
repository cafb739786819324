import type { GridController } from '../../kernel/gridController'
import { lazyCommand } from '../../kernel/lazyCommand'

/** Moves a row to a place between others. */
export const lazyMoveRowTo = lazyCommand<(grid: GridController, id: string, to: number) => void>('moveRowTo')

/** Lets a row be dragged to another place. */
export const lazyDragRow = lazyCommand<(grid: GridController, id: string) => void>('dragRow')
