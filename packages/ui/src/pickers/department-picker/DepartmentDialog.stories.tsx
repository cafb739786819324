import type { Meta, StoryObj } from '@storybook/react-vite'
import { dialogStates, DialogStory } from '../../testing/stories/dialogStories'
import { DepartmentDialog } from './DepartmentDialog'

const meta = {
  title: 'Dialogs/DepartmentDialog',
  component: DialogStory,
  args: { Dialog: DepartmentDialog, multiple: true, values: ['dept-2'] },
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
