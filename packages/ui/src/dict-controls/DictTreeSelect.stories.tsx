import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlArgs, ControlStory, states } from '../testing/stories/controlStories'
import { DictTreeSelect } from './DictTreeSelect'

const meta = {
  title: 'Controls/DictTreeSelect',
  component: ControlStory,
  args: controlArgs(DictTreeSelect, {
    label: { zh: '物料', en: 'Material' },
    value: 'M2',
    own: { code: 'sys_material,name,code' },
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

/** A condition that is no JSON object is told (spec 2 §5). */
export const BadCondition: Story = {
  args: { own: { code: 'sys_material,name,code', condition: 'pid=1' } },
}
