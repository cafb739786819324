import Handsontable from 'handsontable'
import 'handsontable/styles/handsontable.min.css'
import 'handsontable/styles/ht-theme-main.min.css'
import type { Peer, Place } from '../page/peer'
import { amountOf, COLUMNS, textOf, UNITS } from '../page/sheet'
import type { Column, SheetRow } from '../page/sheet'

/** Its defaults, with headers, menu, sorting, and widths to change. */
function mount(host: HTMLElement, { rows, readOnly }: { rows: SheetRow[]; readOnly: boolean }) {
  const hot = new Handsontable(host, {
    data: rows as unknown as Record<string, unknown>[],
    columns: COLUMNS.map((column) => columnOf(column)),
    colHeaders: COLUMNS.map(({ title }) => title),
    rowHeaders: true,
    readOnly,
    ...{ width: 700, height: 400 },
    themeName: 'ht-theme-main',
    contextMenu: true,
    columnSorting: { headerAction: false },
    manualColumnResize: true,
    fillHandle: true,
    autoColumnSize: false,
    licenseKey: 'non-commercial-and-evaluation',
  } as Handsontable.GridSettings)
  return {
    read() {
      const ranges = (hot.getSelected() ?? []).map(([row, column, toRow, toColumn]) => ({
        ...{ top: Math.max(0, Math.min(row!, toRow!)), bottom: Math.max(row!, toRow!) },
        ...{ left: Math.max(0, Math.min(column!, toColumn!)), right: Math.max(column!, toColumn!) },
      }))
      const highlight = hot.getSelectedRangeActive?.()?.highlight ?? hot.getSelectedRangeLast()?.highlight
      const inside = highlight && highlight.row! >= 0 && highlight.col! >= 0
      return {
        active: inside ? { row: highlight.row!, column: highlight.col! } : null,
        ranges,
        editing: hot.getActiveEditor()?.isOpened() ?? false,
        texts: Array.from({ length: hot.countRows() }, (_, row) =>
          COLUMNS.map((_column, column) => textOf(hot.getDataAtCell(row, column) as unknown)),
        ),
        widths: COLUMNS.map((_column, column) => hot.getColWidth(column)!),
        sorted: hot.getPlugin('columnSorting').isSorted(),
      }
    },
    reveal: ({ row, column }: Place) => void hot.scrollViewportTo({ row, col: column }),
    cell: ({ row, column }: Place) => hot.getCell(row, column, true),
    title: (column: number) => hot.getCell(-1, column, true),
    rowNumber: (row: number) => hot.getCell(row, -1, true),
    corner: () => host.querySelector('.ht_clone_top_inline_start_corner thead th'),
    handle: () =>
      [...host.querySelectorAll('.wtBorder.corner')].find((each) => each.getBoundingClientRect().width > 0) ??
      null,
    draft: () => String((hot.getActiveEditor() as unknown as { getValue(): unknown }).getValue() ?? ''),
    destroy: () => hot.destroy(),
  }
}

function columnOf({ key, kind, width }: Column): Handsontable.ColumnSettings {
  const column = { data: key, width }
  if (kind === 'number') return { ...column, type: 'numeric' }
  if (kind === 'list') return { ...column, type: 'dropdown', source: UNITS }
  if (kind === 'date')
    return { ...column, type: 'date', dateFormat: 'YYYY-MM-DD' } as unknown as Handsontable.ColumnSettings
  if (kind === 'box') return { ...column, type: 'checkbox' }
  if (kind === 'derived')
    return {
      width,
      readOnly: true,
      data: (row: unknown) => amountOf(row as SheetRow),
    } as Handsontable.ColumnSettings
  if (key === 'name')
    return { ...column, columnSorting: { headerAction: true } } as Handsontable.ColumnSettings
  return column
}

export const peer: Peer = { mount }
