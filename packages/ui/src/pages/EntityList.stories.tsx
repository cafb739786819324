import type { Meta, StoryObj } from '@storybook/react-vite'
import { defineEntity } from '@lading/core/entity'
import type { EntityDefinition, PageStyle } from '@lading/core/entity'
import { useListPage } from '../list-page/useListPage'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { EntityList } from './EntityList'
import type { EntityListProps } from './EntityList'

/** Places below places: a record with a parent. */
const place = defineEntity({
  key: 'demoPlace',
  name: 'Place',
  label: { zh: '库位', en: 'Storage place' },
  area: 'demo',
  title: 'name',
  reference: { value: 'code', text: 'name' },
  fields: {
    code: { kind: 'text', required: true, unique: true, zh: '编码', en: 'Code' },
    name: { kind: 'text', required: true, zh: '名称', en: 'Name' },
    parent: { kind: 'record', ref: 'demoPlace', zh: '上级', en: 'Parent' },
  },
  list: ['name', 'code'],
  query: ['name'],
  form: [{ section: { zh: '库位', en: 'Storage place' }, rows: [['code', 'name', 'parent']] }],
  style: 'tree',
  permissions: { prefix: 'demo:place', actions: ['list', 'add', 'edit', 'delete'] },
  review: [],
})
const places = [
  { id: '1', version: 1, code: 'WH1', name: '一号仓' },
  { id: '2', version: 1, code: 'WH1-A', name: 'A 区', parent: 'WH1' },
  { id: '3', version: 1, code: 'WH1-A-01', name: 'A-01', parent: 'WH1-A' },
  { id: '4', version: 1, code: 'WH2', name: '二号仓' },
]

function Page({ entity, ...props }: { entity: EntityDefinition } & Pick<EntityListProps, 'columns'>) {
  const page = useListPage(entity, { storageKey: null })
  return <EntityList page={page} {...props} />
}

const meta = {
  title: 'Pages/EntityList',
  component: Page,
  args: { entity: demoQuotation },
  parameters: {
    dataSource: createDemoDataSource({
      entities: [
        { entity: demoQuotation, rows: makeQuotations(12) },
        { entity: place, rows: places },
      ],
      savedQueries: [
        {
          id: 'view-1',
          page: 'view:demoQuotation',
          name: 'Drafts',
          query: {
            matchType: 'and',
            lines: [],
            view: {
              filters: { status: { mode: 'in', value: ['draft'] } },
              sort: { column: 'eta', order: 'asc' },
            },
          },
          shared: true,
          owner: 'zhang',
          ownerName: '张伟',
          mine: false,
          updatedAt: '2026-11-21 10:00:00',
        },
      ],
    }),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const styled = (style: PageStyle): Story => ({ args: { entity: { ...demoQuotation, style } } })

/** List and form page; views as tabs. */
export const Default: Story = {}
export const EnglishDark: Story = { globals: { locale: 'en-US', theme: 'dark' } }
/** Columns that differ from the definition, and one that is no field. */
export const OwnColumns: Story = {
  args: {
    columns: {
      remark: false,
      amount: { title: { zh: '金额', en: 'Amount' } },
      lines: {
        title: { zh: '行数', en: 'Lines' },
        render: (_, row) => String((row['demoQuotationLine'] as unknown[] | undefined)?.length ?? 0),
        after: 'status',
      },
    },
  },
}
export const Tree: Story = { args: { entity: place } }
export const Erp: Story = styled('erp')
export const InnerTable: Story = styled('inner')
export const Cards: Story = styled('cards')
export const SelectionList: Story = styled('selection')
export const Report: Story = styled('report')
export const Loading: Story = { parameters: { dataSource: createDemoDataSource({ latency: 3_600_000 }) } }
export const Empty: Story = {
  parameters: { dataSource: createDemoDataSource({ entities: [{ entity: demoQuotation, rows: [] }] }) },
}
