import {
  DataGridPremium,
  gridColumnFieldsSelector,
  gridExpandedSortedRowIdsSelector,
  gridFocusCellSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium'
import type { GridApiPremium, GridColDef } from '@mui/x-data-grid-premium'
import { createElement } from 'react'
import type { RefObject } from 'react'
import { createRoot } from 'react-dom/client'
import type { Peer, Place } from '../page/peer'
import { amountOf, COLUMNS, textOf, UNITS } from '../page/sheet'
import type { Column, SheetRow } from '../page/sheet'

type Api = RefObject<GridApiPremium | null>

/** Its defaults, with ranges of cells and the handle switched on. */
async function mount(host: HTMLElement, { rows, readOnly }: { rows: SheetRow[]; readOnly: boolean }) {
  const root = createRoot(host)
  const ref = await new Promise<Api>((resolve) => {
    function Grid() {
      const apiRef = useGridApiRef()
      resolve(apiRef as Api)
      return createElement(DataGridPremium, {
        ...{ apiRef, rows, columns: COLUMNS.map((column) => columnOf(column, !readOnly)) },
        cellSelection: true,
        cellSelectionFillHandle: true,
        disableRowSelectionOnClick: true,
        hideFooter: true,
        rowHeight: 36,
        columnHeaderHeight: 36,
      })
    }
    root.render(createElement(Grid))
  })
  while (!ref.current?.state) await new Promise(requestAnimationFrame)
  const api = ref.current
  const ids = () => gridExpandedSortedRowIdsSelector(ref as RefObject<GridApiPremium>)
  const keyOf = (column: number) => COLUMNS[column]!.key
  const placeOf = ({ id, field }: { id: string | number; field: string }): Place => ({
    row: ids().indexOf(id),
    column: COLUMNS.findIndex(({ key }) => key === field),
  })
  return {
    read() {
      const focused = gridFocusCellSelector(ref as RefObject<GridApiPremium>)
      const active = focused && placeOf(focused)
      const chosen = api.getSelectedCellsAsArray().map(placeOf)
      const editing = Object.values(api.state.editRows as Record<string, object>).some(
        (row) => Object.keys(row).length > 0,
      )
      return {
        active,
        ranges: chosen.length > 0 ? rangesOf(chosen) : active ? rangesOf([active]) : [],
        editing,
        texts: ids().map((id) => COLUMNS.map(({ key }) => textOf(api.getCellValue(id, key)))),
        widths: COLUMNS.map(({ key }) => api.getColumn(key).computedWidth),
        sorted: api.getSortModel().length > 0,
      }
    },
    reveal: ({ row, column }: Place) => {
      const fields = gridColumnFieldsSelector(ref as RefObject<GridApiPremium>)
      api.scrollToIndexes({ rowIndex: row, colIndex: fields.indexOf(keyOf(column)) })
    },
    cell: ({ row, column }: Place) => {
      const id = ids()[row]
      return id === undefined ? null : api.getCellElement(id, keyOf(column))
    },
    title: (column: number) => host.querySelector(`.MuiDataGrid-columnHeader[data-field="${keyOf(column)}"]`),
    // It has no column of row numbers.
    rowNumber: () => null,
    corner: () => null,
    handle: () => host.querySelector('[class*=fillHandle], [class*=FillHandle]'),
    destroy: () => root.unmount(),
  }
}

/** Cells as one range where they fill one, else as single cells. */
function rangesOf(cells: readonly Place[]) {
  const [rows, columns] = [cells.map(({ row }) => row), cells.map(({ column }) => column)]
  const all = {
    ...{ top: Math.min(...rows), bottom: Math.max(...rows) },
    ...{ left: Math.min(...columns), right: Math.max(...columns) },
  }
  if ((all.bottom - all.top + 1) * (all.right - all.left + 1) === cells.length) return [all]
  return cells.map(({ row, column }) => ({ top: row, bottom: row, left: column, right: column }))
}

function columnOf({ key, title, kind, width }: Column, editable: boolean): GridColDef<SheetRow> {
  const column = { field: key, headerName: title, width, editable, sortable: key === 'name' }
  if (kind === 'number') return { ...column, type: 'number' }
  if (kind === 'list') return { ...column, type: 'singleSelect', valueOptions: UNITS }
  if (kind === 'date')
    return {
      ...column,
      type: 'date',
      // Its date columns hold dates; the line holds the day as a text.
      valueGetter: (value: string | null) => (value ? new Date(`${value}T00:00`) : null),
      valueSetter: (value: unknown, row) => ({ ...row, due: value ? textOf(value) : null }),
    }
  if (kind === 'box') return { ...column, type: 'boolean' }
  if (kind === 'derived')
    return { ...column, editable: false, type: 'number', valueGetter: (_value, row) => amountOf(row) }
  return column
}

export const peer: Peer = { mount }
