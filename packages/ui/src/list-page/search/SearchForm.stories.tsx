import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Filter } from '../logic/listState'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { LONG, storyData } from '../../testing/stories/storyData'
import { ListPage } from '../ListPage'
import { useListPage } from '../useListPage'
import { SearchForm } from './SearchForm'

/** The conditions alone, of every kind. */
function Conditions({ filters }: { filters: Record<string, Filter> }) {
  const page = useListPage(demoQuotation, { initialState: { filters }, storageKey: null })
  return (
    <ListPage page={page}>
      <SearchForm page={page} />
    </ListPage>
  )
}

const meta = {
  title: 'List page/SearchForm',
  component: Conditions,
  args: {
    filters: {
      quotationNo: { mode: 'like', value: 'QT-2026' },
      eta: { mode: 'range', value: ['2026-11-01', '2026-11-30'] },
      port: { mode: 'in', value: ['CNSHA', 'CNNGB'] },
    },
  },
} satisfies Meta<typeof Conditions>

export default meta
type Story = StoryObj<typeof meta>

/** A condition that is not among the first three is in force: all are shown. */
export const Default: Story = {}
/** Nothing is asked for yet: the first three, and a button for the rest. */
export const Empty: Story = { args: { filters: {} } }
export const LongTexts: Story = {
  args: {
    filters: { quotationNo: { mode: 'like', value: LONG }, port: { mode: 'in', value: ['long'] } },
  },
  parameters: { dataSource: storyData.long },
}
export const English: Story = { globals: { locale: 'en-US' } }
export const Dark: Story = { globals: { theme: 'dark' } }
