import type { Meta, StoryObj } from '@storybook/react-vite'
import { SourceError } from '../foundation/dataSource'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { LONG } from '../testing/stories/storyData'
import { EntityForm } from './EntityForm'
import { LineGrid } from './lines/LineGrid'
import { FormHeader } from './parts/FormHeader'
import { FormSection } from './parts/FormSection'
import { useEntityForm } from './useEntityForm'

interface QuotationFormProps {
  id?: string
  readonly?: boolean
  onSaved?: () => void
  onCancel?: () => void
}

/** A form as the generator writes it. */
function QuotationForm({ id, readonly, onSaved, onCancel = () => {} }: QuotationFormProps) {
  const form = useEntityForm(demoQuotation, { id, readonly, onSaved, onCancel })
  return (
    <EntityForm form={form}>
      <FormHeader form={form} />
      {demoQuotation.form.map(({ section, rows }) => (
        <FormSection key={section.en} form={form} title={section} rows={rows} />
      ))}
      <LineGrid form={form} line="demoQuotationLine" />
    </EntityForm>
  )
}

const meta = {
  title: 'Form/EntityForm',
  component: QuotationForm,
} satisfies Meta<typeof QuotationForm>

export default meta
type Story = StoryObj<typeof meta>

const DRAFT = 'quotation-1'
const drafts = (count: number) => makeQuotations(count).map((row) => ({ ...row, status: 'draft' }))
const draftSource = (more = {}) =>
  createDemoDataSource({ entities: [{ entity: demoQuotation, rows: drafts(3) }], ...more })

export const New: Story = {}

export const Edit: Story = { args: { id: DRAFT }, parameters: { dataSource: draftSource() } }

export const View: Story = {
  args: { id: DRAFT, readonly: true },
  parameters: { dataSource: draftSource() },
}

export const English: Story = {
  args: { id: DRAFT },
  globals: { locale: 'en-US' },
  parameters: { dataSource: draftSource() },
}

export const Dark: Story = {
  args: { id: DRAFT },
  globals: { theme: 'dark' },
  parameters: { dataSource: draftSource() },
}

export const Loading: Story = {
  args: { id: DRAFT },
  parameters: { dataSource: draftSource({ latency: 3_600_000 }) },
}

export const Failed: Story = {
  args: { id: DRAFT },
  parameters: {
    dataSource: draftSource({
      fail: ({ path }: { path: string }) =>
        path.endsWith('queryById') ? new SourceError('未找到对应实体', 500) : undefined,
    }),
  },
}

/** Confirmed: its workflow allows no editing any more. */
export const Locked: Story = {
  args: { id: DRAFT },
  parameters: {
    dataSource: createDemoDataSource({
      entities: [
        { entity: demoQuotation, rows: makeQuotations(1).map((row) => ({ ...row, status: 'confirmed' })) },
      ],
    }),
  },
}

/** The server refuses a field and a line although the rules of the browser passed. */
export const ServerErrors: Story = {
  args: { id: DRAFT },
  parameters: {
    dataSource: draftSource({
      fail: ({ path }: { path: string }) =>
        path.endsWith('/edit')
          ? new SourceError('到港日期已过', 500, [
              { field: 'eta', message: '到港日期已过' },
              { line: 'demoQuotationLine', rowId: 'line-1-1', field: 'price', message: '单价低于成本' },
            ])
          : undefined,
    }),
  },
}

export const LongTexts: Story = {
  args: { id: DRAFT },
  parameters: {
    dataSource: draftSource({
      entities: [
        {
          entity: demoQuotation,
          rows: drafts(1).map((row) => ({ ...row, customerName: LONG, remark: LONG.repeat(6) })),
        },
      ],
    }),
  },
}
