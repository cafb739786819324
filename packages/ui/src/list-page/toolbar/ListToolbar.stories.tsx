import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from 'antd'
import { useEffect } from 'react'
import type { OwnLocale } from '@lading/core/text'
import { SourceError } from '../../foundation/dataSource'
import { createDemoDataSource } from '../../testing/fixtures/demoDataSource'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { LONG, storyData } from '../../testing/stories/storyData'
import { buttonIn, waitFor } from '../../testing/testers/dom'
import { listPageMessages } from '../locale/messages'
import { ListPage } from '../ListPage'
import { DataTable } from '../table/DataTable'
import { useListPage } from '../useListPage'
import { ListToolbar } from './ListToolbar'

/** The buttons above their table: the columns are the table's. */
function Buttons({ more = [] }: { more?: string[] }) {
  const page = useListPage(demoQuotation, { storageKey: null })
  const { set } = page.selection
  useEffect(() => set([{ id: 'quotation-1' }, { id: 'quotation-2' }]), [set])
  return (
    <ListPage page={page}>
      <ListToolbar page={page} onAdd={() => {}}>
        {more.map((text) => (
          <Button key={text}>{text}</Button>
        ))}
      </ListToolbar>
      <DataTable page={page} />
    </ListPage>
  )
}

const meta = { title: 'List page/ListToolbar', component: Buttons } satisfies Meta<typeof Buttons>

export default meta
type Story = StoryObj<typeof meta>

/** Presses a button, and waits for what comes of it. */
const pressing =
  (name: 'exportFile' | 'columns', selector: string) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    await waitFor('the columns', () => document.querySelector('.lading-table thead th'))
    buttonIn(document, listPageMessages[globals['locale'] as OwnLocale][name]).click()
    await waitFor(`what ${name} opens`, () => document.querySelector(selector))
  }

/** Two rows are chosen. */
export const Default: Story = {}
/** The file is being made. */
export const Exporting: Story = {
  parameters: { dataSource: storyData.loading },
  play: pressing('exportFile', '.lading-toolbar .ant-btn-loading'),
}
export const ExportFailed: Story = {
  parameters: {
    dataSource: createDemoDataSource({
      fail: ({ path }) => (path.includes('export') ? new SourceError('导出的数据超过上限', 500) : undefined),
    }),
  },
  play: pressing('exportFile', '.ant-message-notice'),
}
/** Which columns are shown, and in what order. */
export const Columns: Story = { play: pressing('columns', '.ant-popover .ant-checkbox') }
export const ColumnsEnglishDark: Story = { ...Columns, globals: { locale: 'en-US', theme: 'dark' } }
/** More buttons than fit into a line. */
export const LongTexts: Story = { args: { more: ['转订单', LONG, '打印全部选中的报价单'] } }
