import type { Meta, StoryObj } from '@storybook/react-vite'
import { dialogStates, DialogStory } from '../../testing/stories/dialogStories'
import { RoleDialog } from './RoleDialog'

const meta = {
  title: 'Dialogs/RoleDialog',
  component: DialogStory,
  args: { Dialog: RoleDialog, multiple: true, values: ['sales'] },
} satisfies Meta<typeof DialogStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Single: Story = dialogStates.single
export const Loading: Story = dialogStates.loading
export const Empty: Story = dialogStates.empty
export const Failed: Story = dialogStates.failed
export const LongTexts: Story = dialogStates.longTexts
export const English: Story = dialogStates.english
export const Dark: Story = dialogStates.dark

/** What was chosen before stands above the table. */
export const Recent: Story = {
  args: {
    multiple: false,
    values: [],
    recent: { kind: 'role', choices: [{ value: 'audit', text: '审计' }] },
  },
}
