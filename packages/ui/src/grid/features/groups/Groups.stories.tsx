import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditableGrid } from '../../EditableGrid'
import type { GridColumn } from '../../api/column'
import type { EditableGridProps } from '../../api/props'

const CUSTOMERS = {
  'zh-CN': ['华东船舶', '北洋物流', '南海贸易', ''],
  'en-US': ['Eastern Shipping', 'Northsea Logistics', 'Southbay Trading', ''],
}

const columns = (titles: readonly string[]): GridColumn[] => [
  { key: 'code', title: titles[0]!, width: 120, pinned: 'start' },
  { key: 'customer', title: titles[1]!, width: 180 },
  { key: 'quantity', title: titles[2]!, type: 'inputNumber', width: 120, statistics: 'sum' },
  {
    key: 'amount',
    title: titles[3]!,
    type: 'inputNumber',
    digits: 2,
    format: 'thousands',
    width: 140,
    statistics: ['sum', 'average'],
  },
]

const rows = (locale: 'zh-CN' | 'en-US') =>
  Array.from({ length: 60 }, (_, n) => ({
    id: `r${n + 1}`,
    code: `SO-${1001 + n}`,
    customer: CUSTOMERS[locale][(n * 5) % 4],
    quantity: ((n * 37) % 90) + 1,
    amount: Math.round(((n * 7919) % 100_000) * 1.1) / 100,
  }))

const meta: Meta<EditableGridProps> = {
  title: 'Grid/Groups',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  args: {
    columns: columns(['单号', '客户', '数量', '金额']),
    rows: rows('zh-CN'),
    groupBy: 'customer',
    size: 'small',
    toolbar: true,
    maxHeight: 420,
    'aria-label': '订单',
  },
}
export default meta
type Story = StoryObj<EditableGridProps>

/** A heading folds its rows away; its figures follow every edit. Files and paper have the rows without groups. */
export const ByCustomer: Story = {}

export const English: Story = {
  globals: { locale: 'en-US' },
  args: {
    columns: columns(['Number', 'Customer', 'Quantity', 'Amount']),
    rows: rows('en-US'),
    'aria-label': 'Orders',
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
