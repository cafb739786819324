import type { Row } from '@lading/core/rules'
import type { ChangeReason } from '../api/change'
import type { ChangeTracker } from './changeTracker'
import type { ConflictStore } from './conflictStore'
import type { IssueStore } from './issueStore'
import { rebaseOp } from './rebaseOp'
import type { RowOp } from './rowOps'
import type { RowStore } from './rowStore'
import type { Totals } from './totals'
import { Transaction } from './transaction'
import type { ReplacedRows } from './transaction'

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
  const replaced: ReplacedRows[] = []
  const inserted: string[] = []
  const removed: string[] = []
  let moved = false
  const counted = totals.counted
  for (const given of ops) {
    const op = replay ? rebaseOp(given, store, conflicts, (row) => parts.derived(row)) : given
    if (!op) continue
    if (op.kind !== 'update') tracker.settle()
    const applied = store.apply(op)
    inverse.unshift(applied.inverse)
    done.push(applied.op)
    switch (op.kind) {
      case 'update': {
        const rows = { at: op.at, before: applied.before, after: op.rows, ...(op.keys && { keys: op.keys }) }
        if (own) tracker.update(rows)
        if (counted) totals.replace(rows)
        replaced.push(rows)
        break
      }
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
  const transaction = new Transaction(reason, (row) => store.idOf(row), {
    replaced,
    inserted,
    removed,
    moved,
  })
  return { inverse, done, transaction }
}
