import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { waitFor } from '../../../testing/testers/dom'
import { EditableGrid } from '../../EditableGrid'
import type { GridColumn } from '../../api/column'
import type { GridHandle } from '../../api/handle'
import type { EditableGridProps } from '../../api/props'

const handle = createRef<GridHandle>()

const columns = (titles: readonly string[]): GridColumn[] => [
  { key: 'code', title: titles[0]!, width: 140 },
  { key: 'price', title: titles[1]!, type: 'inputNumber', digits: 2, width: 140 },
  { key: 'due', title: titles[2]!, type: 'date', width: 135 },
]

const rows = (texts: readonly [string, string, string]) => [
  {
    id: 'r1',
    code: 'M-1001',
    price: 12.5,
    due: '2026-04-01',
    cellComments: JSON.stringify([
      {
        id: '1',
        field: 'price',
        text: texts[0],
        by: 'sales',
        byName: 'Wang Wei',
        time: '2026-03-02 09:12:00',
      },
      {
        id: '2',
        field: 'price',
        text: texts[1],
        by: 'manager',
        byName: 'Li Na',
        time: '2026-03-02 10:40:00',
      },
    ]),
  },
  {
    id: 'r2',
    code: 'M-1002',
    price: 8,
    due: '2026-04-15',
    cellComments: JSON.stringify([
      {
        id: '3',
        field: 'due',
        text: texts[2],
        by: 'sales',
        byName: 'Wang Wei',
        time: '2026-03-01 16:00:00',
        resolved: true,
        resolvedBy: 'manager',
      },
    ]),
  },
]

const meta: Meta<EditableGridProps> = {
  title: 'Grid/Comments',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  render: (args) => <EditableGrid {...args} ref={handle} />,
  args: {
    columns: columns(['物料', '单价', '交期']),
    rows: rows(['供应商报价是否含税？', '含税，已核对。', '交期可以提前吗？']),
    comments: true,
    size: 'small',
    toolbar: true,
    'aria-label': '明细',
  },
}
export default meta
type Story = StoryObj<EditableGridProps>

const opening = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor('the mark', () => canvasElement.querySelector('.lg-noted'))
  handle.current!.focusCell('r1', 'price')
  const field = canvasElement.querySelector('textarea.lg-input')!
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', shiftKey: true, bubbles: true }))
  await waitFor('the comments', () => document.querySelector('[role=dialog] .lg-comments'))
}

/** A corner marks cells that somebody has said something about; it is grey when that is settled. */
export const Marked: Story = {}

/** Shift+F2 opens what was said; what is added is saved with the lines. */
export const Opened: Story = { play: opening }

export const English: Story = {
  globals: { locale: 'en-US' },
  args: {
    columns: columns(['Item', 'Price', 'Due']),
    rows: rows(['Does the offer include tax?', 'It does, checked.', 'Can it come earlier?']),
    'aria-label': 'Lines',
  },
  play: opening,
}

export const Dark: Story = { globals: { theme: 'dark' }, play: opening }
