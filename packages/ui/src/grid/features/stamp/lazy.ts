import type { GridController } from '../../kernel/gridController'
import { lazyCommand } from '../../kernel/lazyCommand'

/** Puts the day or the time into the active cell. */
export const lazyInsertStamp =
  lazyCommand<(grid: GridController, what: 'day' | 'time', input: HTMLTextAreaElement | undefined) => void>(
    'insertStamp',
  )
