import type { Meta, StoryObj } from '@storybook/react-vite'
import { dialogStates, DialogStory } from '../../testing/stories/dialogStories'
import { RecordDialog } from './RecordDialog'
import type { PickerDialogProps } from '../shared/TableDialog'
import { demoReferences } from '../../testing/fixtures/demoDataSource'

const CustomerDialog = (props: PickerDialogProps) => (
  <RecordDialog {...props} reference={demoReferences['customer']!} />
)

const meta = {
  title: 'Dialogs/RecordDialog',
  component: DialogStory,
  args: { Dialog: CustomerDialog, multiple: true, values: ['C10002'] },
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
