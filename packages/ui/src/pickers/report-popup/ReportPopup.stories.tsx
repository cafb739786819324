import type { Meta, StoryObj } from '@storybook/react-vite'
import { dialogStates, DialogStory } from '../../testing/stories/dialogStories'
import { ReportPopup } from './ReportPopup'
import type { PickerDialogProps } from '../shared/TableDialog'

const VesselPopup = ({ multiple, onCancel }: PickerDialogProps) => (
  <ReportPopup code="vessel" multiple={multiple} sorter="vessel=desc" onOk={onCancel} onCancel={onCancel} />
)

const meta = {
  title: 'Dialogs/ReportPopup',
  component: DialogStory,
  args: { Dialog: VesselPopup, multiple: true, values: [] },
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
