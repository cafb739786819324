import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDemoDataSource } from '../../testing/fixtures/demoDataSource'
import { demoLineKindsDicts } from '../../testing/fixtures/lineKinds'
import { EditableGrid } from '../EditableGrid'
import type { EditableGridProps } from '../api/props'
import type { GridColumn } from '../api/column'

const STATES = [
  { value: '1', text: '启用' },
  { value: '0', text: '停用' },
]

/** Every control that forms have, as a column. */
export const controlColumns: GridColumn[] = [
  { key: 'switch', title: '启用 switch', type: 'switch', options: STATES, width: 110 },
  { key: 'cron', title: '执行周期 cron', type: 'cron', width: 210 },
  { key: 'area', title: '地区 sel_area', type: 'sel_area', width: 200 },
  {
    key: 'category',
    title: '分类 sel_category',
    type: 'sel_category',
    props: { multiple: true },
    width: 160,
  },
  {
    key: 'tree',
    title: '物料类别 sel_tree',
    type: 'sel_tree',
    dictCode: 'sys_material,name,code',
    width: 150,
  },
  { key: 'role', title: '角色 sel_role', type: 'sel_role', width: 130 },
  { key: 'position', title: '职务 sel_position', type: 'sel_position', width: 130 },
  { key: 'code', title: '查询 code', type: 'code', props: { language: 'sql' }, width: 160 },
  { key: 'markdown', title: '说明 markdown', type: 'markdown', width: 160 },
  { key: 'richtext', title: '通知 richtext', type: 'richtext', width: 160 },
]

const filled = {
  id: '1',
  switch: '1',
  cron: '0 0 9 ? * MON-FRI *',
  area: '310115',
  category: 'cat-2,cat-3',
  tree: 'M12',
  role: 'sales',
  position: 'SM',
  code: 'select name\n  from customer',
  markdown: '# 提醒\n\n- 核对单证',
  richtext: '<p>请<strong>核对</strong></p>',
}
const LONG = '随船单证齐全，卸货前电话确认，并在系统内登记实际到货的数量与外观。'.repeat(8)

const meta: Meta<EditableGridProps> = {
  title: 'Grid/Controls in cells',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  parameters: { dataSource: createDemoDataSource({ dicts: demoLineKindsDicts }) },
  args: {
    columns: controlColumns,
    rows: [filled, { id: '2', switch: '0' }],
    toolbar: true,
    size: 'small',
    'aria-label': '单元格内的控件',
  },
}
export default meta
type Story = StoryObj<EditableGridProps>

/** Enter opens the control of a cell in a dialog, Space turns a switch; texts can be typed and pasted. */
export const Default: Story = {}
export const Empty: Story = { args: { rows: [{ id: '1' }] } }
/** An expression that cannot be read stays, and says why. */
export const Wrong: Story = {
  args: { rows: [{ ...filled, cron: '0 0 25 * * ?' }] },
  play: async ({ canvasElement }) => {
    const cell = canvasElement.querySelector<HTMLElement>('.lg-body [role=row] > [aria-colindex="4"]')
    cell?.scrollIntoView({ block: 'nearest' })
  },
}
export const ReadOnly: Story = { args: { readOnly: true } }
export const LongTexts: Story = {
  args: { rows: [{ ...filled, area: '653022', code: LONG, markdown: LONG, richtext: `<p>${LONG}</p>` }] },
}
export const English: Story = { globals: { locale: 'en-US' }, args: { 'aria-label': 'Controls in cells' } }
export const Dark: Story = { globals: { theme: 'dark' } }
