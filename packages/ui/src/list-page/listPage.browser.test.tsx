import { Activity, useLayoutEffect } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { entityPaths } from '@lading/core/entity'
import { SourceError } from '../foundation/dataSource'
import { PageHostContext } from '../foundation/pageHost'
import type { ResourceSource } from '../foundation/dataSource'
import type { UiProviderProps } from '../foundation/UiProvider'
import { StoryFrame } from '../testing/StoryFrame'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import type { FakeDataSource, FakeSeed } from '../testing/fake/createFakeDataSource'
import { demoReferences } from '../testing/fixtures/demoDataSource'
import { demoDepartments, demoDicts, demoUsers } from '../testing/fixtures/people'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { waitFor } from '../testing/testers/dom'
import { listPageTester } from '../testing/testers/listPageTester'
import { ListPage } from './ListPage'
import type { ListState } from './logic/listState'
import { SearchForm } from './search/SearchForm'
import { DataTable } from './table/DataTable'
import { ListToolbar } from './toolbar/ListToolbar'
import { useListPage } from './useListPage'

const states: ListState[] = []
/** What stood on the page when it was first shown. */
const shownFirst: string[] = []
const EMPTY_SOURCE: Partial<ResourceSource> = {}
/** How often the page was drawn as a whole. */
let draws = 0

function Quotations() {
  const list = useListPage(demoQuotation, { onStateChange: (state) => states.push(state) })
  useLayoutEffect(() => {
    draws += 1
  })
  useLayoutEffect(() => {
    for (const part of ['form', 'table']) if (document.querySelector(part)) shownFirst.push(part)
  }, [])
  return (
    <ListPage page={list}>
      <SearchForm page={list} />
      <ListToolbar page={list} onAdd={() => {}} />
      <DataTable page={list} onView={() => {}} onEdit={() => {}} />
    </ListPage>
  )
}

/** The tab of the application in which the page stands. */
const HOST = {
  setTitle: () => {},
  setDirty: () => {},
  search: '?reportRows=sales:a1&self_from=2026-01-01&x=1',
}

async function open(
  seed: FakeSeed = {},
  props: Partial<UiProviderProps> = {},
  host?: typeof HOST,
): Promise<FakeDataSource> {
  const source = createFakeDataSource({
    entities: [{ entity: demoQuotation, rows: makeQuotations(57) }],
    dicts: demoDicts,
    users: demoUsers,
    departments: demoDepartments,
    ...seed,
  })
  await render(
    <StoryFrame dataSource={source} permissions={props.permissions} locale={props.locale}>
      <PageHostContext value={host}>
        <Quotations />
      </PageHostContext>
    </StoryFrame>,
  )
  await listPageTester().ready()
  return source
}

it('is drawn as a whole when it is opened and when its rows are there, and no third time', async () => {
  draws = 0
  await open()
  expect(draws).toBe(2)
})

it('says that a report led to these records, and shows all again when wanted', async () => {
  await open({}, {}, HOST)
  await expect.element(page.getByRole('status').getByText('仅显示报表中所选数据的记录')).toBeVisible()
  await page.getByRole('button', { name: '显示全部' }).click()
  await expect.poll(() => states.at(-1)?.behind).toBeUndefined()
  expect(states.length).toBeGreaterThan(0)
  await expect.element(page.getByText('仅显示报表中所选数据的记录')).not.toBeInTheDocument()
})

const lists = (source: FakeDataSource) =>
  source.calls.filter(({ path }) => path.endsWith('/list')).map(({ input }) => input)

