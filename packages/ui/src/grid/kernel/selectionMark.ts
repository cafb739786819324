import type { CellAt, Selection } from './selection'

/** A cell by what it is called, with where it was. */
interface NamedCell {
  rowId: string
  key: string
}

/** The selection by ids, so that it is found again after rows have moved. */
export interface SelectionMark {
  active: NamedCell | undefined
  head: NamedCell | undefined
  selection: Selection
}

/** What names the cells of a grid, and finds them again. */
export interface CellFinder {
  selection: { get(): Selection | undefined }
  spot(at: CellAt): { id: string; column: { key: string } } | undefined
  find(rowId: string, key: string): CellAt | undefined
}

/** Notes where the user is. */
export function markSelection(grid: CellFinder): SelectionMark | undefined {
  const selection = grid.selection.get()
  const name = (at: CellAt) => {
    const spot = grid.spot(at)
    return spot && { rowId: spot.id, key: spot.column.key }
  }
  return selection && { active: name(selection.active), head: name(selection.head), selection }
}

/** The noted selection where its rows are now. What has not moved keeps its further ranges, too. */
export function findSelection(grid: Pick<CellFinder, 'find'>, mark: SelectionMark): Selection {
  const find = (named: NamedCell | undefined, fallback: CellAt) =>
    (named && grid.find(named.rowId, named.key)) ?? fallback
  const { selection } = mark
  const active = find(mark.active, selection.active)
  const head = find(mark.head, selection.head)
  const same = (a: CellAt, b: CellAt) => a.row === b.row && a.column === b.column
  return same(active, selection.active) && same(head, selection.head) ? selection : { active, head }
}
