import type { Row } from '@lading/core/rules'
import type { GridDraft } from '../../api/changeset'
import { readChangeset } from '../../engine/changeset'
import { isTemporaryId } from '../../engine/newRows'
import type { GridController } from '../../kernel/gridController'

/** The changes as they stand. An editor that is open stays open; what is being typed in it is not among them. */
export function draftOf({ engine }: GridController): GridDraft {
  const { store, tracker } = engine
  const { inserted, updated, moved, deleted } = readChangeset(store, tracker, engine.options.orderKey)
  return {
    rows: [...inserted, ...updated.map(({ row }) => row), ...moved]
      .map((row) => ({ at: store.positionOf(store.idOf(row)), row: { ...row } }))
      .sort((a, b) => a.at - b.at),
    removed: deleted.map((row) => store.idOf(row)),
  }
}

/**
 * Makes the changes of a draft again, upon the rows that are there now: rows that have gone meanwhile stay gone, rows
 * that came meanwhile stay.
 */
export function applyDraft({ engine }: GridController, draft: GridDraft): void {
  const { store, options } = engine
  engine.removeRows(draft.removed, 'api')
  const known = (row: Row) => store.positionOf(store.idOf(row)) >= 0
  // Order numbers follow from the places.
  const values = (row: Row) => {
    const { [options.orderKey]: _order, [options.rowKey]: _id, ...rest } = row
    return rest
  }
  const changed = draft.rows.filter(({ row }) => known(row))
  engine.updateRows(
    changed.map(({ row }) => ({ id: store.idOf(row), values: values(row) })),
    'api',
  )
  for (const { at, rows } of runs(
    draft.rows.filter(({ row }) => isNew(row, options.rowKey) && !known(row)),
  )) {
    engine.insertRows(at, rows.map(values), 'api')
  }
  for (const { at, row } of changed) engine.moveRow(store.idOf(row), at)
}

/** Rows that stand one after the other, together: one step for a thousand pasted rows. */
function runs(rows: GridDraft['rows']): { at: number; rows: Row[] }[] {
  const found: { at: number; rows: Row[] }[] = []
  for (const { at, row } of rows) {
    const last = found.at(-1)
    if (last && last.at + last.rows.length === at) last.rows.push(row)
    else found.push({ at, rows: [row] })
  }
  return found
}

function isNew(row: Row, rowKey: string): boolean {
  return isTemporaryId(String(row[rowKey] ?? ''))
}
