import { ConfigProvider, Input, Table } from 'antd'
import type { TableColumnsType, TableRef } from 'antd'
import { createRef, memo, useState } from 'react'
import { mountReact } from '../kit/mountReact'
import { rowsInHand, withChanges } from '../kit/rowsInHand'
import type { MountedGrid, Peer } from '../page/peer'
import type { BenchRow, BenchTable, CellValue } from '../page/table'
import { COLUMN_WIDTH, HEADER_HEIGHT, HOST } from '../page/table'

/** Rows of 36 px: a line of 22 and twice 7. */
const theme = { token: { lineWidth: 0, paddingXS: 7 } }

/** The editable cell of the library's own example: text until it is clicked, then an input. */
const Cell = memo(function Cell(props: { value: CellValue; onSave: (value: string) => void }) {
  const [draft, setDraft] = useState<string>()
  if (draft === undefined) return <div onClick={() => setDraft(String(props.value))}>{props.value}</div>
  const save = () => {
    props.onSave(draft)
    setDraft(undefined)
  }
  return (
    <Input
      size="small"
      autoFocus
      style={{ height: 22 }}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onPressEnter={save}
      onBlur={save}
    />
  )
})

function mount(host: HTMLElement, table: BenchTable): MountedGrid {
  const hand = rowsInHand(table)
  const ref = createRef<TableRef>()
  const columns: TableColumnsType<BenchRow> = table.columns.map(({ key, title }) => ({
    dataIndex: key,
    key,
    title,
    width: COLUMN_WIDTH,
    ellipsis: true,
    render: (value: CellValue, _row: BenchRow, index: number) => (
      <Cell
        value={value}
        onSave={(next) => hand.take(withChanges(hand.rows(), [{ row: index, key, value: next }]))}
      />
    ),
  }))
  const unmount = mountReact(host, hand, () => (
    <ConfigProvider theme={theme}>
      <Table<BenchRow>
        ref={ref}
        virtual
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={hand.rows()}
        pagination={false}
        scroll={{ x: COLUMN_WIDTH * table.columns.length, y: HOST.height - HEADER_HEIGHT }}
      />
    </ConfigProvider>
  ))
  const find = (selector: string) => host.querySelector<HTMLElement>(selector)
  return {
    ...hand.grid,
    position: () => ({
      left: find('.ant-table-header')?.scrollLeft ?? 0,
      top: find('.ant-table-tbody-virtual-holder')?.scrollTop ?? 0,
    }),
    scrollTo(position) {
      ref.current!.scrollTo(position as { top?: number })
    },
    unmount,
  }
}

export const peer: Peer = {
  title: 'antd Table (virtual)',
  package: 'antd',
  abilities: ['scroll', 'sideways', 'edit', 'update', 'sort', 'filter'],
  openWith: 'click',
  note: 'Scrolls by script. Cells are made editable as in its documentation; sorting and filtering are the application’s.',
  mount,
}
