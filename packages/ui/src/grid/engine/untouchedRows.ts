import type { Row } from '@lading/core/rules'
import { isEmptyIn } from '../api/cell'
import type { GridEngine } from './gridEngine'

/**
 * Whether nobody has entered anything in a row: it was never saved, no text stands in it, and each of its columns is
 * empty or as a new row begins (defaults, and what is computed from them).
 *
 * @param fresh how a row begins that nothing is known about; made once for many rows
 */
export function isUntouched(engine: GridEngine, row: Row, fresh?: Row): boolean {
  const id = engine.store.idOf(row)
  if (!engine.tracker.inserted.has(id) || engine.entries.has(id)) return false
  const begun = engine.begunAs(id) ?? fresh ?? engine.createRows([{}])[0]
  return engine.columns.every(
    ({ key, cell }) =>
      cell.marker === true ||
      isEmptyIn(cell, row[key]) ||
      JSON.stringify(row[key]) === JSON.stringify(begun?.[key]),
  )
}

/** Ids of the untouched rows that stand behind all others: those that Tab, or a click on 新增, left there. */
export function trailingUntouched(engine: GridEngine): string[] {
  const { store, tracker } = engine
  const ids: string[] = []
  let fresh: Row | undefined
  for (let position = store.count - 1; position >= 0; position--) {
    const row = store.at(position)!
    if (!tracker.inserted.has(store.idOf(row))) break
    fresh ??= engine.createRows([{}])[0]
    if (!isUntouched(engine, row, fresh)) break
    ids.push(store.idOf(row))
  }
  return ids
}
