import type { SortChoice } from '../../api/arrangement'
import type { GridController } from '../../kernel/gridController'
import { columnsOf } from '../columns/columnTable'
import type { Followed } from '../columns/signalReactivity'

/** By which column the rows of a grid are shown. */
export function sortOf(grid: GridController): Followed<SortChoice | undefined> {
  return columnsOf(grid).sorting
}

/** Shows the rows by a column, or as they are. The active cell stays the same cell. */
export function sortBy(grid: GridController, choice: SortChoice | undefined): void {
  const before = sortOf(grid).get()
  columnsOf(grid).sort(choice)
  if (sortOf(grid).get() !== before) grid.rearrange()
}
