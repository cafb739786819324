import { DataGrid, renderTextEditor } from 'react-data-grid'
import type { Column } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { mountReact, scrolling } from '../kit/mountReact'
import { rowsInHand } from '../kit/rowsInHand'
import type { Peer } from '../page/peer'
import type { BenchRow } from '../page/table'
import { COLUMN_WIDTH, HEADER_HEIGHT, HOST, ROW_HEIGHT } from '../page/table'

export const peer: Peer = {
  title: 'react-data-grid',
  package: 'react-data-grid',
  abilities: ['scroll', 'sideways', 'edit', 'update', 'sort', 'filter'],
  note: 'Sorting and filtering are the application’s (derived arrays); it pastes single cells only and has no undo.',
  mount(host, table) {
    const hand = rowsInHand(table)
    const columns: Column<BenchRow>[] = table.columns.map(({ key, title }) => ({
      key,
      name: title,
      width: COLUMN_WIDTH,
      sortable: true,
      resizable: true,
      renderEditCell: renderTextEditor,
    }))
    const unmount = mountReact(host, hand, () => (
      <DataGrid
        columns={columns}
        rows={hand.rows()}
        rowKeyGetter={(row) => row.id}
        onRowsChange={hand.take}
        rowHeight={ROW_HEIGHT}
        headerRowHeight={HEADER_HEIGHT}
        style={{ height: HOST.height }}
        className="rdg-light"
      />
    ))
    return { ...hand.grid, ...scrolling(() => host.querySelector<HTMLElement>('.rdg')!), unmount }
  },
}
