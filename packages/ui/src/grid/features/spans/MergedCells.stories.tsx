import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditableGrid } from '../../EditableGrid'
import type { EditableGridProps } from '../../api/props'
import type { GridColumn } from '../../api/column'

const CUSTOMERS = ['中远海运', '招商轮船', '中谷物流']
const ITEMS = ['缆绳', '油漆', '滤芯', '轴承', '救生衣', '阀门', '电缆']

const rows = Array.from({ length: 60 }, (_, n) => ({
  id: `r${n + 1}`,
  customer: CUSTOMERS[Math.floor(n / 6) % CUSTOMERS.length]!,
  order: `SO-${1001 + Math.floor(n / 3)}`,
  item: n % 12 === 11 ? '以上物料合并装运，送至洋山码头三号门' : ITEMS[n % ITEMS.length]!,
  quantity: (n % 5) + 1,
  price: 12.5 * ((n % 4) + 1),
  remark: n % 4 ? '' : '小心轻放',
}))

const columns: GridColumn[] = [
  { key: 'customer', title: '客户', span: true, width: 130, pinned: 'start' },
  {
    key: 'order',
    title: '订单',
    type: 'normal',
    width: 120,
    // Orders of three lines each.
    span: (_row, index) => (index % 3 === 0 ? { rowSpan: 3 } : undefined),
  },
  {
    key: 'item',
    title: '物料',
    width: 180,
    // A line of text instead of item, quantity and price.
    span: ({ item }) => (String(item).startsWith('以上') ? { colSpan: 3 } : undefined),
  },
  { key: 'quantity', title: '数量', type: 'inputNumber', statistics: 'sum' },
  { key: 'price', title: '单价', type: 'inputNumber', digits: 2 },
  { key: 'remark', title: '备注', type: 'textarea', width: 200 },
]

const meta: Meta<EditableGridProps> = {
  title: 'Grid/Merged cells',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  args: { columns, rows, toolbar: true, size: 'small', maxHeight: 420, 'aria-label': '订单明细' },
}
export default meta
type Story = StoryObj<EditableGridProps>

/** Equal customers are one cell and are changed together; orders of three lines; a text over three columns. */
export const MergedCells: Story = {}

/** The grid's own function: totals of a document. */
export const ByGrid: Story = {
  args: {
    columns: columns.map(({ span: _span, pinned: _pinned, ...column }) => column),
    rows: [...rows.slice(0, 6), { id: 'note', customer: '合计说明：以上价格均不含税' }],
    span: (row, _index, column) =>
      row['id'] === 'note' && column.key === 'customer' ? { colSpan: 6 } : undefined,
  },
}

export const English: Story = { globals: { locale: 'en-US' }, args: { 'aria-label': 'Lines' } }

export const Dark: Story = { globals: { theme: 'dark' } }
