import { RevoGrid } from '@revolist/react-datagrid'
import type { ColumnRegular } from '@revolist/react-datagrid'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { until } from '../page/frames'
import type { MountedGrid, Peer } from '../page/peer'
import type { BenchTable } from '../page/table'
import { COLUMN_WIDTH, HOST, ROW_HEIGHT } from '../page/table'

async function mount(host: HTMLElement, table: BenchTable): Promise<MountedGrid> {
  const columns: ColumnRegular[] = table.columns.map(({ key, title }) => ({
    prop: key,
    name: title,
    size: COLUMN_WIDTH,
    sortable: true,
    filter: 'string',
  }))
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <RevoGrid
        columns={columns}
        source={table.rows}
        rowSize={ROW_HEIGHT}
        colSize={COLUMN_WIDTH}
        filter
        range
        resize
        style={{ height: `${HOST.height}px`, width: `${HOST.width}px` }}
      />,
    ),
  )
  const grid = host.querySelector('revo-grid')!
  const down = () => host.querySelector<HTMLElement>('revogr-viewport-scroll.rgCol .vertical-inner')
  const across = () => host.querySelector<HTMLElement>('revogr-viewport-scroll.rgCol')
  await until('the body of the grid is there', () => down() !== null && across() !== null)
  const store = await grid.getSourceStore()
  const shown = () => store.get('items')
  const rows = () => store.get('source')
  return {
    position: () => ({ left: across()!.scrollLeft, top: down()!.scrollTop }),
    scrollTo({ left, top }) {
      if (top !== undefined) down()!.scrollTop = top
      if (left !== undefined) across()!.scrollLeft = left
    },
    value: (row, key) => rows()[shown()[row]!]?.[key],
    rowCount: () => shown().length,
    update(changes) {
      for (const { row, key, value } of changes) rows()[row]![key] = value
      void grid.refresh('rgRow')
    },
    sort: (key) => void grid.updateColumnSorting({ prop: key }, 'asc', false),
    filter(key, contains) {
      grid.filter = {
        multiFilterItems: { [key]: [{ id: 0, type: 'contains', value: contains, relation: 'and' }] },
      }
    },
    restore() {
      grid.filter = { multiFilterItems: {} }
      void grid.clearSorting()
    },
    unmount: () => root.unmount(),
  }
}

export const peer: Peer = {
  title: 'RevoGrid',
  package: '@revolist/react-datagrid',
  abilities: ['scroll', 'sideways', 'edit', 'update', 'paste', 'sort', 'filter'],
  body: { top: 30 },
  note: 'Scrolls by script. Undo is a paid plug-in.',
  mount,
}
