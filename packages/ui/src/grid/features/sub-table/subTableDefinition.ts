import type { Row } from '@lading/core/rules'
import type { GridColumn } from '../../types'

/** A table that a cell opens in a popover. */
export interface SubTableDefinition<R extends Row = Row> {
  /** @default the column's title */
  title?: string
  columns: readonly GridColumn[]
  /** Its rows; a failure is tried again three times (spec 2 §9). The signal aborts when the popover is closed. */
  load: (row: R, signal: AbortSignal) => Promise<readonly Row[]>
  /** @default 'id' */
  rowKey?: string
  /** In pixels. @default 480 */
  width?: number
}
