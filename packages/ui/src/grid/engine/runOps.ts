import type { Row } from '@lading/core/rules'
import type { ChangeReason } from '../api/change'
import type { ChangeTracker } from './changeTracker'
import type { ConflictStore } from './conflictStore'
import type { IssueStore } from './issueStore'
import { rebaseOp } from './rebaseOp'
import type { RowOp } from './rowOps'
import type { RowStore } from './rowStore'
import type { Totals } from './totals'
import type { ReplacedRow, Transaction } from './transaction'

/** The parts of an engine that follow its operations. */
interface Parts {
  store: RowStore
  tracker: ChangeTracker
  totals: Totals
  issues: IssueStore
  conflicts: ConflictStore
  /** A row with its computed fields; the given one is written to. */
  derived(row: Row): Row
}

/** What was done, and what undoes it. */
interface Done {
  inverse: RowOp[]
  done: RowOp[]
  transaction: Transaction
}

/**
 * Applies ops to the rows and to all that is derived from them: changes, totals, messages, conflicts.
 *
 * @param how `own`: edits of the user, which count as changes; `replay`: steps of the history that find their rows by
 *   id, because rows were changed from outside since
 */
export function runOps(
  parts: Parts,
  reason: ChangeReason,
  ops: readonly RowOp[],
  how: { own: boolean; replay: boolean },
): Done {
  const { store, tracker, totals, issues, conflicts } = parts
  const { own, replay } = how
  totals.beforeChange()
  const inverse: RowOp[] = []
  const done: RowOp[] = []
  const updated: ReplacedRow[] = []
  const inserted: string[] = []
  const removed: string[] = []
  let moved = false
  const counted = totals.counted
  for (const given of ops) {
    const op = replay ? rebaseOp(given, store, conflicts, (row) => parts.derived(row)) : given
    if (!op) continue
    const applied = store.apply(op)
    inverse.unshift(applied.inverse)
    done.push(applied.op)
    switch (op.kind) {
      case 'update':
        for (let i = 0; i < op.rows.length; i++) {
          const before = applied.before[i]!
          const after = op.rows[i]!
          const keys = op.keys?.[i]
          const id = store.idOf(after)
          if (own) tracker.update(id, before, after, keys)
          if (counted) totals.replace(before, after, keys)
          updated.push({ id, before, after, keys })
        }
        break
      case 'insert':
        for (const row of op.rows) {
          const id = store.idOf(row)
          if (own) tracker.insert(id)
          totals.insert(row)
          inserted.push(id)
        }
        break
      case 'remove':
        for (const row of applied.before) {
          const id = store.idOf(row)
          if (own) tracker.remove(id, row)
          totals.remove(row)
          issues.drop(id)
          conflicts.drop(id)
          removed.push(id)
        }
        break
      case 'move':
        moved = true
        tracker.move(reason === 'undo' ? -1 : 1)
    }
  }
  return { inverse, done, transaction: { reason, updated, inserted, removed, moved } }
}
