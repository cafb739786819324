import type { GridController } from '../../kernel/gridController'
import { lazyCommand } from '../../kernel/lazyCommand'
import type { RowChange } from '@lading/core/ports'

/** Takes changes from outside into the rows. */
export const lazyApplyLive =
  lazyCommand<(grid: GridController, changes: readonly RowChange[]) => void>('applyLive')

/** Makes the next cell active that is in conflict. */
export const lazyGoToConflict = lazyCommand<(grid: GridController) => void>('goToConflict')
