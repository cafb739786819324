import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community'
import type { ColDef, GridApi } from 'ag-grid-community'
import { AllEnterpriseModule } from 'ag-grid-enterprise'
import type { Peer, Place } from '../page/peer'
import { amountOf, COLUMNS, textOf, UNITS } from '../page/sheet'
import type { Column, SheetRow } from '../page/sheet'

ModuleRegistry.registerModules([AllCommunityModule, AllEnterpriseModule])

/** Its defaults, with what an editable sheet needs switched on: ranges, the handle, row numbers, undo. */
function mount(host: HTMLElement, { rows, readOnly }: { rows: SheetRow[]; readOnly: boolean }) {
  const api: GridApi<SheetRow> = createGrid<SheetRow>(host, {
    columnDefs: COLUMNS.map((column) => columnOf(column, !readOnly)),
    rowData: rows,
    getRowId: ({ data }) => data.id,
    cellSelection: { handle: { mode: 'fill' } },
    rowNumbers: true,
    undoRedoCellEditing: true,
  })
  const keyOf = (column: number) => COLUMNS[column]!.key
  const placeOf = (row: number, key: string): Place => ({
    row,
    column: COLUMNS.findIndex((column) => column.key === key),
  })
  return {
    read() {
      const focused = api.getFocusedCell()
      const count = api.getDisplayedRowCount()
      const active = focused && placeOf(focused.rowIndex, focused.column.getColId())
      const ranges = (api.getCellRanges() ?? []).flatMap(({ startRow, endRow, columns }) => {
        const places = columns.map((column) => placeOf(0, column.getColId()).column).filter((at) => at >= 0)
        const ends = [startRow?.rowIndex ?? 0, endRow?.rowIndex ?? count - 1]
        if (places.length === 0) return []
        return [
          {
            ...{ top: Math.min(...ends), bottom: Math.max(...ends) },
            ...{ left: Math.min(...places), right: Math.max(...places) },
          },
        ]
      })
      return {
        active: active && active.column >= 0 ? active : null,
        ranges,
        editing: api.getEditingCells().length > 0,
        texts: Array.from({ length: count }, (_, row) => {
          const rowNode = api.getDisplayedRowAtIndex(row)!
          return COLUMNS.map(({ key }) => textOf(api.getCellValue({ rowNode, colKey: key })))
        }),
        widths: COLUMNS.map(({ key }) => api.getColumn(key)!.getActualWidth()),
        sorted: api.getColumnState().some(({ sort }) => Boolean(sort)),
      }
    },
    reveal({ row, column }: Place) {
      api.ensureIndexVisible(row)
      api.ensureColumnVisible(keyOf(column))
    },
    cell: ({ row, column }: Place) =>
      host.querySelector(`.ag-row[row-index="${row}"] .ag-cell[col-id="${keyOf(column)}"]`),
    title: (column: number) => host.querySelector(`.ag-header-cell[col-id="${keyOf(column)}"]`),
    rowNumber: (row: number) => host.querySelector(`.ag-row[row-index="${row}"] .ag-row-number-cell`),
    corner: () => host.querySelector('.ag-header-cell.ag-row-number-header, .ag-header .ag-row-number-cell'),
    handle: () => host.querySelector('.ag-fill-handle'),
    destroy: () => api.destroy(),
  }
}

function columnOf({ key, title, kind, width }: Column, editable: boolean): ColDef<SheetRow> {
  const column: ColDef<SheetRow> = {
    field: key as 'name',
    headerName: title,
    width,
    editable,
    sortable: key === 'name',
  }
  if (kind === 'number') return { ...column, cellDataType: 'number' }
  if (kind === 'list')
    return {
      ...column,
      cellEditor: 'agRichSelectCellEditor',
      cellEditorParams: { values: UNITS, allowTyping: true },
    }
  if (kind === 'date') return { ...column, cellDataType: 'dateString' }
  if (kind === 'box') return { ...column, cellDataType: 'boolean' }
  if (kind === 'lines') return { ...column, cellEditor: 'agLargeTextCellEditor', cellEditorPopup: true }
  if (kind === 'derived')
    return {
      ...{ colId: key, headerName: title, width, editable: false, sortable: false },
      valueGetter: ({ data }) => (data ? amountOf(data) : null),
    }
  return { ...column, cellDataType: 'text' }
}

export const peer: Peer = { mount }