describe('a list page', () => {
  beforeEach(() => {
    states.length = 0
    shownFirst.length = 0
  })

  it('asks in silence when a kept page is shown again, and draws what has changed alone', async () => {
    const source = createFakeDataSource({ entities: [{ entity: demoQuotation, rows: makeQuotations(3) }] })
    const seen: { loading: boolean; rows: object }[] = []
    function Kept() {
      const { loading, rows } = useListPage(demoQuotation)
      seen.push({ loading, rows })
      return <output>{rows.length}</output>
    }
    const kept = (shown: boolean) => (
      <StoryFrame dataSource={source}>
        <Activity mode={shown ? 'visible' : 'hidden'}>
          <Kept />
        </Activity>
      </StoryFrame>
    )
    const { rerender } = await render(kept(true))
    await expect.poll(() => seen.at(-1)?.rows).toHaveLength(3)
    const { rows } = seen.at(-1)!
    const turn = async () => {
      const before = lists(source).length
      await rerender(kept(false))
      await rerender(kept(true))
      await expect.poll(() => lists(source).length).toBe(before + 1)
    }
    seen.length = 0
    await turn()
    await source.resource(entityPaths(demoQuotation).api).add?.(makeQuotations(4)[3]!)
    expect(seen.filter((each) => each.loading || each.rows !== rows)).toEqual([])
    await turn()
    await expect.poll(() => seen.at(-1)?.rows).toHaveLength(4)
    expect(seen.some(({ loading }) => loading)).toBe(false)
  })

  it('asks for page 1 of 10, newest first, and shows texts in place of codes', async () => {
    const source = await open()
    const list = listPageTester()
    expect(lists(source)).toEqual([{ column: 'id', order: 'desc', pageNo: 1, pageSize: 10 }])
    expect(list.rows()).toHaveLength(10)
    expect(list.total()).toBe('共 57 条')
    // The table comes in a task of its own.
    expect(shownFirst).toEqual(['form'])
    const row = list.rows()[0]
    expect(row?.['报价单编号']).toMatch(/^SQ2026/)
    expect(['草稿', '已提交', '已确认']).toContain(row?.['状态'])
    expect(row?.['合计金额']).toMatch(/^[\d,]+\.\d\d$/)
    expect(Object.keys(demoReferences)).toEqual(['customer'])
  })

  it('searches in the language of the contract, goes back to page 1, and tells its state', async () => {
    const source = await open()
    const list = listPageTester()
    await page.getByRole('listitem', { name: '3' }).click()
    await waitFor('page 3', () => lists(source).length === 2)
    await list.ready()
    list.fill('报价单编号', ' SQ202600012 ')
    await list.search()
    expect(lists(source).at(-1)).toEqual({
      quotationNo: '*SQ202600012*',
      column: 'id',
      order: 'desc',
      pageNo: 1,
      pageSize: 10,
    })
    expect(list.rows().map((row) => row['报价单编号'])).toEqual(['SQ202600012'])
    expect(states.at(-1)).toMatchObject({ pageNo: 1, filters: { quotationNo: { mode: 'like' } } })
  })

  it('orders by a column on the server', async () => {
    const source = await open()
    const list = listPageTester()
    const header = page.getByRole('columnheader', { name: '合计金额' })
    await expect.element(header).toHaveAttribute('title', '合计金额\n点击升序')
    await list.sort('合计金额')
    await expect.element(header).toHaveAttribute('title', '合计金额\n点击降序')
    expect(lists(source).at(-1)).toMatchObject({ column: 'amount', order: 'asc', pageNo: 1 })
    const amounts = () => list.rows().map((row) => Number(row['合计金额']?.replaceAll(',', '')))
    await waitFor('the rows in order', () => String(amounts()) === String(amounts().sort((a, b) => a - b)))
  })

  it('keeps the choice across pages and deletes it after both questions', async () => {
    const source = await open()
    const list = listPageTester()
    const remove = page.getByRole('button', { name: '批量删除' })
    const look = () => {
      const { color, backgroundColor } = getComputedStyle(remove.element())
      return `${color} ${backgroundColor}`
    }
    const inactive = look()
    await remove.click()
    await expect.element(page.getByText('请选择一条记录！')).toBeVisible()
    const box = () => page.getByRole('checkbox').nth(1)
    await box().click()
    await waitFor('the look of a deletion', () => look() !== inactive)
    await page.getByRole('listitem', { name: '2' }).click()
    await waitFor('page 2', () => lists(source).length === 2)
    await list.ready()
    await box().click()
    await expect.element(page.getByText('已选择 2 项')).toBeVisible()
    list.click('批量删除')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('是否删除选中数据?')).toBeVisible()
    await dialog.getByRole('button', { name: /确\s*定/ }).click()
    await expect.element(page.getByText('共 55 条')).toBeVisible()
    const removal = source.calls.find(({ path }) => path.endsWith('deleteBatch'))
    expect(removal?.input).toHaveLength(2)
  })

  it('refuses a second search within 300 ms', async () => {
    const source = await open()
    const button = page.getByRole('button', { name: '查询' }).element() as HTMLElement
    button.click()
    button.click()
    await expect.element(page.getByText('你点击的太快了，请慢点点击!')).toBeVisible()
    expect(lists(source)).toHaveLength(2)
  })

  it('shows the last answer, whatever order answers come in', async () => {
    const source = await open({
      latency: ({ input }) =>
        typeof input === 'object' && input !== null && 'quotationNo' in input ? 400 : 10,
    })
    const list = listPageTester()
    list.fill('报价单编号', 'SQ202600012')
    await userEvent.keyboard('{Enter}')
    await waitFor('the slow call', () => lists(source).length === 2)
    await new Promise((resolve) => setTimeout(resolve, 310))
    ;(page.getByRole('button', { name: '重置' }).element() as HTMLElement).click()
    await waitFor('the fast call', () => lists(source).length === 3)
    await list.ready()
    await new Promise((resolve) => setTimeout(resolve, 450))
    expect(list.total()).toBe('共 57 条')
  })

  it('says why it could not load, and loads when asked again', async () => {
    let broken = true
    await open({
      fail: ({ path }) =>
        broken && path.endsWith('/list') ? new SourceError('数据库连接失败', 500) : undefined,
    })
    await expect.element(page.getByText('数据库连接失败')).toBeVisible()
    broken = false
    await page.getByRole('button', { name: '重试' }).click()
    await expect.element(page.getByText('共 57 条')).toBeVisible()
  })

  it('offers a reader nothing that writes', async () => {
    const entry = (action: string) => ({ action: `demo:quotation:${action}`, type: '2', status: '1' })
    await open(
      {},
      {
        permissions: {
          auth: [entry('list'), entry('delete')],
          allAuth: ['add', 'edit', 'batch_delete'].map(entry),
        },
      },
    )
    // batch_delete is refused: it takes the remove button with it (spec 2 §6).
    expect(listPageTester().buttons()).toEqual(['刷新', '密度', '列设置'])
    expect(
      new Set(
        listPageTester()
          .rows()
          .map((row) => row['操作']),
      ),
    ).toEqual(new Set(['查看']))
  })

  it('keeps columns hidden, moved and resized for the next visit, and gives the default back', async () => {
    await open()
    const headers = () => listPageTester().headers().filter(Boolean)
    const before = headers()
    const grip = page.getByRole('separator', { name: '调整“报价单编号”的列宽' })
    const width = Number(grip.element().getAttribute('aria-valuenow'))
    grip.element().closest('th')?.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect.element(grip).toHaveAttribute('aria-valuenow', String(width + 32))
    await page.getByRole('button', { name: '列设置' }).click()
    await page.getByRole('button', { name: `“${before[0]}”后移` }).click()
    await page.getByRole('checkbox', { name: '合计金额' }).click()
    await waitFor('the columns', () => !headers().includes('合计金额'))
    const chosen = headers()
    expect(chosen.slice(0, 2)).toEqual([before[1], before[0]])

    await cleanup()
    await open()
    expect(headers()).toEqual(chosen)
    await expect.element(grip).toHaveAttribute('aria-valuenow', String(width + 32))
    await page.getByRole('button', { name: '列设置' }).click()
    await page.getByRole('button', { name: '恢复默认' }).click()
    await expect.poll(headers, { timeout: 15_000 }).toEqual(before)
  })

  it('is few stops of the keyboard long: one for the toolbar, one for the headers, with arrows inside', async () => {
    await open()
    const bar = page.getByRole('toolbar').element()
    const stops = (inside: Element, controls: string) =>
      [...inside.querySelectorAll<HTMLElement>(controls)].filter(({ tabIndex }) => tabIndex === 0)
    await waitFor('one stop', () => stops(bar, 'button').length === 1)
    stops(bar, 'button')[0]!.focus()
    const named = () =>
      document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')
    const first = named()
    await userEvent.keyboard('{ArrowRight}')
    expect(bar.contains(document.activeElement)).toBe(true)
    expect(named()).not.toBe(first)
    await userEvent.keyboard('{End}')
    expect(named()).toBe('列设置')
    await userEvent.keyboard('{ArrowRight}')
    expect(named()).toBe(first)
    await userEvent.keyboard('{End}{Tab}')
    expect(bar.contains(document.activeElement)).toBe(false)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(named()).toBe('列设置')

    const head = document.querySelector('.ant-table-thead')!
    expect(stops(head, 'th')).toHaveLength(1)
    stops(head, 'th')[0]!.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(head.querySelectorAll('th[data-resizable]')[1])
    expect(stops(head, 'th')).toEqual([document.activeElement])
  })

  it('names the address that a page was not given', async () => {
    const source = createFakeDataSource({
      entities: [{ entity: demoQuotation, rows: makeQuotations(3) }],
      dicts: demoDicts,
    })
    const { list } = source.resource(entityPaths(demoQuotation).api)
    function Bare({ offered }: { offered: Partial<ResourceSource> }) {
      const bare = useListPage(demoQuotation, { source: offered })
      return (
        <ListPage page={bare}>
          <ListToolbar page={bare} />
          <DataTable page={bare} />
        </ListPage>
      )
    }
    const view = await render(
      <StoryFrame dataSource={source}>
        <Bare offered={EMPTY_SOURCE} />
      </StoryFrame>,
    )
    await expect.element(page.getByText('请设置url.list属性!')).toBeVisible()
    const lists = { list }
    await view.rerender(
      <StoryFrame dataSource={source}>
        <Bare offered={lists} />
      </StoryFrame>,
    )
    await expect.element(page.getByText('共 3 条')).toBeVisible()
    await page.getByRole('button', { name: '批量删除' }).click()
    await expect.element(page.getByText('请设置url.deleteBatch属性!')).toBeVisible()
    await page.getByRole('button', { name: '导出' }).click()
    await expect.element(page.getByText('请设置url.exportXlsUrl属性!')).toBeVisible()
  })

  it('speaks English', async () => {
    await open({}, { locale: 'en-US' })
    expect(listPageTester().headers()).toContain('Customer name')
    expect(listPageTester().total()).toBe('57 records')
  })
})
