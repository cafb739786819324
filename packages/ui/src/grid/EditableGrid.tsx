import type { ReactElement } from 'react'
import type { Row } from '@lading/core/rules'
import { FileCellsHost } from '../kinds/file/cell/FileCellsHost'
import { sourceLookup } from '../kinds/lookup/sourceLookup'
import type { EditableGridProps } from './api/props'
import { builtInCells } from './builtInCells'
import { createEditableGrid } from './react/createEditableGrid'

/**
 * An editable grid: rows are virtual, cells are typed and checked, everything is undoable, and a save needs only
 * the changes.
 *
 * @example
 * const grid = useRef<GridHandle<Line>>(null)
 * <EditableGrid<Line> ref={grid} rows={order.lines} toolbar columns={[
 *   { key: 'itemName', title: '物料', validateRules: [{ required: true }] },
 *   { key: 'quantity', title: '数量', type: 'inputNumber', statistics: 'sum' },
 * ]} />
 * // on save: if ((await grid.current.validate()).length === 0) send(grid.current.getTableData())
 */
export const EditableGrid: <R extends Row = Row>(props: EditableGridProps<R>) => ReactElement =
  /* @__PURE__ */ createEditableGrid({ cells: builtInCells, lookupOf: sourceLookup, Host: FileCellsHost })
