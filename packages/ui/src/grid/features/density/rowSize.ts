import { readLocal, writeLocal } from '../../../foundation/storage/localSettings'
import { ROW_HEIGHTS } from '../../api/measures'

/** How high rows are: `large` 61 pixels, `middle` 47, `small` 36. */
export type RowSize = keyof typeof ROW_HEIGHTS

const keyOf = (storageKey: string) => `${storageKey}.size`

/** The height a person has chosen for the rows of a grid in this browser; undefined when none was. */
export function readRowSize(storageKey: string | undefined): RowSize | undefined {
  const text = storageKey === undefined ? null : readLocal(keyOf(storageKey))
  return text !== null && Object.hasOwn(ROW_HEIGHTS, text) ? (text as RowSize) : undefined
}

/** Keeps what was chosen; without a key nothing is kept. */
export function writeRowSize(storageKey: string | undefined, size: RowSize): void {
  if (storageKey !== undefined) writeLocal(keyOf(storageKey), size)
}
