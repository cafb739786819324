import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListPage } from '../list-page/ListPage'
import { SearchForm } from '../list-page/search/SearchForm'
import { DataTable } from '../list-page/table/DataTable'
import { ListToolbar } from '../list-page/toolbar/ListToolbar'
import { useListPage } from '../list-page/useListPage'
import { useUi } from '../foundation/useUi'
import { demoQuotation } from '../testing/fixtures/quotation'
import { superQueryFields } from './logic/entityFields'
import type { SuperQueryValue } from './logic/query'
import { writeSaved } from './logic/savedQueries'
import { SuperQuery } from './SuperQuery'
import { SuperQueryButton } from './SuperQueryButton'

const nothing = () => {}

function Dialog({ query, saveCode = 'story' }: { query?: SuperQueryValue; saveCode?: string }) {
  const { locale } = useUi()
  return (
    <SuperQuery
      open
      fields={superQueryFields(demoQuotation, locale)}
      saveCode={saveCode}
      query={query}
      onSearch={nothing}
      onReset={nothing}
      onClose={nothing}
    />
  )
}

const meta = { title: 'Widgets/SuperQuery', component: Dialog } satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const filled: SuperQueryValue = {
  matchType: 'or',
  lines: [
    { field: 'quotationNo', rule: 'right_like', val: 'SQ2026' },
    { field: 'port', rule: 'in', val: ['SHA', 'NGB'] },
    { field: 'amount', rule: 'ge', val: 1000 },
    { field: 'eta', rule: 'lt', val: '2026-12-31' },
    { field: 'createTime', rule: 'gt', val: '2026-11-01 00:00:00' },
    { field: 'salesman', rule: 'eq', val: 'admin' },
  ],
}

export const Empty: Story = {}

/** A control for each kind of field. */
export const Filled: Story = { args: { query: filled } }

/** Days that move with the clock, ranges, and what is empty; a sentence says it all. */
export const Moving: Story = {
  args: {
    query: {
      matchType: 'and',
      lines: [
        { field: 'eta', rule: 'relative', val: 'thisMonth' },
        { field: 'amount', rule: 'range', val: [1000, 5000] },
        { field: 'port', rule: 'in', val: ['CNSHA', 'CNNGB'] },
        { field: 'salesman', rule: 'eq', val: 'wangwei' },
        { field: 'remark', rule: 'not_empty' },
      ],
    },
  },
}

/** A field that no longer exists is kept and marked. */
export const FieldGone: Story = {
  args: { query: { matchType: 'and', lines: [{ field: 'oldField', rule: 'eq', val: '1' }] } },
}

export const WithSaved: Story = {
  args: { saveCode: 'story-saved' },
  beforeEach: () =>
    writeSaved(localStorage, 'story-saved', [
      { title: '本月报价', matchType: 'and', records: filled.lines.slice(0, 2) },
      { title: '名称很长的一个保存查询用来检查折行和省略', matchType: 'or', records: filled.lines.slice(2) },
    ]),
}

export const English: Story = { args: { query: filled }, globals: { locale: 'en-US' } }

export const Dark: Story = { args: { query: filled }, globals: { theme: 'dark' } }

function Quotations() {
  const page = useListPage(demoQuotation)
  return (
    <ListPage page={page}>
      <SearchForm page={page} />
      <ListToolbar page={page}>
        <SuperQueryButton page={page} />
      </ListToolbar>
      <DataTable page={page} />
    </ListPage>
  )
}

/** In the toolbar of a list page. */
export const InList: Story = { render: () => <Quotations /> }
