import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListPage } from '../list-page/ListPage'
import { SearchForm } from '../list-page/search/SearchForm'
import { DataTable } from '../list-page/table/DataTable'
import { ListToolbar } from '../list-page/toolbar/ListToolbar'
import { useListPage } from '../list-page/useListPage'
import { SourceError } from '../foundation/dataSource'
import type { SavedQueryRecord } from '../foundation/dataSource'
import { useUi } from '../foundation/useUi'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { demoQuotation } from '../testing/fixtures/quotation'
import { waitFor } from '../testing/testers/dom'
import { superQueryTester } from '../testing/testers/superQueryTester'
import { superQueryFields } from './logic/entityFields'
import type { SuperQueryValue } from './logic/query'
import { SAVED_QUERY_PREFIX } from './logic/savedQueries'
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

/** Groups within groups; conditions and groups are moved by the menu or by Alt and arrows. */
export const Groups: Story = {
  args: {
    query: {
      matchType: 'and',
      lines: [
        { field: 'status', rule: 'in', val: ['draft', 'submitted'] },
        {
          matchType: 'or',
          lines: [
            { field: 'amount', rule: 'ge', val: 100000 },
            {
              matchType: 'and',
              lines: [
                { field: 'urgent', rule: 'eq', val: 'Y' },
                { field: 'eta', rule: 'relative', val: 'last7Days' },
              ],
            },
          ],
        },
      ],
    },
  },
}

export const GroupsDark: Story = { ...Groups, globals: { theme: 'dark', locale: 'en-US' } }

const gone = { field: 'oldField', rule: 'eq', val: '1' } as const

/** In local storage: one with a long name, one whose field is gone, one that cannot be read. */
export const WithSaved: Story = {
  args: { saveCode: 'story-saved' },
  beforeEach: () =>
    localStorage.setItem(
      `${SAVED_QUERY_PREFIX}story-saved`,
      JSON.stringify([
        { title: '本月报价', matchType: 'and', records: filled.lines.slice(0, 2) },
        {
          title: '名称很长的一个保存查询用来检查折行和省略',
          matchType: 'or',
          records: [...filled.lines.slice(2), gone],
        },
        { title: '来自别的版本', matchType: 'xor', records: [] },
      ]),
    ),
}

const kept = (id: string, name: string, more: Partial<SavedQueryRecord> = {}): SavedQueryRecord => ({
  id,
  page: 'story',
  name,
  query: { matchType: 'and', lines: filled.lines.slice(0, 2) },
  shared: false,
  owner: 'admin',
  mine: true,
  updatedAt: '2026-11-21 10:00:00',
  ...more,
})

/** On a server: own ones, shared by the user, shared by others. */
export const Shared: Story = {
  parameters: {
    dataSource: createDemoDataSource({
      savedQueries: [
        kept('1', '本月报价'),
        kept('2', '上海港加急', { shared: true }),
        kept('3', '部门待办', { shared: true, owner: 'wangwei', mine: false }),
      ],
    }),
  },
  play: async () => {
    const query = superQueryTester()
    await query.ready()
    await waitFor('what others share', () => query.saved().includes('部门待办'))
  },
}

/** The saved queries have not come yet. */
export const SavedLoading: Story = {
  parameters: { dataSource: createDemoDataSource({ savedQueries: [], latency: 3_600_000 }) },
}

/** The saved queries cannot be loaded; the builder works all the same. */
export const SavedFailed: Story = {
  parameters: {
    dataSource: createDemoDataSource({
      savedQueries: [],
      fail: ({ path }) => (path === 'savedQueries/list' ? new SourceError('网络超时', 504) : undefined),
    }),
  },
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
