import type { Row } from '@lading/core/rules'
import { cellText } from '../../engine/cellText'
import type { CompiledColumn } from '../../api/cell'
import { nextTask } from '../../../foundation/nextTask'
import { matcherOf } from './matcher'
import type { FindOptions } from './matcher'

/** More matches are not counted. */
export const MAX_MATCHES = 10_000
/** How long one slice of the search may keep the page busy, in milliseconds. */
const SLICE = 12

/** A cell whose text was found: the row's id and the column's key, so that it is found again after rows have moved. */
export interface Match {
  rowId: string
  key: string
}

/**
 * Cells whose text contains `text`, in reading order.
 *
 * @param shown rows as shown: how many, and which one stands at an index; cells that are covered are not searched
 * @param how whether capitals and the rest of the cell matter; `most` matches, `MAX_MATCHES` by default
 * @returns undefined when it was ended by `signal`
 */
export async function findCells(
  shown: {
    count: number
    at(index: number): Row | undefined
    idOf(row: Row): string
    covers?: ((index: number, key: string) => boolean) | undefined
  },
  columns: readonly CompiledColumn[],
  text: string,
  signal?: AbortSignal,
  { most = MAX_MATCHES, ...how }: FindOptions & { most?: number } = {},
): Promise<Match[] | undefined> {
  const found: Match[] = []
  const matches = matcherOf(text, how)
  if (!matches) return found
  let sliceEnd = performance.now() + SLICE
  for (let index = 0; index < shown.count; index++) {
    const row = shown.at(index)
    if (!row) continue
    for (const column of columns) {
      if (!matches(cellText(column, row)) || shown.covers?.(index, column.key)) continue
      found.push({ rowId: shown.idOf(row), key: column.key })
      if (found.length >= most) return found
    }
    if (performance.now() < sliceEnd) continue
    await nextTask()
    if (signal?.aborted) return undefined
    sliceEnd = performance.now() + SLICE
  }
  return found
}
