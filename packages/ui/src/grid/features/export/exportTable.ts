import { cellText } from '../../engine/cellText'
import type { ExportScope } from '../../api/exportScope'
import type { CompiledColumn } from '../../api/cell'
import { buildSpans } from '../spans/spanMap'
import type { SpanMap } from '../spans/spanMap'
import { nextTask } from '../../../foundation/nextTask'
import type { GridController } from '../../kernel/gridController'
import { joinRanges } from '../selection/ranges'
import { rangesOf } from '../../kernel/selection'
import { columnsOf } from '../columns/columnTable'
import { spansOf } from '../spans/gridSpans'

/** Columns and rows on their way out. The grid's own columns are never among them. */
export interface ExportTable {
  columns: readonly { column: CompiledColumn; width: number }[]
  /** Number of rows. */
  count: number
  /** Position in the data of a row, from 0. */
  positionAt(index: number): number
}

/** Width in pixels of a column that is not on screen. */
const UNSEEN = 120
/** The page is let draw after so many milliseconds of work. */
const SLICE = 12

/** The columns and rows of a scope; undefined when the chosen ranges make no table. */
export function exportTable(grid: GridController, scope: ExportScope): ExportTable | undefined {
  const { view, store } = grid.engine
  const laid = grid.layout.get().columns
  const shown = laid.filter(({ column }) => !column.cell.marker)
  if (scope === 'shown') {
    return { columns: shown, count: view.wholeCount, positionAt: (index) => view.wholeAt(index) }
  }
  if (scope === 'all') {
    const columns = columnsOf(grid)
      .ordered()
      .filter(({ cell }) => !cell.marker)
      .map((column) => ({ column, width: grid.layout.get().byKey.get(column.key)?.width ?? UNSEEN }))
    return { columns, count: store.count, positionAt: (index) => index }
  }
  const selection = grid.selection.get()
  const block = selection && joinRanges(rangesOf(selection))
  if (!block) return undefined
  const columns = block.columns.flatMap((index) => laid[index] ?? [])
  return {
    columns: columns.filter(({ column }) => !column.cell.marker),
    count: block.rows.length,
    positionAt: (index) => view.positionAt(block.rows[index] ?? -1),
  }
}

/** The merged cells of a table, as it is laid out: other columns and rows than on screen may be neighbours. */
export function tableSpans(grid: GridController, table: ExportTable): SpanMap | undefined {
  if (!spansOf(grid).enabled) return undefined
  return buildSpans({
    count: table.count,
    rowAt: (index) => grid.engine.store.at(table.positionAt(index)),
    columns: table.columns.map(({ column }) => column),
    span: spansOf(grid).guarded(),
  })
}

/**
 * Rows one after the other, each made by `read`, in slices: the page stays usable while 100,000 are read. Ends early
 * with the signal.
 */
export async function* slicesOf<Value>(
  grid: GridController,
  table: ExportTable,
  read: (row: Record<string, unknown>, index: number) => Value,
  signal?: AbortSignal,
): AsyncGenerator<Value[]> {
  let slice: Value[] = []
  let until = performance.now() + SLICE
  for (let index = 0; index < table.count; index++) {
    const row = grid.engine.store.at(table.positionAt(index))
    if (row) slice.push(read(row, index))
    if ((index & 63) !== 63 || performance.now() < until) continue
    yield slice
    await nextTask()
    if (signal?.aborted) return
    slice = []
    until = performance.now() + SLICE
  }
  if (slice.length) yield slice
}

/** The text of a cell as it leaves the grid. */
export const exportText = cellText
