import type { Row } from '@lading/core/rules'
import { TEMPORARY_SUFFIX } from '@lading/core/entity'
import type { CompiledColumn } from '../api/cell'

/** Gives rows ids that no other row has, until the server gives real ones. */
export class TemporaryIds {
  /** Begins every id. */
  prefix = ''
  #last = 0

  /** @param taken whether a row has this id already. */
  next(taken: (id: string) => boolean): string {
    let id: string
    do id = `${this.prefix}row_${++this.#last}${TEMPORARY_SUFFIX}`
    while (taken(id))
    return id
  }
}

/** Whether an id is one the grid has given: the row was never saved. */
export function isTemporaryId(id: string): boolean {
  return id === '' || id.endsWith(TEMPORARY_SUFFIX)
}

/** Whether one look at its last letter tells that an id is a given one: what most of 100,000 ids are. */
function isPlainId(id: string): boolean {
  return id !== '' && id.charCodeAt(id.length - 1) !== LAST_LETTER
}

const LAST_LETTER = TEMPORARY_SUFFIX.charCodeAt(TEMPORARY_SUFFIX.length - 1)

/**
 * Rows as a grid can hold them: every one has an id. A row without one gets a temporary id. Answers also the ids of
 * rows that were never saved.
 */
export function identify<R extends Row>(
  rows: readonly R[],
  rowKey: string,
  ids: TemporaryIds,
): { rows: R[]; temporary: string[] } {
  const result = rows.slice()
  const temporary: string[] = []
  const nameless: number[] = []
  for (let position = 0; position < result.length; position++) {
    const id = result[position]![rowKey]
    if (typeof id === 'number' || (typeof id === 'string' && isPlainId(id))) continue
    if (id === null || id === undefined || id === '') nameless.push(position)
    else if (isTemporaryId(String(id))) temporary.push(String(id))
  }
  if (nameless.length > 0) {
    const taken = new Set(rows.map((row) => String(row[rowKey])))
    for (const position of nameless) {
      const id = ids.next((candidate) => taken.has(candidate))
      taken.add(id)
      temporary.push(id)
      result[position] = { ...result[position]!, [rowKey]: id }
    }
  }
  return { rows: result, temporary }
}

/** Positions of rows whose id an earlier row has already. */
export function doubledPositions(count: number, idAt: (position: number) => string): number[] {
  const seen = new Set<string>()
  const doubled: number[] = []
  for (let position = 0; position < count; position++) {
    const id = idAt(position)
    if (seen.has(id)) doubled.push(position)
    else seen.add(id)
  }
  return doubled
}

/** A new row: the default values of the columns or their types, then the given values. */
export function defaultRow(columns: readonly CompiledColumn[], given: Row): Row {
  const row: Row = {}
  for (const column of columns) {
    const { defaultValue = column.cell.initialValue?.(column) } = column.def
    if (defaultValue === undefined) continue
    row[column.key] = typeof defaultValue === 'function' ? defaultValue({ ...row, ...given }) : defaultValue
  }
  return Object.assign(row, given)
}
