import axe from 'axe-core'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Row } from '@lading/core/rules'
import { AT, COLUMNS, lines, renderGrid } from './renderGrid'

it('finds texts in rows nobody sees, goes from one to the next, and shows only their rows', async () => {
  const rows = lines(300).map((row, i) => (i === 3 || i === 250 ? { ...row, name: 'Pumpe' } : row))
  const { grid, tester } = await renderGrid({ rows })
  grid.focusCell('r1', 'name')
  // What is being typed is written first.
  await userEvent.keyboard('neu{Control>}f{/Control}')
  expect(grid.getRow('r1')).toMatchObject({ name: 'neu' })
  await expect.poll(() => document.activeElement?.closest('[role=search]')).toBeTruthy()
  await userEvent.keyboard('pumpe')
  await expect.element(page.getByText('找到 2 处')).toBeVisible()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => tester.text(250, AT.name)).toBe('Pumpe')
  await userEvent.click(page.getByText('只显示匹配的行'))
  await expect.poll(() => grid.getShownCount()).toBe(2)
  expect(tester.text(1, AT.name)).toBe('Pumpe')
  await userEvent.click(
    page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: '查找' }))
      .first(),
  )
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => grid.getShownCount()).toBe(300)
  expect(document.activeElement).toBe(tester.input)
})

it('replaces with Ctrl+H: one by one, all, in the chosen cells; says what it could not, and undoes at once', async () => {
  const rows = lines(6).map((row, i) => ({ ...row, unit: i < 3 ? 'PCS' : 'KG' }))
  const columns = COLUMNS.map((column) =>
    column.key === 'name' ? { ...column, disabled: (row: Row) => row['id'] === 'r6' } : column,
  )
  const { grid, tester } = await renderGrid({ rows, columns })
  const of = (key: string) => grid.getRows().map((row) => row[key])
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const told = () => page.getByRole('search').getByRole('status')
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('{Control>}h{/Control}')
  await field('查找').fill('物料')
  await expect.element(told().first()).toHaveTextContent('找到 6 处')
  await field('替换为').fill('M-')
  // The active cell is a match: it is replaced, and the next one is active then.
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => of('name')[0]).toBe('M-1')
  await expect.poll(() => tester.input.getAttribute('aria-label')).toContain('物料，第 2 行')
  await expect.element(told().first()).toHaveTextContent('找到 5 处')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => of('name')).toEqual(['M-1', 'M-2', 'M-3', 'M-4', 'M-5', '物料6'])
  await expect.element(told().last()).toHaveTextContent('已替换 4 个单元格；1 个不能编辑，已跳过')
  grid.undo()
  expect(of('name').slice(0, 3)).toEqual(['M-1', '物料2', '物料3'])
  // Options by what people see; what is none is refused, and the cell keeps what it holds.
  await field('查找').fill('个')
  await expect.element(told().first()).toHaveTextContent('找到 3 处')
  await field('替换为').fill('箱')
  ;(page.getByRole('button', { name: '全部替换' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => of('unit')).toEqual(['BOX', 'BOX', 'BOX', 'KG', 'KG', 'KG'])
  await expect.element(told().first()).not.toHaveTextContent('找到 3 处')
  // Nothing is found any more: the button keeps the keyboard all the same.
  await expect.element(page.getByRole('button', { name: '全部替换' })).toHaveFocus()
  await field('查找').fill('千克')
  // Nothing is found yet: Tab must get to the buttons all the same.
  expect(page.getByRole('button', { name: '全部替换' }).element().matches(':disabled')).toBe(false)
  await field('替换为').fill('磅')
  await expect.element(told().first()).toHaveTextContent('找到 3 处')
  await page.getByRole('button', { name: '全部替换' }).click()
  await expect.element(told().last()).toHaveTextContent('已替换 0 个单元格；3 个未被接受，保持原值')
  expect(of('unit').slice(3)).toEqual(['KG', 'KG', 'KG'])
  await userEvent.keyboard('{Escape}')
  // Emptied names break the rule: they are marked. Only the chosen cells, whole and as written.
  grid.focusCell('r2', 'name')
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}h{/Control}')
  await field('查找').fill('物料3')
  await page.getByRole('checkbox', { name: '整格匹配' }).click()
  await expect.element(told().first()).toHaveTextContent('找到 1 处')
  await page.getByRole('button', { name: '全部替换' }).click()
  await expect.element(told().last()).toHaveTextContent('已替换 1 个单元格；1 个不符合校验规则，已标出')
  expect(of('name').slice(0, 4)).toEqual(['M-1', '物料2', '', '物料4'])
  grid.undo()
  await field('查找').fill('物料')
  await expect.element(told().first()).toHaveTextContent('找到 0 处')
  await page.getByRole('checkbox', { name: '整格匹配' }).click()
  await expect.element(told().first()).toHaveTextContent('找到 2 处')
})

