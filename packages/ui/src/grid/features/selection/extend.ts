import { holds } from './ranges'
import { rangeOf } from '../../kernel/selection'
import type { CellAt, CellRange, Selection } from '../../kernel/selection'

/**
 * The selection whose range ends at another cell. The active cell stays; of a range that it lies in the midst of (all
 * of a column, say) the corner opposite to the head does.
 */
export function extendTo(selection: Selection, head: CellAt): Selection {
  const { active, range, grown, others } = selection
  const plain: Selection = { active, head, ...(others && { others }) }
  if (!range || grown) return plain
  const corner = opposite(range, selection.head)
  const next = rangeOf({ active: corner, head })
  if (!holds(next, active)) return { ...plain, active: corner }
  return { ...plain, range: next }
}

/** The corner of a range that is farthest from one of its cells. */
function opposite({ top, bottom, left, right }: CellRange, { row, column }: CellAt): CellAt {
  return {
    row: row - top >= bottom - row ? top : bottom,
    column: column - left >= right - column ? left : right,
  }
}
