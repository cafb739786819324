import type { Change, MountedGrid, Patch } from '../page/peer'
import type { BenchRow, BenchTable } from '../page/table'

/** Rows kept by the application, as grids want it that only show what they are given. */
export interface RowsInHand {
  /** The rows to show now. */
  rows(): BenchRow[]
  /** Takes the rows that the grid hands back after an edit (unsorted, unfiltered). */
  take(rows: BenchRow[]): void
  /** Called after every change; set by the view. */
  onChange: () => void
  grid: Pick<MountedGrid, 'value' | 'rowCount' | 'update' | 'updateById' | 'sort' | 'filter' | 'restore'>
}

/**
 * The natural application code around a controlled grid: a changed row is a new object, a change is a new array,
 * sorting and filtering make a derived array.
 */
export function rowsInHand({ rows: given, positions }: BenchTable): RowsInHand {
  let all = given
  let shown = given
  const hand: RowsInHand = {
    rows: () => shown,
    take(rows) {
      all = rows
      shown = rows
      hand.onChange()
    },
    onChange: () => undefined,
    grid: {
      value: (row, key) => shown[row]?.[key],
      rowCount: () => shown.length,
      update(changes) {
        hand.take(withChanges(all, changes))
      },
      updateById(patches) {
        hand.take(withPatches(all, positions, patches))
      },
      sort(key) {
        shown = all.toSorted((a, b) => Number(a[key]) - Number(b[key]))
        hand.onChange()
      },
      filter(key, contains) {
        shown = all.filter((row) => String(row[key]).includes(contains))
        hand.onChange()
      },
      restore() {
        shown = all
        hand.onChange()
      },
    },
  }
  return hand
}

/** A new array in which the changed rows are new objects. */
export function withChanges(rows: BenchRow[], changes: Change[]): BenchRow[] {
  const next = rows.slice()
  for (const { row, key, value } of changes) next[row] = { ...next[row]!, [key]: value } as BenchRow
  return next
}

/** As `withChanges`, by id. */
function withPatches(rows: BenchRow[], positions: ReadonlyMap<string, number>, patches: Patch[]): BenchRow[] {
  const next = rows.slice()
  for (const { id, values } of patches) {
    const row = positions.get(id)!
    next[row] = { ...next[row]!, ...values } as BenchRow
  }
  return next
}
