import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDemoDataSource } from '../../testing/fixtures/demoDataSource'
import { demoPickers } from '../../testing/fixtures/pickers'
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

const TITLES: Readonly<Record<string, string>> = { vessel: 'Code', vesselName: 'Vessel', port: 'Port' }
const vessels = demoPickers.reports!['vessel']!
/** A report whose titles are English, too: they come from the server. */
export const English: Story = {
  ...dialogStates.english,
  parameters: {
    dataSource: createDemoDataSource({
      reports: {
        vessel: {
          ...vessels,
          config: {
            ...vessels.config,
            cgRpConfigName: 'Vessels',
            columns: vessels.config.columns.map((column) => ({
              ...column,
              title: TITLES[column.dataIndex] ?? column.title,
            })),
          },
          items: vessels.items.map((item) => ({ ...item, label: TITLES[item.field] ?? item.label })),
        },
      },
    }),
  },
}
export const Dark: Story = dialogStates.dark
