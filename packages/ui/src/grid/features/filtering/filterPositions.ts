import type { Row } from '@lading/core/rules'
import { textReader } from '../../engine/cellText'
import type { CompiledColumn } from '../../api/cell'

/** A condition with the columns of which one must meet it. */
export interface FilterTest {
  contains: string
  columns: readonly CompiledColumn[]
}

/**
 * Positions of the rows that meet every condition, ascending. What is looked through is the text people see: a
 * dictionary column is found by its label, a number with its format.
 *
 * @param kept rows that are shown whatever the conditions say
 * @param more further checks that a row must pass
 */
export function filterPositions(
  rows: readonly Row[],
  tests: readonly FilterTest[],
  kept?: (row: Row) => boolean,
  more: readonly Check[] = [],
): Uint32Array {
  const checks = [...tests.flatMap((test) => checkOf(test) ?? []), ...more]
  const passed: number[] = []
  const [only] = checks
  if (only && checks.length === 1 && !kept) {
    for (let position = 0; position < rows.length; position++)
      if (only(rows[position]!)) passed.push(position)
    return Uint32Array.from(passed)
  }
  for (let position = 0; position < rows.length; position++) {
    const row = rows[position]!
    if (passes(row, checks) || kept?.(row)) passed.push(position)
  }
  return Uint32Array.from(passed)
}

type Check = (row: Row) => boolean

function passes(row: Row, checks: readonly Check[]): boolean {
  for (let i = 0; i < checks.length; i++) if (!checks[i]!(row)) return false
  return true
}

function checkOf({ contains, columns }: FilterTest): Check | undefined {
  const wanted = contains.trim().toLowerCase()
  if (wanted === '') return undefined
  // Digits and Chinese have no capitals: the texts need not be turned into small letters.
  const cased = wanted !== wanted.toUpperCase()
  const readers = columns.map(textReader)
  const [read] = readers
  if (!read) return () => false
  if (readers.length === 1) {
    return cased ? (row) => read(row).toLowerCase().includes(wanted) : (row) => read(row).includes(wanted)
  }
  return (row) => readers.some((each) => (cased ? each(row).toLowerCase() : each(row)).includes(wanted))
}
