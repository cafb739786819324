import type { GridController } from '../../kernel/gridController'
import { lazyCommand } from '../../kernel/lazyCommand'

/** Lets the fill handle be dragged. */
export const lazyDragFill = lazyCommand<(grid: GridController) => void>('dragFill')

/** Fills the chosen cells down as far as their neighbours go. */
export const lazyFillDown = lazyCommand<(grid: GridController) => void>('fillDown')
