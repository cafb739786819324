import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditableGrid } from '../../EditableGrid'
import { makeColumns, makeRows } from '../../testing/makeRows'
import type { EditableGridProps } from '../../api/props'

const batches = [
  { id: 'b1', batch: 'B-2026-01', location: 'A-01-03', quantity: 12 },
  { id: 'b2', batch: 'B-2026-02', location: 'A-02-11', quantity: 30 },
]

const meta: Meta<EditableGridProps> = {
  title: 'Grid/Expanded rows',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  args: {
    columns: makeColumns(8),
    rows: makeRows(500, 8),
    size: 'small',
    maxHeight: 480,
    'aria-label': '明细',
  },
}
export default meta
type Story = StoryObj<EditableGridProps>

/** ▸ or Alt+→ opens what belongs to a row; it is as high as it likes, and the rows below make room. */
export const Details: Story = {
  args: {
    expandedRow: (row) => (
      <dl style={{ margin: 0 }}>
        <dt>备注</dt>
        <dd>第 {String(row['id'])} 行的详细说明：装货港、目的港、交期与特殊要求都写在这里。</dd>
      </dl>
    ),
    expandedRowIds: [makeRows(2, 1)[1]!['id'] as string],
  },
}

/** A grid in the row of a grid: the batches of a line. */
export const GridInGrid: Story = {
  args: {
    expandedRow: () => (
      <EditableGrid
        aria-label="批次"
        size="small"
        columns={[
          { key: 'batch', title: '批次', width: 160 },
          { key: 'location', title: '货位', width: 160 },
          { key: 'quantity', title: '数量', type: 'inputNumber', statistics: 'sum', width: 160 },
        ]}
        rows={batches}
      />
    ),
    expandedRowIds: [makeRows(2, 1)[0]!['id'] as string],
  },
}
