import type { Alteration } from '../../api/cell'
import type { GridController } from '../../kernel/gridController'
import { lazyCommand } from '../../kernel/lazyCommand'

/** Pastes what the clipboard holds at the active cell. */
export const lazyPasteCells =
  lazyCommand<(grid: GridController, clipboard: { text: string; html?: string }) => Promise<void>>(
    'pasteCells',
  )

/** Tells that a value says less than the text it was read from. */
export const lazyReportAltered =
  lazyCommand<
    (grid: GridController, edit: { rowId: string; key: string; draft: string }, altered: Alteration) => void
  >('reportAltered')

/** Tells that cells were not blanked. */
export const lazyTellCleared =
  lazyCommand<(grid: GridController, cleared: number, locked: number) => void>('tellCleared')
