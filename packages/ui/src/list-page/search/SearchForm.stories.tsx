import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Filter } from '../logic/listState'
import { createDemoDataSource } from '../../testing/fixtures/demoDataSource'
import { demoKinds, demoKindsDicts, demoKindsRow } from '../../testing/fixtures/kinds'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { LONG, storyData } from '../../testing/stories/storyData'
import { ListPage } from '../ListPage'
import { useListPage } from '../useListPage'
import { SearchForm } from './SearchForm'

const KINDS = ['user', 'role', 'position', 'area', 'category', 'material', 'vessel', 'customer'] as const

/** The conditions alone: those of quotations, or by widgets of every kind. */
function Conditions({ filters, kinds = false }: { filters: Record<string, Filter>; kinds?: boolean }) {
  const page = useListPage(kinds ? demoKinds : demoQuotation, { initialState: { filters }, storageKey: null })
  const items = KINDS.map((field) => (field === 'customer' ? { field, mode: 'in' as const } : field))
  return (
    <ListPage page={page}>
      <SearchForm page={page} {...(kinds && { items, visible: items.length })} />
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
/** Names are chosen by the widgets that forms have: an area with all inside of it, several categories and nodes. */
export const Widgets: Story = {
  args: {
    kinds: true,
    filters: {
      area: { mode: 'eq', value: '310000', within: true },
      category: { mode: 'in', value: 'cat-2' },
      vessel: { mode: 'in', value: 'V002' },
    },
  },
  parameters: {
    dataSource: createDemoDataSource({
      entities: [{ entity: demoKinds, rows: [demoKindsRow] }],
      dicts: demoKindsDicts,
    }),
  },
}
export const English: Story = { globals: { locale: 'en-US' } }
export const Dark: Story = { globals: { theme: 'dark' } }
