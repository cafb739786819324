import type { GridController } from '../../kernel/gridController'
import { lazyCommand } from '../../kernel/lazyCommand'

/** Adds a line behind the last one; answers whether it did. */
export const lazyAddLine = lazyCommand<(grid: GridController) => boolean>('addLine')
