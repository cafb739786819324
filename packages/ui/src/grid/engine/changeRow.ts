import type { FillSource } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { isEmptyValue } from '@lading/core/rules'
import { emptyValueOf } from '../api/cell'
import type { CompiledColumn } from '../api/cell'

/** What follows from a change of a row: linked columns and computed fields. */
export interface RowLogic {
  columns: ReadonlyMap<string, CompiledColumn>
  /** Columns whose value bears on others: parents of a linkage, and those that fill others; the rest need no look. */
  leading: ReadonlyMap<string, CompiledColumn>
  /** Columns with `derive`, in column order. */
  derived: readonly CompiledColumn[]
  deriveRow?: (row: Row) => Row
}

/**
 * The row with new values, with all that follows: a changed parent of a linkage clears its children down the chain
 * (spec 2 §4), an emptied name empties what it filled, computed fields are computed again. Answers the same row when nothing changes.
 *
 * @param touched takes the fields that were written, except those that `deriveRow` writes
 */
export function changeRow(row: Row, values: Row, logic: RowLogic, touched: string[]): Row {
  const { columns, leading, derived } = logic
  let next: Row | undefined
  for (const key in values) {
    const value = values[key]
    if (Object.is(row[key], value)) continue
    next ??= { ...row }
    next[key] = value
    touched.push(key)
    const column = leading.size > 0 ? leading.get(key) : undefined
    if (!column) continue
    clearChildren(column, next, values, columns, touched)
    if (isEmptyValue(value)) clearFilled(column, next, values, columns, touched)
  }
  if (!next) return row
  for (let i = 0; i < derived.length; i++) touched.push(derived[i]!.key)
  return deriveRow(next, logic)
}

/** Makes the logic of a grid's columns. */
export function rowLogic(columns: readonly CompiledColumn[], deriveRow: (row: Row) => Row): RowLogic {
  const byKey = columns.map((column) => [column.key, column] as const)
  return {
    columns: new Map(byKey),
    leading: new Map(byKey.filter(([, { def }]) => def.linkageKey || def.props?.['fills'])),
    derived: columns.filter((column) => column.def.derive),
    deriveRow,
  }
}

/** Computes the computed fields of a row into it (a new object if `deriveRow` makes one). */
export function deriveRow(row: Row, logic: RowLogic): Row {
  for (const column of logic.derived) row[column.key] = column.def.derive!(row)
  return logic.deriveRow ? logic.deriveRow(row) : row
}

function clearChildren(
  parent: CompiledColumn,
  row: Row,
  given: Row,
  columns: ReadonlyMap<string, CompiledColumn>,
  touched: string[],
): void {
  let child = parent.def.linkageKey
  if (!child) return
  const seen = new Set([parent.key])
  while (child && !seen.has(child)) {
    seen.add(child)
    // A paste may bring parent and child together: what is given stays.
    if (Object.hasOwn(given, child)) return
    const column = columns.get(child)
    row[child] = column ? emptyValueOf(column) : ''
    touched.push(child)
    child = column?.def.linkageKey
  }
}

/** What was filled only where nothing stood may be the user's own: it stays. */
function clearFilled(
  { def }: CompiledColumn,
  row: Row,
  given: Row,
  columns: ReadonlyMap<string, CompiledColumn>,
  touched: string[],
): void {
  const fills = def.props?.['fills'] as Record<string, string | FillSource> | undefined
  for (const [own, source] of Object.entries(fills ?? {})) {
    if (typeof source !== 'string' || Object.hasOwn(given, own) || isEmptyValue(row[own])) continue
    const column = columns.get(own)
    row[own] = column ? emptyValueOf(column) : null
    touched.push(own)
  }
}
