import type { GridController } from '../../kernel/gridController'
import type { Step } from '../navigation/keyCommand'
import { endOf, rangeOf, rangesOf } from '../../kernel/selection'
import type { CellAt, CellRange, Selection } from '../../kernel/selection'
import { spansOf } from '../spans/gridSpans'

/** Steps that stay inside of a chosen range: Tab along its rows, Enter down its columns. */
const CYCLES: Partial<Record<Step, { by: 1 | -1; down: boolean }>> = {
  next: { by: 1, down: false },
  previous: { by: -1, down: false },
  nextRow: { by: 1, down: true },
  previousRow: { by: -1, down: true },
}

/**
 * The selection after Tab or Enter (with Shift: back) in chosen ranges: the active cell goes on inside of its range,
 * then to the next one, and after the last to the first. The ranges stay.
 *
 * @param covered whether a cell is hidden by a merged one, so that it is passed over
 */
export function cycle(selection: Selection, step: Step, covered: (cell: CellAt) => boolean): Selection {
  const how = CYCLES[step]
  if (!how) return selection
  let ranges = rangesOf(selection)
  let range = rangeOf(selection)
  let { head } = selection
  let at: CellAt | undefined = selection.active
  do {
    at = inRange(range, at, how)
    if (at) continue
    // The active range is the last of the list: the list turns, so that their order stays.
    ranges = how.by > 0 ? [...ranges.slice(1), ranges[0]!] : [ranges.at(-1)!, ...ranges.slice(0, -1)]
    range = ranges.at(-1)!
    head = endOf(range)
    at = how.by > 0 ? { row: range.top, column: range.left } : head
  } while (covered(at))
  return { active: at, head, range, ...(ranges.length > 1 && { others: ranges.slice(0, -1) }) }
}

/** Takes the active cell on inside of the chosen ranges. */
export function cycleOn(grid: GridController, step: Step): void {
  const selection = grid.selection.get()
  const spans = spansOf(grid).get()
  if (selection) grid.choose(cycle(selection, step, ({ row, column }) => spans?.covers(row, column) ?? false))
}

/** The next cell of a range; undefined past its end. */
function inRange(
  { top, bottom, left, right }: CellRange,
  { row, column }: CellAt,
  { by, down }: { by: 1 | -1; down: boolean },
): CellAt | undefined {
  const within = (cell: CellAt) =>
    cell.row >= top && cell.row <= bottom && cell.column >= left && cell.column <= right
  const next = down ? { row: row + by, column } : { row, column: column + by }
  if (within(next)) return next
  const line = down
    ? { row: by > 0 ? top : bottom, column: column + by }
    : { row: row + by, column: by > 0 ? left : right }
  return within(line) ? line : undefined
}
