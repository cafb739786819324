import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlArgs, ControlStory, states } from '../testing/stories/controlStories'
import { DictSwitch } from './DictSwitch'

const meta = {
  title: 'Controls/DictSwitch',
  component: ControlStory,
  args: controlArgs(DictSwitch, { label: { zh: '加急', en: 'Urgent' }, value: 'Y' }),
} satisfies Meta<typeof ControlStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Unfilled: Story = states.unfilled
export const Invalid: Story = states.invalid
export const Disabled: Story = states.disabled
export const ReadOnly: Story = states.readOnly
export const English: Story = states.english
export const Dark: Story = states.dark
