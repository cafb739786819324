import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlArgs, ControlStory, states } from '../testing/stories/controlStories'
import { DictMultiSelect } from './DictSelect'

const meta = {
  title: 'Controls/DictMultiSelect',
  component: ControlStory,
  args: controlArgs(DictMultiSelect, {
    label: { zh: '港口', en: 'Ports' },
    value: 'CNSHA,CNNGB,SGSIN',
    own: { code: 'port' },
  }),
} satisfies Meta<typeof ControlStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Unfilled: Story = states.unfilled
export const Open: Story = states.open
export const Loading: Story = states.loading
export const Empty: Story = states.empty
export const Failed: Story = states.failed
export const Invalid: Story = states.invalid
export const Disabled: Story = states.disabled
export const ReadOnly: Story = states.readOnly
export const LongTexts: Story = states.longTexts
export const English: Story = states.english
export const Dark: Story = states.dark
