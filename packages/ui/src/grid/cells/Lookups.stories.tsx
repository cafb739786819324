import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditableGrid } from '../EditableGrid'
import type { EditableGridProps } from '../api/props'
import type { GridColumn } from '../api/column'

const columns: GridColumn[] = [
  { key: 'user', title: '经办人 sel_user', type: 'sel_user' },
  { key: 'users', title: '参与人（多选）', type: 'sel_user', props: { multiple: true } },
  { key: 'depart', title: '部门 sel_depart', type: 'sel_depart' },
  {
    key: 'vessel',
    title: '船舶 popup',
    type: 'popup',
    popupCode: 'vessel',
    orgFields: 'vessel,vesselName',
    destFields: 'vessel,vesselName',
    sorter: 'vessel=asc',
    width: 140,
  },
  { key: 'vesselName', title: '船名（回填）', width: 140 },
  {
    key: 'customer',
    title: '客户 popupNew',
    type: 'popupNew',
    props: { ref: 'customer', fills: { customerName: 'name' } },
    width: 140,
  },
  { key: 'customerName', title: '客户名称（回填）', width: 180 },
  { key: 'note', title: '说明 input_pop', type: 'input_pop', maxLength: 200 },
]

const rows = Array.from({ length: 8 }, (_, n) => ({
  id: `r${n + 1}`,
  user: ['wangwei', 'lina', 'zhangmin'][n % 3]!,
  users: n % 2 ? 'liuyang' : 'chenjing,yanglei',
  depart: `dept-${(n % 5) + 1}`,
  vessel: `V00${n + 1}`,
  vesselName: `远洋${n + 1}号`,
  customer: '',
  note: '随船单证齐全，卸货前电话确认。',
}))

const meta: Meta<EditableGridProps> = {
  title: 'Grid/Lookups',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  args: { columns, rows, toolbar: true, size: 'small', maxHeight: 420, 'aria-label': '选择类列' },
}
export default meta
type Story = StoryObj<EditableGridProps>

/** Enter opens the dialog of a cell, F2 its list; names and job numbers can be typed or pasted: they are looked up. */
export const Lookups: Story = {}

/** Settings of the popup selector that cannot work: the cells say why and are locked. */
export const Misconfigured: Story = {
  args: {
    columns: [
      { key: 'a', title: '缺少 code', type: 'popup', orgFields: 'vessel', destFields: 'a' },
      {
        key: 'b',
        title: '数量不一致',
        type: 'popup',
        popupCode: 'vessel',
        orgFields: 'vessel,vesselName',
        destFields: 'b',
        width: 420,
      },
    ],
  },
}

export const English: Story = { globals: { locale: 'en-US' }, args: { 'aria-label': 'Lookups' } }

export const Dark: Story = { globals: { theme: 'dark' } }
