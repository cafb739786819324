import type { GridController } from '../kernel/gridController'
import { autoHeightOf } from '../features/auto-height/autoHeightOf'
import { checkedOf } from '../features/checked/checkedRows'
import { editingOf } from '../features/editing/editing'
import { expandedOf } from '../features/expand/expandedRows'
import { arrangeRows } from '../features/filtering/arrangeRows'
import { followEdits } from '../features/live/followEdits'
import { settlerOf } from '../features/sorting/sortSettler'
import { spansOf } from '../features/spans/gridSpans'
import { treeOf } from '../features/tree/treeRows'

/**
 * What listens to a grid from its first row on, in this order: rows that go are forgotten, merges known to be stale, and
 * the selection settled before the kernel follows. Every other feature begins when it is first asked for.
 */
const FEATURES: readonly ((grid: GridController) => unknown)[] = [
  autoHeightOf,
  editingOf,
  checkedOf,
  treeOf,
  expandedOf,
  spansOf,
  (grid) => (grid.engine.arrange = () => arrangeRows(grid)),
  settlerOf,
  followEdits,
]

/** Adds the features to a kernel and starts it. */
export function installFeatures(grid: GridController): GridController {
  for (const install of FEATURES) install(grid)
  grid.start()
  return grid
}
