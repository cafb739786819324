import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { LONG } from '../testing/stories/storyData'
import { EntityModal } from './EntityModal'

const meta = {
  title: 'Form/EntityModal',
  component: EntityModal,
  args: { entity: demoQuotation, onClose: () => {} },
} satisfies Meta<typeof EntityModal>

export default meta
type Story = StoryObj<typeof meta>

export const View: Story = { args: { id: 'quotation-1' } }

export const Add: Story = { args: { open: true } }

export const AddEnglish: Story = { args: { open: true }, globals: { locale: 'en-US', theme: 'dark' } }

export const Loading: Story = {
  args: { id: 'quotation-1' },
  parameters: { dataSource: createDemoDataSource({ latency: 3_600_000 }) },
}

export const LongTexts: Story = {
  args: { id: 'quotation-1' },
  parameters: {
    dataSource: createDemoDataSource({
      entities: [
        {
          entity: demoQuotation,
          rows: makeQuotations(1).map((row) => ({ ...row, customerName: LONG, remark: LONG.repeat(6) })),
        },
      ],
    }),
  },
}

/** There is no such record any more. */
export const Missing: Story = { args: { id: 'gone' } }
