import { createApp, h, ref } from 'vue'
import type { Component } from 'vue'
import * as vxe from 'vxe-table'
import 'vxe-table/es/style.css'
import type { Peer, Place } from '../page/peer'
import { amountOf, COLUMNS, textOf, UNITS } from '../page/sheet'
import type { Column, SheetRow } from '../page/sheet'

// Its types name this only together with a package of widgets that the table does not need.
const { VxeGrid } = vxe as unknown as { VxeGrid: Component }

interface VxeColumn {
  id: string
  field: string
  renderWidth: number
}

/** What is used of the grid's instance. */
interface VxeInstance {
  getTableData(): { visibleData: SheetRow[] }
  getColumnByField(field: string): VxeColumn
  getSelectedCell(): { row: SheetRow; column: VxeColumn } | null
  getEditRecord(): { row: SheetRow; column: VxeColumn } | null
  getSortColumns(): unknown[]
  getCellElement(row: SheetRow, field: string): Element | null
  scrollToRow(row: SheetRow, field?: string): Promise<void>
}

/** Its free part: one chosen cell, keys, editing; ranges, clipboard and filling are in a part that is sold. */
async function mount(host: HTMLElement, { rows, readOnly }: { rows: SheetRow[]; readOnly: boolean }) {
  const instance = ref<VxeInstance>()
  const app = createApp({
    render: () =>
      h(VxeGrid, {
        ref: instance,
        data: rows,
        columns: [{ type: 'seq', width: 50 }, ...COLUMNS.map((column) => columnOf(column))],
        height: 400,
        border: true,
        columnConfig: { resizable: true },
        rowConfig: { keyField: 'id' },
        cellConfig: { height: 36 },
        headerCellConfig: { height: 36 },
        mouseConfig: { selected: true },
        keyboardConfig: {
          ...{
            isArrow: true,
            isTab: true,
            isEnter: true,
            isEsc: true,
            isDel: true,
            isBack: true,
            isEdit: true,
          },
        },
        menuConfig: { body: { options: [[{ code: 'one', name: 'one' }]] } },
        ...(!readOnly && { editConfig: { trigger: 'dblclick', mode: 'cell', showIcon: false } }),
      }),
  })
  app.mount(host)
  while (!instance.value) await new Promise(requestAnimationFrame)
  const grid = instance.value
  const visible = () => grid.getTableData().visibleData
  const keyOf = (column: number) => COLUMNS[column]!.key
  const head = (id: string) => host.querySelector(`.vxe-table--header th[colid="${id}"]`)
  return {
    read() {
      const at = grid.getEditRecord() ?? grid.getSelectedCell()
      const active = at && {
        row: visible().findIndex(({ id }) => id === at.row.id),
        column: COLUMNS.findIndex(({ key }) => key === at.column.field),
      }
      const { row, column } = active ?? { row: 0, column: 0 }
      return {
        active: active && active.column >= 0 ? active : null,
        ranges: active && column >= 0 ? [{ top: row, bottom: row, left: column, right: column }] : [],
        editing: grid.getEditRecord() !== null,
        texts: visible().map((line) =>
          COLUMNS.map(({ key }) => textOf(key === 'amount' ? amountOf(line) : line[key])),
        ),
        widths: COLUMNS.map(({ key }) => grid.getColumnByField(key).renderWidth),
        sorted: grid.getSortColumns().length > 0,
      }
    },
    reveal: ({ row, column }: Place) => grid.scrollToRow(visible()[row]!, keyOf(column)),
    cell: ({ row, column }: Place) => {
      const line = visible()[row]
      return line ? grid.getCellElement(line, keyOf(column)) : null
    },
    title: (column: number) => head(grid.getColumnByField(keyOf(column)).id),
    rowNumber: (row: number) => host.querySelectorAll('.vxe-table--body .col--seq')[row] ?? null,
    corner: () => host.querySelector('.vxe-table--header .col--seq'),
    handle: () => null,
    destroy: () => app.unmount(),
  }
}

function columnOf({ key, title, kind, width }: Column): object {
  const column = { field: key, title, width, sortable: key === 'name' }
  if (kind === 'derived')
    return { ...column, formatter: ({ row }: { row: SheetRow }) => textOf(amountOf(row)) }
  // A box in a cell needs its package of widgets.
  if (kind === 'box') return { ...column, formatter: ({ row }: { row: SheetRow }) => textOf(row.urgent) }
  if (kind === 'list')
    return {
      ...column,
      editRender: { name: 'select', options: UNITS.map((unit) => ({ label: unit, value: unit })) },
    }
  if (kind === 'date') return { ...column, editRender: { name: 'input', attrs: { type: 'date' } } }
  if (kind === 'number') return { ...column, editRender: { name: 'input', attrs: { type: 'number' } } }
  if (kind === 'lines') return { ...column, editRender: { name: 'textarea' } }
  return { ...column, editRender: { name: 'input' } }
}

export const peer: Peer = { mount }
