import type { GridController } from '../../kernel/gridController'
import { copyAbove, fillRange } from '../fill/fillRange'
import type { KeyCommand } from '../navigation/keyCommand'
import { leaveGrid } from '../navigation/leaveGrid'
import {
  collapse,
  goToCorner,
  revealActive,
  selectAll,
  selectColumns,
  selectRows,
} from '../selection/selectionCommands'

/** Does what a key means whose code is loaded lazily; other commands are left alone. */
export function runLazyCommand(grid: GridController, command: KeyCommand): void {
  switch (command.type) {
    case 'selectAll':
      return selectAll(grid)
    case 'selectRow':
      return selectRows(grid)
    case 'selectColumn':
      return selectColumns(grid)
    case 'collapse':
      return collapse(grid)
    case 'corner':
      return goToCorner(grid)
    case 'reveal':
      return revealActive(grid)
    case 'leave':
      return leaveGrid(grid, command.by)
    case 'fillDown':
      return fillRange(grid, 'down')
    case 'fillRight':
      return fillRange(grid, 'right')
    case 'copyAbove':
      return copyAbove(grid)
  }
}
