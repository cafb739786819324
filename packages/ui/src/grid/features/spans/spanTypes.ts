import type { Row } from '@lading/core/rules'
import type { GridColumn } from '../../types'

/** How far a merged cell reaches, counted in rows and columns as they are shown. */
export interface CellSpan {
  /** @default 1 */
  rowSpan?: number
  /** @default 1 */
  colSpan?: number
}

/**
 * Says which cells are merged. It is asked for the first cell of a merge and for every cell that is in none; what it
 * says of cells that are covered is not asked. What it answers may only depend on the rows and their order.
 *
 * @param rowIndex place on screen, from 0: after sorting and filtering
 */
export type SpanFunction<R extends Row = Row> = (
  row: R,
  rowIndex: number,
  column: GridColumn<R>,
) => CellSpan | undefined
