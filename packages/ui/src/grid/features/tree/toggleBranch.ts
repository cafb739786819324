import type { GridController } from '../../kernel/gridController'
import { treeOf } from './treeRows'

/** Opens or closes a branch of the tree. The active cell stays the same cell, if it is still shown. */
export function toggleBranch(grid: GridController, id: string, open?: boolean): void {
  const mark = grid.engine.marks?.take()
  treeOf(grid).toggle(id, open)
  grid.engine.marks?.restore(mark)
}
