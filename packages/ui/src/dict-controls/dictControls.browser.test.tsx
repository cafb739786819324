import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AreaSelect } from '../area-select/AreaSelect'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import { demoPickers } from '../testing/fixtures/pickers'
import { StoryFrame } from '../testing/StoryFrame'
import { controlTester } from '../testing/testers/controlTester'
import { textOf } from '../testing/testers/dom'
import { DependentSelect } from './DependentSelect'
import { DictSwitch } from './DictSwitch'
import { DictMultiSelect, DictSelect } from './DictSelect'
import { CategorySelect, DictTreeSelect } from './DictTreeSelect'

const shown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

it('filters a dictionary by pinyin and shows one tag of several', async () => {
  const onChange = vi.fn()
  await render(
    <StoryFrame>
      <DictSelect aria-label="港口" code="port" onChange={onChange} />
      <DictMultiSelect aria-label="多选" code="port" value="CNSHA,CNNGB,SGSIN" />
    </StoryFrame>,
  )
  await shown('+ 2 ...')
  const select = page.getByRole('combobox', { name: '港口' })
  await select.click()
  await select.fill('qd')
  await page.getByTitle('青岛').click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('CNTAO')
})

it('tells what is set up wrongly', async () => {
  await render(
    <StoryFrame>
      <DictSelect aria-label="空" code="" />
      <DictTreeSelect aria-label="树" code="sys_material,name,code" condition="[1]" />
    </StoryFrame>,
  )
  await shown('字典Code不能为空!')
  await shown('组件JTreeSelect-condition传值有误，需要一个json字符串!')
})

it('clears a dependent value when its parent changes, and only then', async () => {
  const onChange = vi.fn()
  function Pair() {
    const [parent, setParent] = useState('a')
    return (
      <>
        <button onClick={() => setParent('b')}>换</button>
        <DependentSelect
          aria-label="子"
          dependsOn={parent}
          dependsOnLabel="父"
          value="1"
          optionsFor={() => []}
          onChange={onChange}
        />
      </>
    )
  }
  await render(
    <StoryFrame>
      <Pair />
    </StoryFrame>,
  )
  expect(onChange).not.toHaveBeenCalled()
  await page.getByRole('button', { name: '换' }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
})

it('switches between Y and N, loads trees by level, and marks retired areas', async () => {
  const onChange = vi.fn()
  const onPick = vi.fn()
  await render(
    <StoryFrame>
      <DictSwitch aria-label="加急" value={null} onChange={onChange} />
      <CategorySelect aria-label="分类" value="cat-2" onChange={onPick} />
      <AreaSelect aria-label="地区" value="310103" />
    </StoryFrame>,
  )
  // Nothing is set to the second value (spec 2 §4).
  expect(onChange).toHaveBeenCalledExactlyOnceWith('N')
  await page.getByRole('switch', { name: '加急' }).click()
  expect(onChange).toHaveBeenLastCalledWith('Y')
  await shown('运输费')
  await shown('上海市/上海市/卢湾区（已撤销）')
  await page.getByRole('combobox', { name: '分类' }).click()
  await page.getByTitle('收入').click()
  expect(onPick).toHaveBeenCalledExactlyOnceWith('cat-4')
})

it('shows a quiet sign, never the code, while the texts of trees are on their way; one request brings all of them', async () => {
  const source = createFakeDataSource({ ...demoPickers, latency: 150 })
  const seen = new Set<string>()
  const look = () =>
    document.querySelectorAll('.ant-select-content').forEach((each) => seen.add(textOf(each)))
  const watcher = new MutationObserver(look)
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  await render(
    <StoryFrame dataSource={source}>
      {['cat-2', 'cat-4', 'gone'].map((value) => (
        <CategorySelect key={value} aria-label={value} value={value} />
      ))}
      <DictTreeSelect aria-label="树" code="sys_material,name,code" value="M11" />
    </StoryFrame>,
  )
  await shown('运输费')
  await shown('收入')
  await shown('甲板物料')
  await shown('gone')
  watcher.disconnect()
  expect([...seen].filter((text) => text !== '').sort()).toEqual(
    ['…', '运输费', '收入', 'gone', '甲板物料'].sort(),
  )
  // Nobody opened a list: no level was asked for.
  expect(source.calls.map(({ path }) => path).sort()).toEqual(['dict/texts', 'trees/categoryTexts'])
})

it('asks once for a level that cannot be loaded, and again when it is opened again', async () => {
  let broken = true
  const source = createFakeDataSource({
    ...demoPickers,
    fail: ({ path, input }) =>
      broken && path === 'trees/level' && (input as { pid: string }).pid !== ''
        ? new Error('offline')
        : undefined,
  })
  const below = () =>
    source.calls.filter(({ path, input }) => path === 'trees/level' && (input as { pid: string }).pid !== '')
  await render(
    <StoryFrame dataSource={source}>
      <DictTreeSelect aria-label="树" code="sys_material,name,code" />
    </StoryFrame>,
  )
  const tree = controlTester('树')
  await tree.open()
  await vi.waitFor(() => expect(tree.options()).toContain('船舶物料'))
  const switcher = () =>
    document.querySelector<HTMLElement>('.ant-select-tree-switcher:not(.ant-select-tree-switcher-noop)')!
  switcher().click()
  await vi.waitFor(() => expect(below()).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(below()).toHaveLength(1)
  await vi.waitFor(() => expect(tree.options()).toContain('offline（重新打开可重试）'))
  broken = false
  switcher().click()
  await vi.waitFor(() => expect(tree.options()).toEqual(['船舶物料', '备件']))
  // The tree takes no press while it still moves.
  await vi.waitFor(() => {
    if (switcher().className.includes('switcher_close')) switcher().click()
    expect(below()).toHaveLength(2)
  })
  await vi.waitFor(() => expect(tree.options()).toContain('甲板物料'))
})

it('finds loaded nodes of a tree by pinyin', async () => {
  await render(
    <StoryFrame>
      <CategorySelect aria-label="分类" />
    </StoryFrame>,
  )
  const tree = controlTester('分类')
  await tree.open()
  await vi.waitFor(() => expect(tree.options()).toContain('收入'))
  await tree.type('sr')
  await vi.waitFor(() => expect(tree.options()).toEqual(['收入']))
})
