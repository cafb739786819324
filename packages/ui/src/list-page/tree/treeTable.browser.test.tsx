import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createDemoDataSource } from '../../testing/fixtures/demoDataSource'
import { StoryFrame } from '../../testing/StoryFrame'
import { SourceError } from '../../foundation/dataSource'
import type { SourceRow } from '../../foundation/dataSource'
import { composeStories } from '../../testing/browser/stories'
import { treeTableTester } from '../../testing/testers/treeTableTester'
import { TreeTable } from './TreeTable'
import * as stories from './TreeTable.stories'
import { useTreeTable } from './useTreeTable'
import type { TreeTableOptions } from './useTreeTable'

const { Default, UnknownData, Failed } = composeStories(stories)

const categories = stories.default.args.load

/** The story's data, with every call recorded. */
function recorded() {
  const load = vi.fn<TreeTableOptions['load']>((params, signal) => categories(params, signal))
  return { load, asked: () => load.mock.calls.map(([params]) => params) }
}

/** Part of a page that has a section and a toolbar of its own, with names that are not what the rows hold. */
function Named() {
  const tree = useTreeTable({ load: categories })
  const columns = [{ key: 'name', title: 'Name', render: (_: unknown, { id }: SourceRow) => `${id} shown` }]
  return <TreeTable label="分类" tree={tree} columns={columns} toolbar={false} onAddChild={() => {}} />
}

describe('TreeTable', () => {
  it('asks for ten roots, for children when a row is opened, and only once', async () => {
    const { load, asked } = recorded()
    await render(<Default load={load} />)
    const tree = treeTableTester()
    await tree.ready()
    expect(asked()).toEqual([{ parentId: '0', pageNo: 1, pageSize: 10 }])
    expect(tree.names()).toHaveLength(10)
    await tree.open('备件')
    expect(asked().at(-1)).toEqual({ parentId: 'c1' })
    expect(tree.names().slice(0, 4)).toEqual(['备件', '备件 -1', '备件 -2', '备件 -3'])
    tree.close('备件')
    await vi.waitFor(() => expect(tree.names()).toHaveLength(10))
    await tree.open('备件')
    expect(asked()).toHaveLength(2)
    await expect.element(page.getByText('共 12 条')).toBeVisible()
    await page.getByRole('listitem', { name: '2' }).click()
    await vi.waitFor(() => expect(tree.names()).toEqual(['索具', '海图']))
    expect(asked().at(-1)).toEqual({ parentId: '0', pageNo: 2, pageSize: 10 })
    expect(document.querySelector('.ant-pagination-options-quick-jumper')).not.toBeNull()
  })

  it('opens and closes everything', async () => {
    // Two of the roots: enough to open on three levels, and soon drawn.
    const load = vi.fn<TreeTableOptions['load']>(async (params, signal) => {
      const answer = await categories(params, signal)
      return params.parentId === '0' ? (answer as { records: SourceRow[] }).records.slice(0, 2) : answer
    })
    await render(<Default load={load} />)
    const tree = treeTableTester()
    await tree.ready()
    await page.getByRole('button', { name: '全部展开' }).click()
    await vi.waitFor(() => expect(tree.names()).toHaveLength(2 + 6 + 18))
    expect(load).toHaveBeenCalledTimes(1 + 2 + 6)
    await page.getByRole('button', { name: '全部收起' }).click()
    await vi.waitFor(() => expect(tree.names()).toEqual(['备件', '物料']))
  })

  it('says why children could not be loaded, and tries again', async () => {
    let broken = true
    await render(
      <Default
        load={(params, signal) =>
          broken && params.parentId !== '0'
            ? Promise.reject(new SourceError('网络超时', 504))
            : categories(params, signal)
        }
      />,
    )
    const tree = treeTableTester()
    await tree.ready()
    await tree.open('物料')
    await expect.element(page.getByRole('alert').getByText('网络超时')).toBeVisible()
    broken = false
    await page.getByRole('button', { name: '重试' }).click()
    await vi.waitFor(() => expect(tree.names().slice(1, 3)).toEqual(['物料', '物料 -1']))
  })

  it('refuses data of an unknown type', async () => {
    await render(<UnknownData />)
    await expect.element(page.getByText('列表返回的数据类型无法识别')).toBeVisible()
  })

  it('can be scrolled by the keyboard while it has no rows', async () => {
    const answers = vi.fn<TreeTableOptions['load']>(() => Promise.resolve([]))
    await render(<Default load={answers} />)
    const tabIndex = () => document.querySelector('.ant-table-content')?.getAttribute('tabindex')
    await vi.waitFor(() => expect(tabIndex()).toBe('0'))
    answers.mockImplementation(categories)
    await page.getByRole('button', { name: '刷新' }).click()
    await treeTableTester().ready()
    await vi.waitFor(() => expect(tabIndex()).toBeNull())
  })

  it('names the buttons of a row as the row is shown, and is no second section inside of a page', async () => {
    await render(
      <StoryFrame dataSource={createDemoDataSource({})}>
        <Named />
      </StoryFrame>,
    )
    await expect.element(page.getByRole('button', { name: /c1 shown/ }).first()).toBeVisible()
    await expect.element(page.getByRole('region', { name: '分类' })).not.toBeInTheDocument()
  })

  it('says why the roots could not be loaded', async () => {
    await render(<Failed />)
    await expect.element(page.getByText('数据库连接失败，请稍后再试')).toBeVisible()
  })

  it('chooses rows apart from their parents', async () => {
    await render(<Default />)
    const tree = treeTableTester()
    await tree.ready()
    await tree.open('备件')
    await page.getByRole('checkbox', { name: '备件', exact: true }).click()
    await expect.element(page.getByText('已选择 1 项')).toBeVisible()
    await page.getByRole('checkbox', { name: '备件 -2' }).click()
    await expect.element(page.getByText('已选择 2 项')).toBeVisible()
    await page.getByRole('button', { name: '清空' }).click()
    await expect.element(page.getByText('已选择 2 项')).not.toBeInTheDocument()
  })

  it('works by the keyboard alone: a row is opened, a child added, lines are looked at', async () => {
    await render(<Default />)
    const tree = treeTableTester()
    await tree.ready()
    const tabTo = (name: string) =>
      vi.waitFor(async () => {
        await userEvent.keyboard('{Tab}')
        expect(
          document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
        ).toBe(name)
      })
    await tabTo('展开“备件”')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(tree.names()).toContain('备件 -1'))
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true')
    await tabTo('添加下级 备件')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('备件 ←')).toBeVisible()
    await tabTo('供应商')
    const opener = document.activeElement
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: '备件的供应商' })).toBeVisible()
    await expect.element(page.getByText('浙江远洋航运集团')).toBeVisible()
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('dialog'))
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('浙江远洋航运集团')).not.toBeInTheDocument()
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  })
})
