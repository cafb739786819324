import type { CellRange } from '../../kernel/selection'

/** Where the cells of a paste go: a rectangle that begins at the range's corner. */
export interface PastePlan {
  top: number
  left: number
  rows: number
  columns: number
  /** Rows below the last one that have to be created. */
  created: number
  /** The clipboard's cell for an offset in the rectangle. */
  source(row: number, column: number): string
  /** What of the clipboard finds no place. */
  surplus: Surplus | undefined
}

/** Cells of the clipboard, with something in them, for which there are no rows or columns. */
export interface Surplus {
  rows: number
  columns: number
  /** Cells in the missing columns of the rows that were pasted. */
  cells: number
  /** All of them as a block; blank where a cell was pasted. */
  block: string[][]
}

/**
 * Lays the clipboard's cells over a range as Excel does: one cell fills the range; a block repeats when the range is a
 * multiple of it in that direction; else it is laid down once from the corner. Rows past the end are created, but for
 * blank ones at the clipboard's end; what finds no place is the surplus.
 *
 * @param room most rows that may be created
 */
export function planPaste(
  cells: readonly (readonly string[])[],
  range: CellRange,
  size: { rows: number; columns: number },
  room = Infinity,
): PastePlan | undefined {
  const height = cells.length
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0)
  if (height === 0 || width === 0) return undefined
  const times = (selected: number, block: number) => (selected % block === 0 ? selected : block)
  const free = size.rows - range.top
  let wanted = times(range.bottom - range.top + 1, height)
  if (wanted > free) {
    let filled = height
    while (filled > free && cells[filled - 1]!.every((text) => text === '')) filled--
    wanted = filled
  }
  const created = Math.min(Math.max(0, wanted - free), Math.max(0, room))
  const rows = Math.min(wanted, free + created)
  const columns = Math.min(times(range.right - range.left + 1, width), size.columns - range.left)
  return {
    top: range.top,
    left: range.left,
    rows,
    columns,
    created,
    source: (row, column) => cells[row % height]?.[column % width] ?? '',
    surplus: surplusOf(cells.slice(0, Math.min(wanted, height)), rows, columns),
  }
}

function surplusOf(
  cells: readonly (readonly string[])[],
  rows: number,
  columns: number,
): Surplus | undefined {
  let wide = 0
  let count = 0
  for (const row of cells.slice(0, rows)) {
    for (let at = columns; at < row.length; at++) {
      if (row[at] === '') continue
      wide = Math.max(wide, at + 1 - columns)
      count++
    }
  }
  const long = Math.max(0, cells.length - rows)
  if (count === 0 && long === 0) return undefined
  const block =
    count === 0
      ? cells.slice(rows).map((row) => [...row])
      : long === 0
        ? cells.map((row) => row.slice(columns, columns + wide))
        : cells.map((row, at) => row.map((text, column) => (at < rows && column < columns ? '' : text)))
  return { rows: long, columns: wide, cells: count, block }
}
