import { EditableProTable } from '@ant-design/pro-components'
import type { ProColumns } from '@ant-design/pro-components'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Bench } from '../grid/page/bench'
import type { MountedGrid } from '../grid/page/peer'
import type { BenchRow, BenchTable } from '../grid/page/table'
import { COLUMN_WIDTH, HEADER_HEIGHT, HOST } from '../grid/page/table'

/** What the component was last given, for the checks from outside. */
interface Latest {
  rows: readonly BenchRow[]
}

function Form({ table, latest }: { table: BenchTable; latest: Latest }) {
  const [rows, setRows] = useState<readonly BenchRow[]>(table.rows)
  const [keys] = useState(() => table.rows.map((row) => row.id))
  const [columns] = useState(() =>
    table.columns.map(({ key, title }): ProColumns<BenchRow> => ({
      dataIndex: key,
      title,
      width: COLUMN_WIDTH,
      formItemProps: { rules: [{ required: true }] },
    })),
  )
  latest.rows = rows
  return (
    <EditableProTable<BenchRow>
      rowKey="id"
      columns={columns}
      value={rows}
      onChange={setRows}
      recordCreatorProps={false}
      size="small"
      scroll={{ x: COLUMN_WIDTH * columns.length, y: HOST.height - HEADER_HEIGHT }}
      editable={{
        type: 'multiple',
        editableKeys: keys,
        onValuesChange: (_row, list) => setRows(list),
      }}
    />
  )
}

function mount(host: HTMLElement, table: BenchTable): MountedGrid {
  const latest: Latest = { rows: table.rows }
  const root = createRoot(host)
  root.render(<Form table={table} latest={latest} />)
  const body = () => host.querySelector<HTMLElement>('.ant-table-body')
  return {
    position: () => ({ left: body()?.scrollLeft ?? 0, top: body()?.scrollTop ?? 0 }),
    scrollTo({ left, top }) {
      if (left !== undefined) body()!.scrollLeft = left
      if (top !== undefined) body()!.scrollTop = top
    },
    value: (row, key) => latest.rows[row]?.[key],
    rowCount: () => latest.rows.length,
    update: () => undefined,
    unmount: () => root.unmount(),
  }
}

window.bench = new Bench({
  title: 'EditableProTable',
  package: '@ant-design/pro-components',
  abilities: ['edit'],
  openWith: 'click',
  note: 'Every cell is a form control; no window of rows. antd 5 and React 18.',
  mount,
})
