import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditableGrid } from '../../EditableGrid'
import { makeLongRows } from '../../testing/makeLongRows'
import type { GridColumn } from '../../api/column'
import type { EditableGridProps } from '../../api/props'

const columns = (titles: readonly string[]): GridColumn[] => [
  { key: 'code', title: titles[0]!, width: 110, pinned: 'start', rowHeader: true },
  { key: 'specification', title: titles[1]!, type: 'textarea', width: 260 },
  { key: 'quantity', title: titles[2]!, type: 'inputNumber', width: 110, statistics: 'sum' },
  { key: 'due', title: titles[3]!, type: 'date', width: 135 },
  { key: 'remark', title: titles[4]!, width: 220 },
]

const meta: Meta<EditableGridProps> = {
  title: 'Grid/Row height',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  args: {
    columns: columns(['编号', '规格', '数量', '交期', '备注']),
    rows: makeLongRows(200, 'zh-CN'),
    size: 'small',
    rowHeight: 'auto',
    toolbar: true,
    maxHeight: 460,
    'aria-label': '明细',
  },
}
export default meta
type Story = StoryObj<EditableGridProps>

/** Rows are as high as their longest text; the menu of a column (自动换行) keeps its texts in one line. */
export const Auto: Story = {}

/** One column's texts go on in further lines, those of the others are cut. */
export const OneColumn: Story = {
  args: {
    rowHeight: undefined,
    columns: columns(['编号', '规格', '数量', '交期', '备注']).map((column) => ({
      ...column,
      wrap: column.key === 'specification',
    })),
  },
}

/** Merged cells are as high as their rows. */
export const Merged: Story = {
  args: {
    rows: makeLongRows(40, 'zh-CN').map((row, n) => ({ ...row, code: `A-${Math.floor(n / 3)}` })),
    columns: columns(['编号', '规格', '数量', '交期', '备注']).map((column) =>
      column.key === 'code' ? { ...column, span: true as const } : column,
    ),
  },
}

export const English: Story = {
  globals: { locale: 'en-US' },
  args: {
    columns: columns(['Code', 'Specification', 'Quantity', 'Due', 'Remark']),
    rows: makeLongRows(200, 'en-US'),
    'aria-label': 'Lines',
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

/** Only what is on screen is measured. */
export const HundredThousandRows: Story = { args: { rows: makeLongRows(100_000, 'zh-CN') } }
