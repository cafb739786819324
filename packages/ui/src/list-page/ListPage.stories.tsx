import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { permissionCode } from '@lading/core/entity'
import { EntityModal } from '../form/EntityModal'
import type { FormMode } from '../form/formMode'
import { SourceError } from '../foundation/dataSource'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { waitFor } from '../testing/testers/dom'
import { listPageTester } from '../testing/testers/listPageTester'
import { ListPage } from './ListPage'
import { SearchForm } from './search/SearchForm'
import { DataTable } from './table/DataTable'
import { ListToolbar } from './toolbar/ListToolbar'
import { useListPage } from './useListPage'

/** A list page as the generator writes it. */
function QuotationList() {
  const page = useListPage(demoQuotation)
  const [opened, setOpened] = useState<{ mode: FormMode; id?: string }>()
  return (
    <ListPage page={page}>
      <SearchForm
        page={page}
        items={['quotationNo', 'status', { field: 'eta', mode: 'range' }, 'port', 'amount', 'urgent']}
      />
      <ListToolbar page={page} onAdd={() => setOpened({ mode: 'add' })} />
      <DataTable
        page={page}
        onView={(row) => setOpened({ mode: 'view', id: row.id })}
        onEdit={(row) => setOpened({ mode: 'edit', id: row.id })}
      />
      <EntityModal
        entity={demoQuotation}
        open={opened !== undefined}
        {...opened}
        onSaved={page.refresh}
        onClose={() => setOpened(undefined)}
      />
    </ListPage>
  )
}

const meta = {
  title: 'List page/ListPage',
  component: QuotationList,
} satisfies Meta<typeof QuotationList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const English: Story = { globals: { locale: 'en-US' } }

export const Dark: Story = { globals: { theme: 'dark' } }

/** The first answer has not come yet. */
export const Loading: Story = {
  parameters: { dataSource: createDemoDataSource({ latency: 3_600_000 }) },
}

export const Empty: Story = {
  parameters: { dataSource: createDemoDataSource({ entities: [{ entity: demoQuotation, rows: [] }] }) },
}

/** The server refuses: its message and another try. */
export const Failed: Story = {
  parameters: {
    dataSource: createDemoDataSource({
      fail: ({ path }) =>
        path.endsWith('/list') ? new SourceError('数据库连接失败，请稍后再试', 500) : undefined,
    }),
  },
}

let asked = 0
/** Every other call is refused; another try gives the rows. */
export const TriedAgain: Story = {
  parameters: {
    dataSource: createDemoDataSource({
      fail: ({ path }) =>
        path.endsWith('/list') && asked++ % 2 === 0
          ? new SourceError('数据库连接失败，请稍后再试', 500)
          : undefined,
    }),
  },
  play: async () => {
    const list = listPageTester()
    await list.ready()
    list.click('重试')
    await waitFor('the rows', () => list.rows().length === 10)
  },
}

const entry = (action: string) => ({
  action: permissionCode(demoQuotation, action),
  type: '2',
  status: '1',
})

/** A user who may only look: no button that writes. */
export const ReadOnlyUser: Story = {
  parameters: {
    permissions: {
      auth: [entry('list')],
      allAuth: demoQuotation.permissions.actions.map(entry),
    },
  },
}

const LONG =
  'Super Long Customer Name of the Shipping and Trading Corporation (Ningbo Free Trade Zone) 股份有限公司'

export const LongTexts: Story = {
  parameters: {
    dataSource: createDemoDataSource({
      entities: [
        {
          entity: demoQuotation,
          rows: makeQuotations(12).map((row) => ({
            ...row,
            customerName: LONG,
            amount: 1_234_567_890.12,
            remark: LONG,
          })),
        },
      ],
    }),
  },
}
