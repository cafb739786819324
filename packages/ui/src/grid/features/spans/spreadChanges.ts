import type { CellChange } from '../../engine/transaction'
import type { GridController } from '../../kernel/gridController'
import { spansOf } from './gridSpans'

/**
 * Changes of cells with those of the cells they cover: where neighbours are merged because they are equal
 * (`span: true`), one cell is seen, and changing it changes them all.
 */
export function spreadChanges(grid: GridController, changes: readonly CellChange[]): readonly CellChange[] {
  const spans = spansOf(grid).get()
  if (!spans) return changes
  const { view } = grid.engine
  return changes.flatMap((change) => {
    const laid = grid.layout.get().byKey.get(change.key)
    if (laid?.column.def.span !== true) return [change]
    const merge = spans.at(view.indexOf(change.position), laid.index)
    if (!merge) return [change]
    return Array.from({ length: merge.bottom - merge.top + 1 }, (_, n) => ({
      ...change,
      position: view.positionAt(merge.top + n),
    }))
  })
}
