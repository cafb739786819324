import type { Row } from '@lading/core/rules'
import type { CompiledColumn } from '../../api/cell'
import type { CellAt, CellRange } from '../../kernel/selection'
import type { CellSpan, SpanFunction } from '../../api/column'

/** The rows and columns in whose order cells are merged. */
export interface SpanSource {
  count: number
  rowAt(index: number): Row | undefined
  columns: readonly CompiledColumn[]
  /** The grid's own function; columns with one of their own do not ask it. */
  span?: SpanFunction | undefined
  /** The column behind the last one a merge that begins in a column may reach. @default the number of columns */
  endOf?(column: number): number
  /** Whether a merge may not go on below a row. @default it always may */
  endsBelow?(index: number): boolean
}

/**
 * Which cells are merged. Merges never overlap: of two that want the same cell the first in reading order has it, and
 * the other is cut short. Columns without merges cost nothing.
 */
export class SpanMap {
  readonly merges: readonly CellRange[]
  /** By column: for every row the number of its merge, from 1. */
  readonly #at: readonly (Int32Array | undefined)[]

  constructor(merges: readonly CellRange[], at: readonly (Int32Array | undefined)[]) {
    this.merges = merges
    this.#at = at
  }

  /** The merge a cell belongs to. */
  at(row: number, column: number): CellRange | undefined {
    const number = this.#at[column]?.[row]
    return number ? this.merges[number - 1] : undefined
  }

  /** The cell that is drawn where a cell is: the first one of its merge. */
  anchor(cell: CellAt): CellAt {
    const merge = this.at(cell.row, cell.column)
    return merge ? { row: merge.top, column: merge.left } : cell
  }

  /** Whether a cell is not drawn because another one covers it. */
  covers(row: number, column: number): boolean {
    const merge = this.at(row, column)
    return merge !== undefined && (merge.top !== row || merge.left !== column)
  }

  /** A range made large enough to hold every merge it touches as a whole. */
  grow(range: CellRange): CellRange {
    let grown = range
    for (;;) {
      const next = this.#step(grown)
      if (next === grown) return grown
      grown = next
    }
  }

  /** Merges can only stick out at a range's edges, so that the inside of a large range is not looked at. */
  #step(range: CellRange): CellRange {
    let { top, bottom, left, right } = range
    const take = (row: number, column: number) => {
      const merge = this.at(row, column)
      if (!merge) return
      top = Math.min(top, merge.top)
      bottom = Math.max(bottom, merge.bottom)
      left = Math.min(left, merge.left)
      right = Math.max(right, merge.right)
    }
    for (let column = range.left; column <= range.right; column++) {
      take(range.top, column)
      take(range.bottom, column)
    }
    for (const column of new Set([range.left, range.right])) {
      if (!this.#at[column]) continue
      for (let row = range.top; row <= range.bottom; row++) take(row, column)
    }
    const same = top === range.top && bottom === range.bottom && left === range.left && right === range.right
    return same ? range : { top, bottom, left, right }
  }
}

/** Works out all merges; undefined when no column has any. */
export function buildSpans(source: SpanSource): SpanMap | undefined {
  const { count, columns } = source
  const asking = columns.map(({ def, cell }) => (cell.marker ? undefined : (def.span ?? source.span)))
  if (count === 0 || !asking.some(Boolean)) return undefined
  const merges: CellRange[] = []
  const at: (Int32Array | undefined)[] = []
  const endOf = (column: number) => Math.min(columns.length, source.endOf?.(column) ?? columns.length)
  for (let row = 0; row < count; row++) {
    const record = source.rowAt(row)
    if (!record) continue
    for (let column = 0; column < columns.length; column++) {
      const span = asking[column]
      if (!span || at[column]?.[row]) continue
      const wish =
        span === true ? equalRun(source, columns[column]!.key, row) : span(record, row, columns[column]!.def)
      const merge = wish && cut(wish, row, column, endOf(column), source, at)
      if (!merge) continue
      merges.push(merge)
      for (let each = merge.left; each <= merge.right; each++) {
        const rows = (at[each] ??= new Int32Array(count))
        rows.fill(merges.length, merge.top, merge.bottom + 1)
      }
    }
  }
  return merges.length ? new SpanMap(merges, at) : undefined
}

/** How many rows from one on have the same value; blank ones are not merged. */
function equalRun({ count, rowAt }: SpanSource, key: string, from: number): CellSpan | undefined {
  const value = rowAt(from)?.[key]
  if (value === null || value === undefined || value === '') return undefined
  let to = from + 1
  while (to < count && Object.is(rowAt(to)?.[key], value)) to++
  return { rowSpan: to - from }
}

/** The merge as far as there is room for it; undefined when that is one cell. */
function cut(
  { rowSpan = 1, colSpan = 1 }: CellSpan,
  row: number,
  column: number,
  end: number,
  source: SpanSource,
  at: readonly (Int32Array | undefined)[],
): CellRange | undefined {
  const whole = (wish: number) => (Number.isFinite(wish) ? Math.max(1, Math.floor(wish)) : 1)
  const lastColumn = Math.min(end, column + whole(colSpan)) - 1
  let right = column
  while (right < lastColumn && !at[right + 1]?.[row]) right++
  const lastRow = Math.min(source.count, row + whole(rowSpan)) - 1
  let bottom = row
  const free = (below: number) => {
    for (let each = column; each <= right; each++) if (at[each]?.[below]) return false
    return true
  }
  while (bottom < lastRow && !source.endsBelow?.(bottom) && free(bottom + 1)) bottom++
  return bottom === row && right === column ? undefined : { top: row, bottom, left: column, right }
}
