import type { Row } from '@lading/core/rules'
import type { Changeset, TableData } from '../api/changeset'
import type { ChangeTracker } from './changeTracker'
import type { RowStore } from './rowStore'

/**
 * Derives the changes. Order numbers: unchanged rows keep theirs as long as the order stays strictly ascending; new
 * and moved rows get the next free one; a row that has to make room is `moved`. So an appended row sends one row, a
 * removed row leaves a gap, and the order is right in every case.
 */
export function readChangeset<R extends Row>(
  store: RowStore<R>,
  tracker: ChangeTracker<R>,
  orderKey: string,
): Changeset<R> {
  const changeset: Changeset<R> = { inserted: [], updated: [], deleted: [], moved: [] }
  if (!tracker.dirty) return changeset
  // Rows that were loaded without order numbers are numbered only where the grid adds rows of its own.
  const numbered = store.rows.some((row) => typeof row[orderKey] === 'number')
  let last = 0
  for (let position = 0; position < store.count; position++) {
    const row = store.at(position)!
    const id = store.idOf(row)
    const stored = row[orderKey]
    const keeps = typeof stored === 'number' && stored > last && !tracker.inserted.has(id)
    const order = keeps ? stored : numbered ? last + 1 : position + 1
    last = order
    const written = stored === order ? row : { ...row, [orderKey]: order }
    const original = tracker.originals.get(id)
    if (tracker.inserted.has(id)) changeset.inserted.push(written)
    else if (original) changeset.updated.push({ row: numbered ? written : row, original })
    else if (numbered && stored !== order) changeset.moved.push(written)
    else if (!numbered && tracker.moved) changeset.moved.push(written)
  }
  for (const [id, row] of tracker.removed) changeset.deleted.push(tracker.originals.get(id) ?? row)
  return changeset
}

/** The changes as a save carries them: new, changed and moved rows in the order of the grid. */
export function readTableData<R extends Row>(changeset: Changeset<R>, store: RowStore<R>): TableData<R> {
  const rows = [...changeset.inserted, ...changeset.updated.map((each) => each.row), ...changeset.moved]
  const position = (row: R) => store.positionOf(store.idOf(row))
  rows.sort((a, b) => position(a) - position(b))
  return { tableData: rows, deleteData: changeset.deleted.map((row) => store.idOf(row)) }
}
