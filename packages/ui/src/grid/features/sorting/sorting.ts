import type { SortChoice } from '../../api/arrangement'
import { Cell } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'
import type { GridController } from '../../kernel/gridController'

/** By which column the rows of a grid are shown. */
export const sortOf = defineFeature(() => new Cell<SortChoice | undefined>(undefined))

/** Shows the rows by a column, or as they are. The active cell stays the same cell. */
export function sortBy(grid: GridController, choice: SortChoice | undefined): void {
  const sort = sortOf(grid)
  if (choice === sort.get()) return
  sort.set(choice)
  grid.rearrange()
}
