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

const MANY = Array.from({ length: 16 }, (_, at) => ({
  title: `第${at + 1}项说明`,
  dataIndex: at === 0 ? 'vessel' : at === 1 ? 'vesselName' : `more${at}`,
  sorter: true,
}))
/** More columns than the dialog is wide. */
export const ManyColumns: Story = {
  parameters: {
    dataSource: createDemoDataSource({
      reports: {
        vessel: {
          ...vessels,
          config: { ...vessels.config, columns: MANY },
          rows: vessels.rows.map((row) => ({
            ...Object.fromEntries(MANY.map(({ dataIndex }) => [dataIndex, '2026-11-14 20:54:43'])),
            ...row,
          })),
        },
      },
    }),
  },
}
