import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import { demoPickers } from '../testing/fixtures/pickers'
import { StoryFrame } from '../testing/StoryFrame'
import { controlTester } from '../testing/testers/controlTester'
import { CategorySelect, DictTreeSelect } from './DictTreeSelect'

const MATERIALS = 'sys_material,name,code'

it('finds what stands in levels that nobody opened, and keeps its name when it is chosen', async () => {
  const source = createFakeDataSource(demoPickers)
  const onChange = vi.fn()
  await render(
    <StoryFrame dataSource={source}>
      <DictTreeSelect aria-label="树" code={MATERIALS} onChange={onChange} />
    </StoryFrame>,
  )
  const tree = controlTester('树')
  await tree.open()
  await vi.waitFor(() => expect(tree.options()).toEqual(['船舶物料', '备件']))
  await tree.type('物料')
  expect(tree.options()).toEqual(['船舶物料'])
  await expect.element(page.getByText('正在查找未展开的层级…')).toBeVisible()
  await vi.waitFor(() => expect(tree.options()).toEqual(['船舶物料', '甲板物料', '机舱物料']))
  await tree.choose('甲板物料')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('M11')
  await vi.waitFor(() => expect(tree.shown()).toEqual(['甲板物料']))
  // Without a keyword the tree is as it was loaded, and nobody asks for the name that the search has brought.
  await tree.open()
  await vi.waitFor(() => expect(tree.options()).toEqual(['船舶物料', '备件']))
  expect(source.calls.map(({ path }) => path)).toEqual(['trees/level', 'dict/search'])
})

it('chooses several, loaded or found', async () => {
  const onChange = vi.fn()
  await render(
    <StoryFrame>
      <DictTreeSelect multiple aria-label="树" code={MATERIALS} defaultValue="M2" onChange={onChange} />
    </StoryFrame>,
  )
  const tree = controlTester('树')
  await tree.open()
  await tree.type('机舱')
  await vi.waitFor(() => expect(tree.options()).toEqual(['机舱物料']))
  await tree.choose('机舱物料')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('M2,M12')
  await vi.waitFor(() => expect(tree.shown().sort()).toEqual(['备件', '机舱物料'].sort()))
  // The input is empty again: the tree is as it was loaded.
  await vi.waitFor(() => expect(tree.options()).toEqual(['船舶物料', '备件']))
})

it('finds categories of every level by name and pinyin', async () => {
  await render(
    <StoryFrame>
      <CategorySelect aria-label="分类" />
    </StoryFrame>,
  )
  const tree = controlTester('分类')
  await tree.open()
  await tree.type('报关')
  await vi.waitFor(() => expect(tree.options()).toEqual(['报关费']))
  await tree.type('ysf')
  await vi.waitFor(() => expect(tree.options()).toEqual(['运输费']))
  await tree.type('没有')
  await vi.waitFor(() => expect(tree.options()).toEqual([]))
  await expect.element(page.getByRole('option', { name: '没有查询到任何数据' })).toBeVisible()
})

it('says that only opened levels are searched where the source cannot search', async () => {
  const source = createFakeDataSource(demoPickers)
  delete source.trees.allCategories
  await render(
    <StoryFrame dataSource={source}>
      <CategorySelect aria-label="分类" />
    </StoryFrame>,
  )
  const tree = controlTester('分类')
  await tree.open()
  await tree.type('费')
  await vi.waitFor(() => expect(tree.options()).toEqual(['费用']))
  await expect.element(page.getByRole('status').filter({ hasText: '只查找已展开的层级' })).toBeVisible()
  await tree.type('运输')
  await expect.element(page.getByRole('option', { name: '只查找已展开的层级' })).toBeVisible()
})

it('asks nobody where a condition has brought all there is', async () => {
  const source = createFakeDataSource(demoPickers)
  await render(
    <StoryFrame dataSource={source}>
      <DictTreeSelect aria-label="树" code={MATERIALS} condition='{"enabled":"1"}' />
    </StoryFrame>,
  )
  const tree = controlTester('树')
  await tree.open()
  await tree.type('备件')
  await vi.waitFor(() => expect(tree.options()).toEqual(['备件']))
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(source.calls.map(({ path }) => path)).toEqual(['trees/level'])
})

it('says why the source could not be asked, beside what is loaded', async () => {
  const source = createFakeDataSource({
    ...demoPickers,
    fail: ({ path }) => (path === 'dict/search' ? new Error('offline') : undefined),
  })
  await render(
    <StoryFrame dataSource={source}>
      <DictTreeSelect aria-label="树" code={MATERIALS} />
    </StoryFrame>,
  )
  const tree = controlTester('树')
  await tree.open()
  await tree.type('备')
  await expect.element(page.getByText('offline（重新输入可重试）')).toBeVisible()
  expect(tree.options()).toEqual(['备件'])
})
