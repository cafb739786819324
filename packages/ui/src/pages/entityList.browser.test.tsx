import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { EntityDefinition } from '@lading/core/entity'
import type { FakeSeed } from '../testing/fake/createFakeDataSource'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import { demoDicts } from '../testing/fixtures/people'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { StoryFrame } from '../testing/StoryFrame'
import { waitFor } from '../testing/testers/dom'
import { listPageTester } from '../testing/testers/listPageTester'
import { useListPage } from '../list-page/useListPage'
import { EntityList } from './EntityList'
import type { EntityListProps } from './EntityList'
import * as stories from './EntityList.stories'

function Page({ entity, columns }: { entity: EntityDefinition } & Pick<EntityListProps, 'columns'>) {
  return <EntityList page={useListPage(entity)} columns={columns} />
}

/** A page as a story shows it. */
async function show({ args }: { args?: Partial<Parameters<typeof Page>[0]> }) {
  const { args: usual, parameters } = stories.default
  await render(
    <StoryFrame dataSource={parameters.dataSource}>
      <Page {...usual} {...args} />
    </StoryFrame>,
  )
  await listPageTester().ready()
}

async function open(change: Partial<EntityDefinition> = {}, seed: FakeSeed = {}) {
  const entity = { ...demoQuotation, ...change }
  const source = createFakeDataSource({
    entities: [{ entity, rows: makeQuotations(12) }],
    dicts: demoDicts,
    savedQueries: [],
    ...seed,
  })
  await render(
    <StoryFrame dataSource={source}>
      <Page entity={entity} />
    </StoryFrame>,
  )
  await listPageTester().ready()
  return source
}

beforeEach(() => localStorage.clear())

describe('the page of an entity', () => {
  it('draws no row anew when a record is opened and closed', async () => {
    let drawn = 0
    const columns: EntityListProps['columns'] = {
      quotationNo: {
        render: (value) => {
          drawn += 1
          return String(value)
        },
      },
    }
    await render(
      <StoryFrame dataSource={stories.default.parameters.dataSource}>
        <Page entity={demoQuotation} columns={columns} />
      </StoryFrame>,
    )
    await listPageTester().ready()
    const before = drawn
    await page.getByRole('button', { name: '编辑' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('button', { name: /保\s*存/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(drawn).toBe(before)
  })

  it('keeps a list as a view, and shows it again', async () => {
    const source = await open()
    const list = listPageTester()
    list.fill('报价单编号', 'SQ202600001')
    await list.search()
    await page.getByRole('button', { name: '保存为视图' }).click()
    await page.getByLabelText('视图名称').fill('一号')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /确\s*定/ })
      .click()
    await expect.element(page.getByRole('tab', { name: '一号' })).toHaveAttribute('aria-selected', 'true')
    const kept = source.calls.find(({ path }) => path === 'savedQueries/save')?.input
    expect(kept).toMatchObject({
      page: 'view:demoQuotation',
      query: { view: { filters: { quotationNo: {} } } },
    })
    await page.getByRole('tab', { name: '全部' }).click()
    await waitFor('all rows', () => list.rows().length === 10)
    const condition = () => page.getByLabelText('报价单编号').first().element() as HTMLInputElement
    expect(condition().value).toBe('')
    await page.getByRole('tab', { name: '一号' }).click()
    await waitFor('the rows of the view', () => list.rows().length === 1)
    expect(condition().value).toBe('SQ202600001')
  })

  it('shows a record beside the list, row by row with the arrow keys', async () => {
    await page.viewport(1280, 800)
    await open()
    await page.getByRole('button', { name: '预览' }).click()
    const panel = page.getByRole('complementary', { name: '预览' })
    const rows = listPageTester().rows()
    await expect.element(panel.getByText(rows[0]!['报价单编号']!).first()).toBeVisible()
    ;(panel.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(panel.getByText(rows[1]!['报价单编号']!).first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
  })

  it('shows the lines of a record below the list, or under its row', async () => {
    await open({ style: 'erp' })
    const item = () => page.getByText(/^IM-\d+/).first()
    await expect.element(item()).toBeVisible()
  })

  it('edits nothing in a report', async () => {
    await open({ style: 'report' })
    const names = page
      .getByRole('button')
      .elements()
      .map((each) => each.getAttribute('aria-label') ?? each.textContent)
    expect(names.filter((name) => /新增|编辑|删除|导入/.test(name ?? ''))).toEqual([])
  })

  it('nests records below their parents', async () => {
    await show(stories.Tree)
    await expect.element(page.getByText('一号仓')).toBeVisible()
    expect(page.getByText('A-01', { exact: true }).elements()).toHaveLength(0)
    await page
      .getByRole('button', { name: /展开|Expand/ })
      .first()
      .click()
    await expect.element(page.getByText('A 区')).toBeVisible()
  })

  it('shows what differs from the definition: columns without, renamed, and of its own', async () => {
    await show(stories.OwnColumns)
    const list = listPageTester()
    const headers = list.headers()
    expect(headers).toContain('金额')
    expect(headers).not.toContain('备注')
    expect(headers.indexOf('行数')).toBe(headers.indexOf('状态') + 1)
  })

  it('shows cards on a phone, with what may be done', async () => {
    await page.viewport(390, 844)
    await open()
    await waitFor('the cards', () => document.querySelectorAll('.lading-card').length === 10)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await page
      .getByRole('button', { name: /^查看 / })
      .first()
      .click()
    await expect.element(page.getByRole('dialog').first()).toBeVisible()
  })
})
