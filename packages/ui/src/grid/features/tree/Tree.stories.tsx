import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Row } from '@lading/core/rules'
import { EditableGrid } from '../../EditableGrid'
import type { EditableGridProps } from '../../api/props'
import type { GridColumn } from '../../api/column'

const columns: GridColumn[] = [
  { key: 'name', title: '品类', width: 260 },
  { key: 'code', title: '编码', width: 140 },
  { key: 'quantity', title: '数量', type: 'inputNumber', statistics: 'sum' },
  { key: 'active', title: '启用', type: 'checkbox' },
]

const rows: Row[] = ['船舶备件', '食品', '甲板用品'].flatMap((name, i) => [
  { id: `c${i}`, name, code: `0${i + 1}`, quantity: 0, active: 'Y' },
  ...[1, 2, 3].flatMap((n) => [
    {
      id: `c${i}-${n}`,
      parentId: `c${i}`,
      name: `${name} ${n} 类`,
      code: `0${i + 1}0${n}`,
      quantity: 0,
      active: 'Y',
    },
    {
      id: `c${i}-${n}-1`,
      parentId: `c${i}-${n}`,
      name: `${name} ${n} 类 甲`,
      code: `0${i + 1}0${n}01`,
      quantity: n * 3,
      active: 'N',
    },
  ]),
])

const meta: Meta<EditableGridProps> = {
  title: 'Grid/Tree',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  args: {
    columns,
    rows,
    toolbar: true,
    size: 'small',
    maxHeight: 480,
    'aria-label': '品类',
    tree: { open: true },
  },
}
export default meta
type Story = StoryObj<EditableGridProps>

/** ▸ or Alt+→ opens a branch, Alt+← closes it; sorting keeps families together; rows of a tree are not removed. */
export const Branches: Story = {}

/** Children come when a row is opened for the first time. */
export const LoadedWhenOpened: Story = {
  args: {
    rows: rows.filter((row) => row['parentId'] === undefined),
    tree: {
      hasChildren: (row) => String(row['id']).split('-').length < 3,
      load: async (row) => {
        await new Promise((resolve) => setTimeout(resolve, 400))
        return rows.filter((child) => child['parentId'] === row['id'])
      },
    },
  },
}

export const English: Story = { globals: { locale: 'en-US' } }

export const Dark: Story = { globals: { theme: 'dark' } }
