import { DataGrid, gridFilteredSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid'
import type { GridApi, GridColDef } from '@mui/x-data-grid'
import type { RefObject } from 'react'
import { mountReact, scrolling } from '../kit/mountReact'
import { rowsInHand } from '../kit/rowsInHand'
import type { MountedGrid, Peer } from '../page/peer'
import type { BenchRow, BenchTable } from '../page/table'
import { COLUMN_WIDTH, HEADER_HEIGHT, HOST, ROW_HEIGHT } from '../page/table'

type Api = RefObject<GridApi | null>

function Grid(props: { rows: BenchRow[]; columns: GridColDef<BenchRow>[]; onReady: (api: Api) => void }) {
  const api = useGridApiRef()
  props.onReady(api)
  return (
    <div style={{ height: HOST.height }}>
      <DataGrid
        apiRef={api}
        rows={props.rows}
        columns={props.columns}
        rowHeight={ROW_HEIGHT}
        columnHeaderHeight={HEADER_HEIGHT}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[100]}
        hideFooter
      />
    </div>
  )
}

function mount(host: HTMLElement, table: BenchTable): Promise<MountedGrid> {
  const columns: GridColDef<BenchRow>[] = table.columns.map(({ key, title, kind }) => ({
    field: key,
    headerName: title,
    type: kind === 'number' ? 'number' : 'string',
    align: 'left',
    // The bare number, as all the others show it.
    ...(kind === 'number' && { valueFormatter: (value: number) => String(value) }),
    width: COLUMN_WIDTH,
    editable: true,
  }))
  const hand = rowsInHand(table)
  return new Promise((resolve) => {
    const ready = (ref: Api) => {
      const api = () => ref.current!
      const ids = () => gridFilteredSortedRowIdsSelector(ref as RefObject<GridApi>)
      resolve({
        ...scrolling(() => host.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller')!),
        value: (row, key) => api().getRow(ids()[row]!)?.[key],
        rowCount: () => ids().length,
        // Its own updateRows takes one row at a time in this edition: the rows are given anew.
        update: hand.grid.update,
        updateById: hand.grid.updateById!,
        sort: (key) => api().sortColumn(key, 'asc'),
        filter: (key, contains) =>
          api().setFilterModel({ items: [{ field: key, operator: 'contains', value: contains }] }),
        restore() {
          api().setSortModel([])
          api().setFilterModel({ items: [] })
        },
        unmount,
      })
    }
    const unmount = mountReact(host, hand, () => (
      <Grid rows={hand.rows()} columns={columns} onReady={ready} />
    ))
  })
}

export const peer: Peer = {
  title: 'MUI X Data Grid (community)',
  package: '@mui/x-data-grid',
  abilities: ['sideways', 'edit', 'update', 'sort', 'filter'],
  note: 'This edition shows pages of at most 100 rows: no scrolling through the data; ranges and paste are in Premium.',
  mount,
}
