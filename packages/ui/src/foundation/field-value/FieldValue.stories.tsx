import type { Meta, StoryObj } from '@storybook/react-vite'
import { Descriptions } from 'antd'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { makeQuotations } from '../../testing/fixtures/quotations'
import { LONG } from '../../testing/stories/storyData'
import { useText } from '../locale/useText'
import { FieldValue } from './FieldValue'

/** Every field of a record, as people read it. */
function AllFields({ row }: { row: Record<string, unknown> }) {
  const text = useText()
  return (
    <Descriptions
      size="small"
      bordered
      column={{ xs: 1, md: 2 }}
      styles={{ label: { minWidth: '8em' }, content: { overflowWrap: 'anywhere' } }}
      items={Object.entries(demoQuotation.fields).map(([name, field]) => ({
        key: name,
        label: text(field),
        children: <FieldValue entity={demoQuotation} name={name} row={row} />,
      }))}
    />
  )
}

const meta = {
  title: 'Foundation/FieldValue',
  component: AllFields,
  args: { row: makeQuotations(1)[0] ?? {} },
} satisfies Meta<typeof AllFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { row: {} } }
export const English: Story = { globals: { locale: 'en-US' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const LongTexts: Story = {
  args: { row: { ...makeQuotations(1)[0], customerName: LONG, remark: 'x'.repeat(300) } },
}
