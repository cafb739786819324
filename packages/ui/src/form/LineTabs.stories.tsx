import type { Meta, StoryObj } from '@storybook/react-vite'
import { SourceError } from '../foundation/dataSource'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { LONG } from '../testing/stories/storyData'
import { EntityForm } from './EntityForm'
import { LineTabs } from './lines/LineTabs'
import { FormHeader } from './parts/FormHeader'
import { useEntityForm } from './useEntityForm'

/** A form whose lines stand in tabs, one pane for each kind. */
function TabbedForm({ id }: { id?: string }) {
  const form = useEntityForm(demoQuotation, { id })
  return (
    <EntityForm form={form}>
      <FormHeader form={form} />
      <LineTabs form={form} />
    </EntityForm>
  )
}

const meta = { title: 'Form/LineTabs', component: TabbedForm } satisfies Meta<typeof TabbedForm>

export default meta
type Story = StoryObj<typeof meta>

const rows = makeQuotations(1).map((row) => ({ ...row, status: 'draft' }))

export const WithLines: Story = {
  args: { id: 'quotation-1' },
  parameters: { dataSource: createDemoDataSource({ entities: [{ entity: demoQuotation, rows }] }) },
}

export const Loading: Story = {
  args: { id: 'quotation-1' },
  parameters: { dataSource: createDemoDataSource({ latency: 3_600_000 }) },
}

/** The record, and its lines with it, cannot be had. */
export const Failed: Story = {
  args: { id: 'quotation-1' },
  parameters: { dataSource: createDemoDataSource({ fail: () => new SourceError('未找到对应实体', 500) }) },
}

export const LongTexts: Story = {
  args: { id: 'quotation-1' },
  parameters: {
    dataSource: createDemoDataSource({
      entities: [
        {
          entity: demoQuotation,
          rows: rows.map((row: Record<string, unknown>) => ({
            ...row,
            demoQuotationLine: (row['demoQuotationLine'] as Record<string, unknown>[]).map((line) => ({
              ...line,
              itemName: LONG.repeat(2),
            })),
          })),
        },
      ],
    }),
  },
}

/** Nothing has been entered yet. */
export const Empty: Story = {}

export const EnglishDark: Story = { ...WithLines, globals: { locale: 'en-US', theme: 'dark' } }

/** Confirmed: the lines can be read only. */
export const Locked: Story = {
  args: { id: 'quotation-1' },
  parameters: {
    dataSource: createDemoDataSource({
      entities: [{ entity: demoQuotation, rows: rows.map((row) => ({ ...row, status: 'confirmed' })) }],
    }),
  },
}