it('hides and moves columns, keeps that for the user, and the active cell goes along', async () => {
  const { grid, tester, screen } = await renderGrid({
    rows: lines(5),
    toolbar: true,
    storageKey: 'test-columns',
  })
  const titles = () =>
    [...tester.root.querySelectorAll('[role=columnheader]')].map((each) => each.textContent).filter(Boolean)
  grid.focusCell('r2', 'unit')
  await userEvent.click(page.getByRole('button', { name: '列设置' }))
  await userEvent.click(page.getByRole('checkbox', { name: '数量' }))
  await userEvent.click(page.getByRole('button', { name: '物料后移' }))
  await userEvent.click(page.getByRole('button', { name: '物料后移' }))
  await expect.poll(titles).toEqual(['序号', '单位', '*物料', '交期', '加急', '金额'])
  grid.focusCell('r2', 'unit')
  await userEvent.keyboard('{Tab}')
  expect(tester.input.getAttribute('aria-label')).toContain('物料，第 2 行')
  await screen.unmount()
  const again = await renderGrid({ rows: lines(5), toolbar: true, storageKey: 'test-columns' })
  const root = again.tester.root
  expect([...root.querySelectorAll('[role=columnheader]')].map((each) => each.textContent)).toContain('*物料')
  expect(root.querySelector('[role=columnheader][title=数量]')).toBeNull()
  await userEvent.click(page.getByRole('button', { name: '列设置' }))
  await userEvent.click(page.getByRole('button', { name: '恢复默认' }))
  await expect.poll(() => root.querySelector('[role=columnheader][title=数量]')).not.toBeNull()
  expect(localStorage.getItem('test-columns')).toBeNull()
})

it('adds as many rows as the user has set, where the user has set', async () => {
  const { grid } = await renderGrid({ rows: lines(3), toolbar: true })
  await userEvent.click(page.getByRole('button', { name: '添加行设置' }))
  await userEvent.fill(page.getByRole('spinbutton', { name: '添加行数' }), '2')
  await userEvent.fill(page.getByRole('spinbutton', { name: '插入位置（0 为底部）' }), '2')
  await userEvent.keyboard('{Tab}')
  expect(JSON.parse(localStorage.getItem('jet-add-btn-settings')!)).toMatchObject({
    addRowNum: 2,
    addIndex: 2,
  })
  await userEvent.click(page.getByRole('button', { name: '新增', exact: true }))
  expect(grid.getRows().map((row) => row['id'])).toEqual(['r1', 'row_1_temp', 'row_2_temp', 'r2', 'r3'])
})

it('takes back and finds by the keys while a button of the toolbar has the keyboard, not while a field has it', async () => {
  const { grid } = await renderGrid({
    rows: lines(3),
    toolbar: { extra: <input aria-label="备注" /> },
    rowSelection: 'checkbox',
    onRemove: () => true,
  })
  const ids = () => grid.getRows().map((row) => row['id'])
  grid.setSelectedIds(['r2'])
  await userEvent.click(page.getByRole('button', { name: '删除' }))
  await expect.poll(ids).toEqual(['r1', 'r3'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(ids).toEqual(['r1', 'r2', 'r3'])
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.poll(ids).toEqual(['r1', 'r3'])
  await page.getByRole('textbox', { name: '备注' }).fill('a')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(ids()).toEqual(['r1', 'r3'])
  ;(page.getByRole('button', { name: '撤销' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.poll(() => document.activeElement?.closest('[role=search]')).toBeTruthy()
})

it('takes the keyboard into the grid when rows are gone that had to be confirmed, so that one key brings them back', async () => {
  const { grid } = await renderGrid({ rows: lines(3), toolbar: true })
  const ids = () => grid.getRows().map((row) => row['id'])
  grid.setSelectedIds(['r2'])
  await userEvent.click(page.getByRole('button', { name: '删除' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /确\s*[定认]/ }))
  await expect.poll(ids).toEqual(['r1', 'r3'])
  await expect.poll(() => document.activeElement?.closest('.lg-root')).toBeTruthy()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(ids).toEqual(['r1', 'r2', 'r3'])
})

it('keeps the active cell when every cell is chosen', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(4) })
  grid.focusCell('r2', 'quantity')
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(tester.copy().text.split('\r\n')).toHaveLength(4)
  await userEvent.keyboard('{ArrowDown}7{Enter}')
  expect(grid.getRow('r3')).toMatchObject({ quantity: 7 })
})

it('says the value of the cell while it is edited', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(4) })
  grid.focusCell('r2', 'name')
  await userEvent.keyboard('{F2}')
  expect(tester.input.getAttribute('aria-label')).toBe('物料，第 2 行，物料2')
})

