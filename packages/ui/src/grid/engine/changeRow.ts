import type { Row } from '@lading/core/rules'
import { emptyValueOf } from '../cells/defineCell'
import type { CompiledColumn } from './compileColumns'

/** What follows from a change of a row: linked columns and computed fields. */
export interface RowLogic {
  columns: ReadonlyMap<string, CompiledColumn>
  /** Columns with `derive`, in column order. */
  derived: readonly CompiledColumn[]
  deriveRow?: (row: Row) => Row
}

/**
 * The row with new values, with all that follows: a changed parent of a linkage clears its children down the chain
 * (spec 2 §4), computed fields are computed again. Answers the same row when nothing changes.
 */
export function changeRow(row: Row, values: Row, logic: RowLogic): Row {
  let changed = false
  const next: Row = { ...row }
  for (const key of Object.keys(values)) {
    if (Object.is(row[key], values[key])) continue
    changed = true
    next[key] = values[key]
    clearChildren(key, next, values, logic.columns)
  }
  return changed ? deriveRow(next, logic) : row
}

/** Computes the computed fields of a row into it (a new object if `deriveRow` makes one). */
export function deriveRow(row: Row, logic: RowLogic): Row {
  for (const column of logic.derived) row[column.key] = column.def.derive!(row)
  return logic.deriveRow ? logic.deriveRow(row) : row
}

function clearChildren(
  parent: string,
  row: Row,
  given: Row,
  columns: ReadonlyMap<string, CompiledColumn>,
): void {
  const seen = new Set([parent])
  let child = columns.get(parent)?.def.linkageKey
  while (child && !seen.has(child)) {
    seen.add(child)
    // A paste may bring parent and child together: what is given stays.
    if (Object.hasOwn(given, child)) return
    const cell = columns.get(child)?.cell
    row[child] = cell ? emptyValueOf(cell) : ''
    child = columns.get(child)?.def.linkageKey
  }
}
