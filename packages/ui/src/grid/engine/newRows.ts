import type { Row } from '@lading/core/rules'
import { TEMPORARY_SUFFIX } from '@lading/core/entity'
import type { CompiledColumn } from './compileColumns'

/** Gives rows ids that no other row has, until the server gives real ones. */
export class TemporaryIds {
  #last = 0

  /** @param taken whether a row has this id already. */
  next(taken: (id: string) => boolean): string {
    let id: string
    do id = `row_${++this.#last}${TEMPORARY_SUFFIX}`
    while (taken(id))
    return id
  }
}

/** Whether an id is one the grid has given: the row was never saved. */
export function isTemporaryId(id: string): boolean {
  return id === '' || id.endsWith(TEMPORARY_SUFFIX)
}

/**
 * Rows as a grid can hold them: every one has an id of its own. A row without an id gets a temporary one; of two
 * rows with one id the later gets a temporary one and is reported, so that none is lost.
 */
export function identify<R extends Row>(
  rows: readonly R[],
  rowKey: string,
  ids: TemporaryIds,
): { rows: R[]; doubled: string[] } {
  const seen = new Set<string>()
  const doubled: string[] = []
  let result: R[] | undefined
  for (let position = 0; position < rows.length; position++) {
    const row = rows[position]!
    const raw = row[rowKey]
    const id = raw === null || raw === undefined ? '' : String(raw)
    if (id !== '' && !seen.has(id)) {
      seen.add(id)
      continue
    }
    if (id !== '') doubled.push(id)
    const given = ids.next((candidate) => seen.has(candidate))
    seen.add(given)
    result ??= rows.slice()
    result[position] = { ...row, [rowKey]: given }
  }
  return { rows: result ?? rows.slice(), doubled }
}

/** A new row: the columns' default values, then the given values. */
export function defaultRow(columns: readonly CompiledColumn[], given: Row): Row {
  const row: Row = {}
  for (const { key, def } of columns) {
    if (def.defaultValue === undefined) continue
    row[key] =
      typeof def.defaultValue === 'function' ? def.defaultValue({ ...row, ...given }) : def.defaultValue
  }
  return { ...row, ...given }
}
