import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlArgs, ControlStory, states } from '../../testing/stories/controlStories'
import { PopupPicker } from './PopupPicker'

const meta = {
  title: 'Controls/PopupPicker',
  component: ControlStory,
  args: controlArgs(PopupPicker, {
    label: { zh: '船舶', en: 'Vessel' },
    value: 'V003',
    own: { field: 'vessel', code: 'vessel', orgFields: 'vessel,vesselName', destFields: 'vessel,vesselName' },
  }),
} satisfies Meta<typeof ControlStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Unfilled: Story = states.unfilled
export const Invalid: Story = states.invalid
export const Disabled: Story = states.disabled
export const ReadOnly: Story = states.readOnly
export const LongTexts: Story = { args: { value: 'V001,V002,V003,V004,V005,V006,V007,V008,V009,V010,V011' } }
export const English: Story = states.english
export const Dark: Story = states.dark

/** A mapping that cannot work is told (spec 2 §5). */
export const Misconfigured: Story = { args: { own: { field: 'a', orgFields: 'a', destFields: 'a' } } }
export const Uneven: Story = {
  args: { own: { field: 'a', code: 'vessel', orgFields: 'a,b', destFields: 'a' } },
}
