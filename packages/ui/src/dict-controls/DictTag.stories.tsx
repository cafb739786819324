import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyData } from '../testing/stories/storyData'
import { DictTag } from './DictTag'

const meta = {
  title: 'Controls/DictTag',
  component: DictTag,
  args: { code: 'port', value: 'CNSHA,CNNGB' },
} satisfies Meta<typeof DictTag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Until the texts come, and where they do not, values stand for themselves. */
export const Loading: Story = { parameters: { dataSource: storyData.loading } }
export const Failed: Story = { parameters: { dataSource: storyData.failed } }
export const NoCode: Story = { args: { code: '' } }
export const LongTexts: Story = { args: { value: 'long,CNSHA' }, parameters: { dataSource: storyData.long } }
export const EnglishDark: Story = { globals: { locale: 'en-US', theme: 'dark' } }
