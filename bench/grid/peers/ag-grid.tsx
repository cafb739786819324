import { AllCommunityModule, ModuleRegistry, themeQuartz } from 'ag-grid-community'
import type { ColDef, GridApi } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { scrolling } from '../kit/mountReact'
import { withChanges } from '../kit/rowsInHand'
import type { MountedGrid, Peer } from '../page/peer'
import type { BenchRow, BenchTable } from '../page/table'
import { COLUMN_WIDTH, HEADER_HEIGHT, ROW_HEIGHT } from '../page/table'

ModuleRegistry.registerModules([AllCommunityModule])
const theme = themeQuartz.withParams({ wrapperBorder: false, wrapperBorderRadius: 0 })

async function mount(host: HTMLElement, table: BenchTable): Promise<MountedGrid> {
  const columns: ColDef<BenchRow>[] = table.columns.map(({ key, title, kind }) => ({
    field: key,
    headerName: title,
    cellDataType: kind,
    filter: kind === 'number' ? 'agNumberColumnFilter' : 'agTextColumnFilter',
    width: COLUMN_WIDTH,
    editable: true,
  }))
  const root = createRoot(host)
  const api = await new Promise<GridApi<BenchRow>>((resolve) => {
    root.render(
      <div style={{ height: '100%' }}>
        <AgGridReact
          theme={theme}
          columnDefs={columns}
          rowData={table.rows}
          getRowId={({ data }) => data.id}
          rowHeight={ROW_HEIGHT}
          headerHeight={HEADER_HEIGHT}
          onGridReady={(event) => resolve(event.api)}
        />
      </div>,
    )
  })
  return {
    ...scrolling(() => host.querySelector<HTMLElement>('.ag-grid-viewport')!),
    value: (row, key) => api.getDisplayedRowAtIndex(row)?.data?.[key],
    rowCount: () => api.getDisplayedRowCount(),
    update(changes) {
      const changed = new Set(changes.map((change) => change.row))
      const next = withChanges(table.rows, changes)
      api.applyTransaction({ update: [...changed].map((row) => next[row]!) })
    },
    updateById: (patches) =>
      void api.applyTransaction({
        update: patches.map(({ id, values }) => ({ ...api.getRowNode(id)!.data!, ...values }) as BenchRow),
      }),
    sort: (key) => api.applyColumnState({ state: [{ colId: key, sort: 'asc' }] }),
    filter: (key, contains) =>
      api.setFilterModel({ [key]: { filterType: 'text', type: 'contains', filter: contains } }),
    restore() {
      api.applyColumnState({ defaultState: { sort: null } })
      api.setFilterModel(null)
    },
    unmount: () => root.unmount(),
  }
}

export const peer: Peer = {
  title: 'AG Grid Community',
  package: 'ag-grid-community',
  abilities: ['scroll', 'sideways', 'edit', 'update', 'sort', 'filter'],
  note: 'Ranges and paste are in the Enterprise edition.',
  mount,
}
