import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SourceRow } from '../../foundation/dataSource'
import { SourceError } from '../../foundation/dataSource'
import { LONG } from '../../testing/stories/storyData'
import { waitFor } from '../../testing/testers/dom'
import { SubTablePopover } from './SubTablePopover'

const rows: SourceRow[] = ['液压软管', '密封圈', '滤芯'].map((name, at) => ({
  id: `${at}`,
  name,
  quantity: 12 * (at + 1),
}))

/** Opens it, and waits for what it shows. */
const showing = (selector: string) => async () => {
  const button = await waitFor('the button', () =>
    document.querySelector<HTMLElement>('[aria-haspopup=dialog]'),
  )
  button.click()
  await waitFor('what it shows', () => document.querySelector(`.lading-sub-table ${selector}`))
}

const meta = {
  title: 'List page/SubTablePopover',
  component: SubTablePopover,
  args: {
    title: '报价单明细',
    columns: [
      { key: 'name', title: '物料' },
      { key: 'quantity', title: '数量', width: 80 },
    ],
    load: (): Promise<readonly SourceRow[]> => Promise.resolve(rows),
    children: '3 行',
  },
  play: showing('tbody tr.ant-table-row'),
} satisfies Meta<typeof SubTablePopover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The answer has not come yet. */
export const Loading: Story = { args: { load: () => new Promise(() => {}) }, play: showing('.ant-spin') }
export const Empty: Story = { args: { load: () => Promise.resolve([]) }, play: showing('.ant-empty') }
/** It was tried again three times. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new SourceError('网络超时', 504)) },
  play: showing('.ant-alert-error'),
}
export const LongTexts: Story = {
  args: {
    title: LONG,
    load: () => Promise.resolve([{ id: '1', name: LONG, quantity: 1_234_567_890 }]),
  },
}
export const EnglishDark: Story = {
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    title: 'Lines of the quotation',
    columns: [
      { key: 'name', title: 'Item' },
      { key: 'quantity', title: 'Quantity', width: 100 },
    ],
    load: () => Promise.resolve([{ id: '1', name: 'Hydraulic hose', quantity: 12 }]),
    children: '1 line',
  },
}
