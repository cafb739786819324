import type { GridController } from '../../kernel/gridController'
import { lazyCommand } from '../../kernel/lazyCommand'
import type { CellAt, Selection } from '../../kernel/selection'
import type { Step } from '../navigation/keyCommand'

/** Goes on to the next cell of the chosen ranges. */
export const lazyCycleOn = lazyCommand<(grid: GridController, step: Step) => void>('cycleOn')

/** The selection with its range ending at another cell. */
export const lazyExtendTo = lazyCommand<(selection: Selection, head: CellAt) => Selection>('extendTo')

/** Chooses all cells. */
export const lazySelectAll = lazyCommand<(grid: GridController) => void>('selectAll')