it('says between header and totals that there are no rows, and is without faults for axe', async () => {
  const { tester } = await renderGrid({ rows: [], rowSelection: 'checkbox' })
  const place = (selector: string) => tester.root.querySelector(selector)!.getBoundingClientRect()
  expect(place('.lg-empty').top).toBeGreaterThanOrEqual(place('.lg-head').bottom - 1)
  expect(place('.lg-empty').bottom).toBeLessThanOrEqual(place('.lg-foot').top + 1)
  // 40, over totals 60 (spec 2 §9).
  expect(place('[role=columnheader]:has([role=checkbox])').width).toBe(60)
  const { violations } = await axe.run(tester.root)
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
})

it('chooses how high rows are, and keeps that for the person', async () => {
  const { tester, screen } = await renderGrid({ rows: lines(5), toolbar: true, storageKey: 'test-density' })
  const height = () => tester.cell(1, AT.name)!.parentElement!.getBoundingClientRect().height
  expect(height()).toBe(36)
  await userEvent.click(page.getByRole('button', { name: '密度' }))
  await userEvent.click(page.getByRole('menuitem', { name: '宽松' }))
  await expect.poll(height).toBe(61)
  await screen.unmount()
  const again = await renderGrid({ rows: lines(5), toolbar: true, storageKey: 'test-density' })
  expect(again.tester.cell(1, AT.name)!.parentElement!.getBoundingClientRect().height).toBe(61)
  // A height that the page sets is not to be chosen.
  await again.again({ rowHeight: 28 })
  await expect.poll(() => again.tester.root.textContent.includes('密度')).toBe(false)
  localStorage.removeItem('test-density.size')
})

it('fills the window; lists open inside, the page stays, and Esc leaves when nothing else is open', async () => {
  const { tester, grid } = await renderGrid({ rows: lines(60), toolbar: true, maxHeight: 200 })
  const root = tester.root.querySelector<HTMLElement>('.lg-root')!
  const box = () => root.getBoundingClientRect()
  const narrow = box().height
  grid.focusCell('r2', 'unit')
  await userEvent.click(page.getByRole('button', { name: '全屏' }))
  await expect.poll(() => box().height).toBe(window.innerHeight)
  expect(box().width).toBe(window.innerWidth)
  expect(document.documentElement.style.overflow).toBe('hidden')
  // Rows take the room.
  await expect.poll(() => tester.scroller.clientHeight).toBeGreaterThan(300)
  // The colour of the first button is antd's own here.
  const rules = { 'color-contrast': { enabled: false } }
  expect((await axe.run(tester.root, { rules })).violations).toEqual([])
  grid.focusCell('r2', 'unit')
  await userEvent.keyboard('{F2}')
  await expect.element(page.getByRole('option', { name: '千克' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(root.classList.contains('lg-full')).toBe(true)
  await userEvent.click(page.getByRole('button', { name: '密度' }))
  const item = page.getByRole('menuitem', { name: '宽松' })
  await expect.element(item).toBeVisible()
  // The menu takes the keys when it has opened.
  await expect.poll(() => document.activeElement?.closest('[role=menu]')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await expect.element(item).not.toBeInTheDocument()
  expect(root.classList.contains('lg-full')).toBe(true)
  grid.focusCell('r2', 'name')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => box().height).toBe(narrow)
  expect(document.documentElement.style.overflow).toBe('')
  expect(document.activeElement).toBe(tester.input)
})

it('names rows for screen readers by their number, or by the columns that say so', async () => {
  const columns = COLUMNS.map((column) => (column.key === 'name' ? { ...column, rowHeader: true } : column))
  const { grid, tester } = await renderGrid({ rows: lines(3), columns })
  await expect.element(page.getByRole('rowheader', { name: '物料2', exact: true })).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: '2', exact: true })).toBeVisible()
  grid.focusCell('r2', 'quantity')
  await expect.poll(() => tester.input.getAttribute('aria-label')).toBe('数量，第 2 行 物料2，2')
  grid.focusCell('r2', 'name')
  await expect.poll(() => tester.input.getAttribute('aria-label')).toBe('物料，第 2 行，物料2')
  expect((await axe.run(tester.root)).violations).toEqual([])
})
