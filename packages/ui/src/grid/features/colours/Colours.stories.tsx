import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from '../../../testing/testers/dom'
import { EditableGrid } from '../../EditableGrid'
import type { CellColour } from '../../api/colour'
import type { GridColumn } from '../../api/column'
import type { EditableGridProps } from '../../api/props'

const columns = (titles: readonly string[]): GridColumn[] => [
  { key: 'code', title: titles[0]!, width: 120, pinned: 'start' },
  { key: 'quantity', title: titles[1]!, type: 'inputNumber', width: 120 },
  { key: 'stock', title: titles[2]!, type: 'inputNumber', width: 120 },
  { key: 'due', title: titles[3]!, type: 'date', width: 135 },
]

const colours: CellColour[] = [
  { when: { field: 'stock', op: 'lt', other: 'quantity' }, tone: 'danger', fields: ['stock'] },
  { when: { field: 'due', op: 'empty' }, tone: 'warning', fields: ['due'] },
  { when: { field: 'quantity', op: 'ge', value: 60 }, tone: 'info', fields: ['quantity'] },
  { when: { field: 'quantity', op: 'eq', value: 0 }, tone: 'muted' },
]

const rows = Array.from({ length: 12 }, (_, n) => ({
  id: `r${n + 1}`,
  code: `M-${2001 + n}`,
  quantity: (n * 13) % 78,
  stock: (n * 29) % 90,
  due: n % 4 === 3 ? '' : `2026-04-${10 + n}`,
}))

const meta: Meta<EditableGridProps> = {
  title: 'Grid/Colours by condition',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  args: {
    columns: columns(['物料', '需求', '库存', '交期']),
    rows,
    colours,
    size: 'small',
    toolbar: true,
    'aria-label': '库存',
  },
}
export default meta
type Story = StoryObj<EditableGridProps>

const choosing = (entry: RegExp) => async (context: { canvasElement: HTMLElement }) => {
  const title = await waitFor('the title', () =>
    context.canvasElement.querySelector<HTMLElement>('.lg-head [data-key="quantity"] .lg-more'),
  )
  title.click()
  const item = await waitFor('the menu', () =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((each) =>
      entry.test(each.textContent ?? ''),
    ),
  )
  item.click()
  await waitFor('the window', () => document.querySelector('[role=dialog]'))
}

/** By conditions of the page: too little in stock, no day, much wanted, nothing wanted. */
export const ByPage: Story = {}

/** A person's own conditions, by the menu of a column; they are kept with its width and place. */
export const Own: Story = { play: choosing(/条件标色/) }

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { columns: columns(['Item', 'Wanted', 'In stock', 'Due']), 'aria-label': 'Stock' },
  play: choosing(/Colour by condition/),
}

export const Dark: Story = { globals: { theme: 'dark' } }
