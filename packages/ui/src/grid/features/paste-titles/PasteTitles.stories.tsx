import { createRef } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from '../../../testing/testers/dom'
import { EditableGrid } from '../../EditableGrid'
import { GridTester } from '../../testing/gridTester'
import type { GridColumn } from '../../api/column'
import type { GridHandle } from '../../api/handle'
import type { EditableGridProps } from '../../api/props'

const handle = createRef<GridHandle>()

const meta: Meta<EditableGridProps> = {
  title: 'Grid/Paste by titles',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  render: (args) => <EditableGrid {...args} ref={handle} />,
}
export default meta
type Story = StoryObj<EditableGridProps>

const columns = (titles: readonly string[]): GridColumn[] => [
  { key: 'code', title: titles[0]!, width: 140, required: true },
  { key: 'name', title: titles[1]!, width: 220 },
  { key: 'quantity', title: titles[2]!, type: 'inputNumber', width: 120 },
  { key: 'due', title: titles[3]!, type: 'date', width: 135 },
]

/** Pastes a sheet as a person does who has copied it with its titles. */
const pasting = (sheet: readonly string[]) => async (context: { canvasElement: HTMLElement }) => {
  await waitFor('the grid', () => context.canvasElement.querySelector('textarea.lg-input') !== null)
  handle.current!.focusCell('r1', 'code')
  new GridTester(context.canvasElement, handle).paste(sheet.join('\n'))
  await waitFor('the question', () => document.querySelector('[role=dialog]') !== null)
}

/**
 * The first row of what is pasted names columns, in another order and with one that the grid lacks: a look at what goes
 * where comes before anything is written.
 */
export const Chinese: Story = {
  args: {
    columns: columns(['物料编号', '物料名称', '数量', '交期']),
    rows: [{ id: 'r1', code: 'M-1001', name: '船用缆绳', quantity: 20, due: '2026-03-01' }],
    toolbar: true,
    size: 'small',
    'aria-label': '明细',
  },
  play: pasting([
    '数量\t供应商\t* 物料编号\t交期',
    '12\t甲公司\tM-2001\t2026-04-01',
    '约13\t乙公司\tM-2002\t2026-04-08',
  ]),
}

export const English: Story = {
  globals: { locale: 'en-US' },
  args: {
    columns: columns(['Item code', 'Item name', 'Quantity', 'Due']),
    rows: [{ id: 'r1', code: 'M-1001', name: 'Mooring rope', quantity: 20, due: '2026-03-01' }],
    toolbar: true,
    size: 'small',
    'aria-label': 'Lines',
  },
  play: pasting([
    'Quantity\tSupplier\tItem code\tDue',
    '12\tAlpha Ltd\tM-2001\t2026-04-01',
    'about 13\tBeta Ltd\tM-2002\t2026-04-08',
  ]),
}

export const Dark: Story = { ...Chinese, globals: { theme: 'dark' } }
