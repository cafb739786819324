import type { Row } from '@lading/core/rules'
import { mergeRow } from '../../engine/mergeRow'
import type { RowOp } from '../../engine/rowOps'
import type { GridController } from '../../kernel/gridController'
import type { RowChange } from '@lading/core/ports'
import { editingOf } from '../editing/editing'
import { liveEditOf } from './liveEdit'
import { flashOf } from './flash'

/** What a list of changes comes to, each row once. */
interface Batch {
  updates: Map<string, Row>
  inserts: Map<string, { row: Row; index: number | undefined }>
  removals: Set<string>
}

/**
 * Takes over changes from outside, in the order they came: as one transaction without an undo step. Neither the
 * keyboard nor the selection, the open editor or the place the user looks at are touched by it.
 */
export function applyLive(grid: GridController, changes: readonly RowChange[]): void {
  const { updates, inserts, removals } = gather(grid, changes)
  const update = updateOp(grid, updates)
  const remove = removeOp(grid, removals)
  const kept = removals.size - (remove?.at.length ?? 0)
  const insert = insertOp(grid, inserts, grid.engine.store.count - (remove?.at.length ?? 0))
  const ops = [update, remove, insert].filter((op) => op !== undefined)
  if (ops.length === 0 && kept === 0) return
  const act = () => grid.engine.applyOutside(ops)
  if (insert || remove) grid.keepPlace(act)
  else act()
}

function gather(grid: GridController, changes: readonly RowChange[]): Batch {
  const { store } = grid.engine
  const batch: Batch = { updates: new Map(), inserts: new Map(), removals: new Set() }
  const { updates, inserts, removals } = batch
  for (const change of changes) {
    const id = change.type === 'remove' ? change.id : String(change.row[store.rowKey] ?? '')
    const present = store.positionOf(id) >= 0
    const coming = inserts.get(id)
    if (change.type === 'remove') {
      inserts.delete(id)
      updates.delete(id)
      if (present) removals.add(id)
      // Removed here and there alike: it need not be sent.
      else grid.engine.tracker.forget(id)
    } else if (coming) inserts.set(id, { ...coming, row: { ...coming.row, ...change.row } })
    else if (present) {
      removals.delete(id)
      updates.set(id, { ...updates.get(id), ...change.row })
    } else if (change.type === 'insert' && id !== '' && !grid.engine.tracker.removed.has(id)) {
      inserts.set(id, { row: change.row, index: change.index })
    }
  }
  return batch
}

type UpdateOp = Extract<RowOp, { kind: 'update' }>

function updateOp(grid: GridController, updates: Batch['updates']): UpdateOp | undefined {
  const { engine } = grid
  const flash = flashOf(grid)
  const { store, tracker, conflicts } = engine
  const edit = editingOf(grid).state.get()
  const derived = engine.columns.filter(({ def }) => def.derive).map(({ key }) => key)
  const computed = (key: string) => derived.includes(key)
  const found = [...updates].map(([id, incoming]) => ({ id, incoming, position: store.positionOf(id) }))
  found.sort((a, b) => a.position - b.position)
  const op: UpdateOp & { at: number[]; rows: Row[]; keys: (readonly string[] | undefined)[] } = {
    kind: 'update',
    at: [],
    rows: [],
    keys: [],
  }
  for (const { id, incoming, position } of found) {
    const row = store.at(position)!
    const original = tracker.originals.get(id)
    const merged = mergeRow(row, original ?? row, incoming, computed)
    for (const { key, theirs, before } of merged.conflicts) conflicts.note(id, key, theirs, before)
    for (const { key, theirs, before } of merged.agreed) {
      conflicts.replace(id, key, theirs, before)
      conflicts.settle(id, key)
    }
    if (edit?.rowId === id && edit.typed && merged.keys.includes(edit.key)) {
      liveEditOf(grid).under = {
        rowId: id,
        key: edit.key,
        theirs: merged.row[edit.key],
        before: row[edit.key],
      }
    }
    if (!original && merged.keys.length === 0) continue
    const next = engine.derived(merged.row)
    tracker.rebase(id, original ? engine.derived(merged.base) : next, next)
    op.at.push(position)
    op.rows.push(next)
    op.keys.push(engine.options.deriveRow ? undefined : [...merged.keys, ...derived])
    flash.add(id, merged.keys)
  }
  return op.at.length ? op : undefined
}

function removeOp(
  grid: GridController,
  removals: ReadonlySet<string>,
): Extract<RowOp, { kind: 'remove' }> | undefined {
  const { store, tracker, conflicts } = grid.engine
  const edited = editingOf(grid).state.get()?.rowId
  const at: number[] = []
  for (const id of removals) {
    // What was entered here is not thrown away because somebody else removed the row.
    if (tracker.originals.has(id) || id === edited) {
      conflicts.noteRemoved(id)
      continue
    }
    tracker.forget(id)
    conflicts.drop(id)
    at.push(store.positionOf(id))
  }
  return at.length ? { kind: 'remove', at: at.sort((a, b) => a - b) } : undefined
}

function insertOp(
  grid: GridController,
  inserts: Batch['inserts'],
  count: number,
): Extract<RowOp, { kind: 'insert' }> | undefined {
  const list = [...inserts].map(([id, { row, index }]) => ({
    id,
    row: grid.engine.derived({ ...row }),
    index: Math.max(0, Math.min(index ?? Number.POSITIVE_INFINITY, count + inserts.size - 1)),
  }))
  if (list.length === 0) return undefined
  list.sort((a, b) => a.index - b.index)
  const at: number[] = []
  list.forEach(({ index }, n) => at.push(Math.min(Math.max(index, (at[n - 1] ?? -1) + 1), count + n)))
  list.forEach(({ id }) => flashOf(grid).add(id))
  return { kind: 'insert', at, rows: list.map(({ row }) => row) }
}
