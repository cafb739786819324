import type { Meta, StoryObj } from '@storybook/react-vite'
import { dialogStates, DialogStory } from '../../testing/stories/dialogStories'
import { waitFor } from '../../testing/testers/dom'
import { pickerTester } from '../../testing/testers/pickerTester'
import { UserDialog } from './UserDialog'

const meta = {
  title: 'Dialogs/UserDialog',
  component: DialogStory,
  args: { Dialog: UserDialog, multiple: true, values: ['wangwei', 'sunhui'] },
} satisfies Meta<typeof DialogStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** What is chosen stands beside the table. */
export const Chosen: Story = {
  args: { values: [] },
  play: async () => {
    const picker = pickerTester()
    await picker.ready()
    await picker.toggle('王伟')
    await waitFor('the choice', () => picker.chosen().length === 1)
  },
}
export const Single: Story = dialogStates.single
export const Loading: Story = dialogStates.loading
export const Empty: Story = dialogStates.empty
export const Failed: Story = dialogStates.failed
export const LongTexts: Story = dialogStates.longTexts
export const English: Story = dialogStates.english
export const Dark: Story = dialogStates.dark
