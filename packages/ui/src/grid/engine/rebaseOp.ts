import type { Row } from '@lading/core/rules'
import type { ConflictStore } from './conflictStore'
import type { RowOp } from './rowOps'
import type { RowStore } from './rowStore'

/**
 * An op of the undo history for rows that others have changed, moved or removed since it was recorded: rows are found
 * by id, of changed rows only the fields that the step itself touched are written, and rows that are gone are passed
 * over. Undefined when nothing is left to do.
 *
 * @param derive computes the computed fields of a row anew
 */
export function rebaseOp(
  op: RowOp,
  store: RowStore,
  conflicts: ConflictStore,
  derive: (row: Row) => Row,
): RowOp | undefined {
  switch (op.kind) {
    case 'update':
      return rebaseUpdate(op, store, conflicts, derive)
    case 'remove': {
      const at = (op.ids ?? []).map((id) => store.positionOf(id)).filter((position) => position >= 0)
      return at.length ? { kind: 'remove', at: at.sort((a, b) => a - b) } : undefined
    }
    case 'insert':
      return rebaseInsert(op, store)
    case 'move': {
      const from = op.id === undefined ? op.from : store.positionOf(op.id)
      const to = Math.min(op.to, store.count - 1)
      return from < 0 || from === to ? undefined : { ...op, from, to }
    }
  }
}

function rebaseUpdate(
  op: Extract<RowOp, { kind: 'update' }>,
  store: RowStore,
  conflicts: ConflictStore,
  derive: (row: Row) => Row,
): RowOp | undefined {
  const found = op.rows.flatMap((row, i) => {
    const id = store.idOf(row)
    const position = store.positionOf(id)
    const current = store.at(position)
    if (!current) return []
    const keys = op.keys?.[i] ?? Object.keys({ ...current, ...row })
    const next: Row = { ...current }
    for (const key of keys) next[key] = conflicts.currentOf(id, key, row[key])
    return [{ position, next: derive(next), keys }]
  })
  if (found.length === 0) return undefined
  found.sort((a, b) => a.position - b.position)
  return {
    kind: 'update',
    at: found.map(({ position }) => position),
    rows: found.map(({ next }) => next),
    keys: found.map(({ keys }) => keys),
  }
}

/** Rows come back behind the row they stood behind; if that is gone, where they were counted from the start. */
function rebaseInsert(op: Extract<RowOp, { kind: 'insert' }>, store: RowStore): RowOp | undefined {
  const missing = op.rows.map((row) => store.positionOf(store.idOf(row)) < 0)
  const rows = op.rows.filter((_, i) => missing[i])
  if (rows.length === 0) return undefined
  const place = new Map<string, number>()
  let added = 0
  const at: number[] = []
  op.rows.forEach((row, i) => {
    if (!missing[i]) return
    const after = op.after?.[i]
    const own = after === undefined ? undefined : place.get(after)
    const anchor = after ? store.positionOf(after) : -1
    const wanted = own ?? (after === '' ? 0 : anchor >= 0 ? anchor + 1 + added : op.at[i]!)
    const position = Math.max((at.at(-1) ?? -1) + 1, Math.min(wanted, store.count + added))
    at.push(position)
    place.set(store.idOf(row), position + 1)
    added++
  })
  return { kind: 'insert', at, rows }
}
