import type { Row } from '@lading/core/rules'
import { changeRow } from './changeRow'
import type { RowLogic } from './changeRow'
import type { RowOp } from './rowOps'
import type { RowStore } from './rowStore'

/** Values to be written, side by side with the data positions of their rows, which ascend. */
export interface PlannedRows {
  at: readonly number[]
  values: readonly Row[]
}

/** Finds the rows of changes. Ids that are not in the store are passed over; of two values of a field the later counts. */
export function locateChanges(changes: readonly { id: string; values: Row }[], store: RowStore): PlannedRows {
  const { length } = changes
  // Position and place in the list in one number, so that sorting needs no pairs and keeps the order of equal ones.
  const found = new Float64Array(length)
  let count = 0
  for (let i = 0; i < length; i++) {
    const position = store.positionOf(changes[i]!.id)
    if (position >= 0) found[count++] = position * length + i
  }
  const at: number[] = []
  const values: Row[] = []
  for (const each of found.subarray(0, count).sort()) {
    const position = Math.floor(each / length)
    const given = changes[each - position * length]!.values
    const last = at.length - 1
    if (at[last] === position) values[last] = { ...values[last], ...given }
    else {
      at.push(position)
      values.push(given)
    }
  }
  return { at, values }
}

/**
 * The op that writes values into rows with all that follows in them, in one pass; none when nothing changes.
 *
 * @param anyField whether other fields than those that are written may differ afterwards (`deriveRow`)
 */
export function planChanges(
  planned: PlannedRows,
  store: RowStore,
  logic: RowLogic,
  anyField: boolean,
): RowOp[] {
  const at: number[] = []
  const rows: Row[] = []
  const keys: (readonly string[] | undefined)[] = []
  const touched: string[] = []
  // Mostly one field of a row is written: such rows share one list, which the undo step keeps for long.
  const alone = new Map<string, readonly string[]>()
  for (let i = 0; i < planned.at.length; i++) {
    const position = planned.at[i]!
    const before = store.at(position)
    if (!before) continue
    touched.length = 0
    const after = changeRow(before, planned.values[i]!, logic, touched)
    if (after === before) continue
    at.push(position)
    rows.push(after)
    keys.push(anyField ? undefined : listOf(touched, alone))
  }
  return at.length ? [{ kind: 'update', at, rows, keys }] : []
}

/** The fields, each once, in a list that stays. */
function listOf(touched: readonly string[], alone: Map<string, readonly string[]>): readonly string[] {
  if (touched.length > 1) return [...new Set(touched)]
  const key = touched[0]!
  let list = alone.get(key)
  if (!list) alone.set(key, (list = [key]))
  return list
}
