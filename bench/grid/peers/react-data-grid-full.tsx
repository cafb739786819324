import { useMemo, useState } from 'react'
import { DataGrid, SelectColumn, renderTextEditor } from 'react-data-grid'
import type { Column } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { mountReact, scrolling } from '../kit/mountReact'
import { rowsInHand } from '../kit/rowsInHand'
import type { Peer } from '../page/peer'
import type { BenchRow, BenchTable } from '../page/table'
import { COLUMN_WIDTH, HEADER_HEIGHT, HOST, ROW_HEIGHT } from '../page/table'

/** Width of the row number and of the checkbox, as Lading's over totals; height of the sums. */
const MARKER = 60
const SUMS = 36

type Sums = Record<string, number>

const NUMBERS: Column<BenchRow, Sums> = {
  key: '$number',
  name: '#',
  width: MARKER,
  frozen: true,
  renderCell: ({ rowIdx }) => rowIdx + 1,
}

function columnsOf(table: BenchTable): Column<BenchRow, Sums>[] {
  return [
    NUMBERS,
    { ...SelectColumn, width: MARKER, maxWidth: MARKER },
    ...table.columns.map(({ key, title, kind }): Column<BenchRow, Sums> => ({
      key,
      name: title,
      width: COLUMN_WIDTH,
      sortable: true,
      resizable: true,
      renderEditCell: renderTextEditor,
      ...(kind === 'number' && { renderSummaryCell: ({ row }) => row[key] }),
    })),
  ]
}

/** Sums as its documentation has them: computed when the rows change. */
function sumsOf(table: BenchTable, rows: readonly BenchRow[]): Sums {
  const sums: Sums = {}
  for (const { key, kind } of table.columns) {
    if (kind !== 'number') continue
    let sum = 0
    for (const row of rows) sum += row[key] as number
    sums[key] = sum
  }
  return sums
}

function FullGrid(props: {
  table: BenchTable
  columns: Column<BenchRow, Sums>[]
  rows: BenchRow[]
  onRowsChange: (rows: BenchRow[]) => void
}) {
  const { table, columns, rows, onRowsChange } = props
  const [selected, select] = useState<ReadonlySet<string>>(() => new Set())
  const sums = useMemo(() => [sumsOf(table, rows)], [table, rows])
  return (
    <DataGrid<BenchRow, Sums, string>
      columns={columns}
      rows={rows}
      rowKeyGetter={(row) => row.id}
      onRowsChange={onRowsChange}
      selectedRows={selected}
      onSelectedRowsChange={select}
      bottomSummaryRows={sums}
      rowHeight={ROW_HEIGHT}
      headerRowHeight={HEADER_HEIGHT}
      summaryRowHeight={SUMS}
      style={{ height: HOST.height }}
      className="rdg-light"
    />
  )
}

export const peer: Peer = {
  title: 'react-data-grid, full',
  package: 'react-data-grid',
  abilities: ['scroll', 'sideways', 'edit', 'update', 'sort', 'filter'],
  body: { left: 2 * MARKER, bottom: SUMS },
  note: 'With row numbers, checkboxes and sums as the application’s code, as Lading has them; without rules.',
  mount(host, table) {
    const hand = rowsInHand(table)
    const columns = columnsOf(table)
    const unmount = mountReact(host, hand, () => (
      <FullGrid table={table} columns={columns} rows={hand.rows()} onRowsChange={hand.take} />
    ))
    return { ...hand.grid, ...scrolling(() => host.querySelector<HTMLElement>('.rdg')!), unmount }
  },
}
