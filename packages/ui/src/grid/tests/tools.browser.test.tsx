import axe from 'axe-core'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AT, lines, renderGrid } from './renderGrid'

it('finds texts in rows nobody sees, goes from one to the next, and shows only their rows', async () => {
  const rows = lines(300).map((row, i) => (i === 3 || i === 250 ? { ...row, name: 'Pumpe' } : row))
  const { grid, tester } = await renderGrid({ rows })
  grid.focusCell('r1', 'name')
  // What is being typed is written first.
  await userEvent.keyboard('neu{Control>}f{/Control}')
  expect(grid.getRow('r1')).toMatchObject({ name: 'neu' })
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
