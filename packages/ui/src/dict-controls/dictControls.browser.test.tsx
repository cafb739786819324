import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AreaSelect } from '../area-select/AreaSelect'
import { StoryFrame } from '../testing/StoryFrame'
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
