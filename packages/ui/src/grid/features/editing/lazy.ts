import type { GridController } from '../../kernel/gridController'
import { lazyCommand } from '../../kernel/lazyCommand'
import type { KeyCommand } from '../navigation/keyCommand'
import type { Row } from '@lading/core/rules'

/** Writes what was entered into all chosen cells (Ctrl+Enter). */
export const lazyFillChosen =
  lazyCommand<(grid: GridController, key: string, values: Row, position: number) => void>('fillChosen')

/** Does what a rarely pressed key means. */
export const lazyRunLater = lazyCommand<(grid: GridController, command: KeyCommand) => void>('runLater')
