import { createApp, h, markRaw, reactive, ref } from 'vue'
import type { Component } from 'vue'
import * as vxe from 'vxe-table'
import 'vxe-table/es/style.css'
import { scrolling } from '../kit/mountReact'
import { until } from '../page/frames'
import type { MountedGrid, Peer } from '../page/peer'
import type { BenchRow, BenchTable } from '../page/table'
import { COLUMN_WIDTH, HEADER_HEIGHT, HOST, ROW_HEIGHT } from '../page/table'

// Its types name this only together with a package of widgets that the table does not need.
const { VxeGrid } = vxe as unknown as { VxeGrid: Component }

/** What is used of the grid's instance. */
interface VxeInstance {
  loadData(rows: BenchRow[]): Promise<void>
  getData(row: number): BenchRow | undefined
  getTableData(): { visibleData: BenchRow[] }
  sort(sort: { field: string; order: 'asc' | 'desc' }): Promise<void>
  clearSort(): Promise<void>
  setFilter(
    field: string,
    options: { label: string; value: string; checked: boolean }[],
    update: boolean,
  ): void
  clearFilter(): Promise<void>
}

async function mount(host: HTMLElement, table: BenchTable): Promise<MountedGrid> {
  const columns = table.columns.map(({ key, title }) => ({
    field: key,
    title,
    width: COLUMN_WIDTH,
    sortable: true,
    editRender: { name: 'input' },
    filters: [{ label: '', value: '' }],
    filterMethod: ({ value, row }: { value: string; row: BenchRow }) => String(row[key]).includes(value),
  }))
  const instance = ref<VxeInstance>()
  const app = createApp({
    render: () =>
      h(VxeGrid, {
        ref: instance,
        columns,
        height: HOST.height,
        showOverflow: 'ellipsis',
        showHeaderOverflow: 'ellipsis',
        border: 'none',
        columnConfig: { resizable: true },
        rowConfig: { keyField: 'id' },
        headerCellConfig: { height: HEADER_HEIGHT },
        cellConfig: { height: ROW_HEIGHT },
        virtualXConfig: { enabled: true, gt: 0 },
        virtualYConfig: { enabled: true, gt: 0 },
        mouseConfig: { selected: true },
        keyboardConfig: { isArrow: true, isTab: true, isEnter: true, isEsc: true, isDel: true, isEdit: true },
        editConfig: { trigger: 'dblclick', mode: 'cell', showIcon: false },
      }),
  })
  app.mount(host)
  await until('the grid has its instance', () => instance.value !== undefined)
  const grid = instance.value!
  let filtered = false
  // As its documentation advises for many rows: through loadData, not the reactive property.
  await grid.loadData(markRaw(table.rows))
  return {
    ...scrolling(() => host.querySelector<HTMLElement>('.vxe-table--body-inner-wrapper')!),
    // Asked for unsorted rows only; the list of visible rows is copied at every call.
    value: (row, key) => grid.getData(row)?.[key],
    rowCount: () => (filtered ? grid.getTableData().visibleData.length : table.rows.length),
    update(changes) {
      // The grid draws reactive rows: the same ones that its events hand out.
      for (const { row, key, value } of changes) reactive(grid.getData(row)!)[key] = value
    },
    sort: (key) => void grid.sort({ field: key, order: 'asc' }),
    filter(key, contains) {
      filtered = true
      grid.setFilter(key, [{ label: contains, value: contains, checked: true }], true)
    },
    restore() {
      filtered = false
      void grid.clearSort()
      void grid.clearFilter()
    },
    unmount: () => app.unmount(),
  }
}

export const peer: Peer = {
  title: 'vxe-table',
  package: 'vxe-table',
  abilities: ['scroll', 'sideways', 'edit', 'update', 'sort', 'filter'],
  openWith: 'dblclick',
  note: 'Vue. Ranges and paste are paid plug-ins.',
  mount,
}
