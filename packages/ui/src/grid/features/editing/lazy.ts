import type { GridController } from '../../kernel/gridController'
import { lazyCommand } from '../../kernel/lazyCommand'
import type { KeyCommand } from '../navigation/keyCommand'
import type { EnteredValue } from './entered'

/** Writes what was entered into all chosen cells (Ctrl+Enter). */
export const lazyFillChosen = lazyCommand<(grid: GridController, value: EnteredValue) => void>('fillChosen')

/** Does what a rarely pressed key means. */
export const lazyRunCommand =
  lazyCommand<(grid: GridController, command: KeyCommand) => void>('runLazyCommand')
