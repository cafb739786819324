import { ConfigProvider, Result, Spin, theme } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { defineCell } from './api/cell'
import { useUi } from '../foundation/useUi'
import { EditableGrid } from './EditableGrid'
import { makeColumns, makeRows } from './testing/makeRows'
import type { EditableGridProps } from './api/props'
import type { GridColumn } from './api/column'

const columns = makeColumns(8)
const rows = makeRows(60, 8)

const meta: Meta<EditableGridProps> = {
  title: 'Grid/Features',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  args: { columns, rows, toolbar: true, size: 'small', maxHeight: 420, 'aria-label': '明细' },
}
export default meta
type Story = StoryObj<EditableGridProps>

/**
 * A press opens a cell, typing replaces it, F2 edits it, Enter and Tab confirm, Esc drops it. Arrows, Home, End, Page
 * keys and Ctrl move; Shift and Ctrl choose ranges; Ctrl+C, X, V, D, R, Z, Y, F, H as in a spreadsheet. Ctrl+; puts the
 * day in, =12*3.5 is worked out.
 */
export const EditingAndKeyboard: Story = {}

/** Drag over cells, or Shift and Ctrl with a press: the bar below sums them up. Copy a block and paste it past the end. */
export const RangesPasteFillUndo: Story = { args: { rows: rows.slice(0, 8) } }

/** 合计 and 平均 of several columns; they follow every edit. */
export const Footer: Story = {
  args: {
    columns: columns.map((column) =>
      column.type === 'inputNumber'
        ? { ...column, format: 'thousands', statistics: ['sum', 'average'] }
        : column,
    ),
  },
}

/** Rows are chosen; the third one cannot be. */
export const CheckboxSelection: Story = { args: { rowSelection: 'checkbox', disabledRowIds: ['r3'] } }

/** One row at most is chosen. */
export const RadioSelection: Story = { args: { rowSelection: 'radio' } }

/** The right mouse button, the menu key or a long press: insert above and below, move, remove. */
export const RowMenu: Story = { args: { rows: rows.slice(0, 6) } }

/** Without the codes of adding and removing, these buttons and entries are not there. */
export const Permission: Story = {
  args: { permission: { prefix: 'demo:line', excluded: ['demo:line:add', 'demo:line:batch_delete'] } },
}

const rating = defineCell({
  editor: 'line',
  align: 'center',
  toText: (value) => (value ? `${Number(value)} / 5` : ''),
  toDraft: (value) => String(value ?? ''),
  parse: (text) => {
    const value = Number.parseInt(text, 10)
    if (text.trim() === '') return { ok: true, value: '' }
    return value >= 1 && value <= 5 ? { ok: true, value } : { ok: false, reason: 'notNumber' }
  },
  compare: (a, b) => Number(a) - Number(b),
  Display: ({ value }) => '★'.repeat(Number(value) || 0),
})

/** A cell type of one's own, with `defineCell`: stars, typed as 1 to 5. */
export const OwnCellType: Story = {
  args: {
    cells: { rating },
    columns: [
      { key: 'item1', title: '物料' },
      { key: 'stars', title: '评分', type: 'rating' },
    ] satisfies GridColumn[],
    rows: rows.slice(0, 6).map((row, i) => ({ ...row, stars: (i % 5) + 1 })),
  },
}

/** The page hears of every change and shows what a save would send. */
export const Changes: Story = {
  render: function Page(args) {
    const [told, setTold] = useState('—')
    return (
      <>
        <EditableGrid
          {...args}
          onChange={({ reason, rowIds, dirty }) =>
            setTold(`${reason}: ${rowIds.join(', ')} (${dirty ? 'dirty' : 'clean'})`)
          }
        />
        <output style={{ display: 'block', padding: 8 }}>{told}</output>
      </>
    )
  },
}

/** While rows are loaded. */
export const Loading: Story = {
  args: { rows: [], toolbar: false },
  render: (args) => (
    <Spin description="加载中…" spinning>
      <EditableGrid {...args} height={200} />
    </Spin>
  ),
}

/** The rows could not be loaded. */
export const LoadError: Story = {
  render: () => <Result status="error" title="加载失败" subTitle="网络超时" />,
}

export const English: Story = { globals: { locale: 'en-US' }, args: { 'aria-label': 'Lines' } }

export const Dark: Story = { globals: { theme: 'dark' } }

/** Order, pinning, arrows, widths and scrolling are mirrored. */
export const RightToLeft: Story = {
  args: {
    columns: makeColumns(16).map((column, i) =>
      i === 0 ? { ...column, pinned: 'start' } : i === 15 ? { ...column, pinned: 'end' } : column,
    ),
    rows: makeRows(60, 16),
  },
  render: (args) => (
    <ConfigProvider direction="rtl">
      <EditableGrid {...args} />
    </ConfigProvider>
  ),
}

/** antd's compact theme, light or dark as the page is. */
function Compacted({ children }: { children: ReactNode }) {
  const base = useUi().mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm
  return <ConfigProvider theme={{ algorithm: [base, theme.compactAlgorithm] }}>{children}</ConfigProvider>
}

/** Small rows and antd's compact theme. */
export const Compact: Story = {
  args: { rowHeight: 28 },
  render: (args) => (
    <Compacted>
      <EditableGrid {...args} />
    </Compacted>
  ),
}
