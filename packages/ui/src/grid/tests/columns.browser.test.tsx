import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import axe from 'axe-core'
import { makeColumns, makeRows } from '../testing/makeRows'
import type { GridTester } from '../testing/gridTester'
import type { GridColumn } from '../api/column'
import { AT, COLUMNS, lines, renderGrid } from './renderGrid'

const titles = (tester: GridTester) =>
  [...tester.root.querySelectorAll('.lg-head [data-key] .lg-title')].map((each) => each.textContent)
const header = (tester: GridTester, key: string) =>
  tester.root.querySelector<HTMLElement>(`.lg-head [data-key="${key}"]`)!
const openMenu = async (tester: GridTester, key: string) => {
  await userEvent.hover(header(tester, key))
  await userEvent.click(header(tester, key).querySelector('.lg-more')!)
}
const choose = (name: string) => userEvent.click(page.getByRole('menuitem', { name, exact: true }))

/** Drags a title to a place in another one: a share of its width from its start. */
async function drag(tester: GridTester, key: string, to: string, share: number) {
  const [from, goal] = [
    header(tester, key).getBoundingClientRect(),
    header(tester, to).getBoundingClientRect(),
  ]
  const fire = (type: string, x: number) =>
    header(tester, key).dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 7,
        pointerType: 'mouse',
        button: 0,
        buttons: 1,
        clientX: x,
        clientY: from.top + 5,
      }),
    )
  fire('pointerdown', from.left + 12)
  fire('pointermove', from.left + 20)
  fire('pointermove', goal.left + goal.width * share)
  await tester.drawn()
  const marked = [...tester.root.querySelectorAll('.lg-drop-before,.lg-drop-after')].length
  fire('pointerup', goal.left + goal.width * share)
  await tester.drawn()
  return marked
}

it('sorts, pins, hides and resets by the menu of a title; what was typed stays', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(30), columnMenu: true })
  grid.focusCell('r2', 'name')
  await userEvent.keyboard('zuletzt')
  await openMenu(tester, 'quantity')
  await choose('降序')
  expect(grid.getRow('r2')).toMatchObject({ name: 'zuletzt' })
  expect(grid.getShownRow(0)).toMatchObject({ id: 'r30' })
  expect(header(tester, 'quantity').getAttribute('aria-sort')).toBe('descending')
  await openMenu(tester, 'quantity')
  await choose('固定在左侧')
  await expect.poll(() => titles(tester)).toEqual(['序号', '数量', '*物料', '单位', '交期', '加急', '金额'])
  expect(getComputedStyle(header(tester, 'quantity')).position).toBe('sticky')
  await openMenu(tester, 'unit')
  await choose('隐藏列')
  await expect.poll(() => titles(tester)).not.toContain('单位')
  await openMenu(tester, 'quantity')
  await choose('重置此列')
  await expect.poll(() => titles(tester)).toEqual(['序号', '*物料', '数量', '交期', '加急', '金额'])
  expect(grid.getShownRow(0)).toMatchObject({ id: 'r1' })
})

it('filters by the menu, shows it at the title, and edits survive', async () => {
  const rows = lines(60).map((row, i) => ({ ...row, unit: i % 3 ? 'KG' : 'PCS', due: i % 2 ? '' : row.due }))
  const { grid, tester } = await renderGrid({ rows, columnMenu: true, statusBar: true })
  grid.updateRow('r2', { name: '改过' })
  await openMenu(tester, 'quantity')
  await choose('筛选…')
  await userEvent.fill(page.getByRole('spinbutton', { name: '最小' }), '10')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => grid.getShownCount()).toBe(51)
  await openMenu(tester, 'unit')
  await choose('筛选…')
  await userEvent.click(page.getByRole('checkbox', { name: '个', exact: true }))
  await userEvent.click(page.getByRole('button', { name: '确定' }))
  await expect.poll(() => grid.getShownCount()).toBe(17)
  await openMenu(tester, 'due')
  await choose('筛选…')
  await userEvent.click(page.getByRole('radio', { name: '不为空', exact: true }))
  await userEvent.click(page.getByRole('button', { name: '确定' }))
  await expect.poll(() => grid.getShownCount()).toBe(8)
  expect(tester.root.querySelectorAll('.lg-filtered')).toHaveLength(3)
  expect(header(tester, 'due').querySelector('.lg-more')!.getAttribute('aria-label')).toBe(
    '交期列菜单（已筛选）',
  )
  expect(tester.root.querySelector('.lg-status')!.textContent).toContain('显示 8 / 60 行')
  // One of them goes, the others stay.
  await openMenu(tester, 'due')
  await choose('清除筛选条件')
  await expect.poll(() => grid.getShownCount()).toBe(17)
  await userEvent.click(page.getByRole('button', { name: '清除筛选' }))
  await expect.poll(() => grid.getShownCount()).toBe(60)
  expect(tester.root.querySelector('.lg-filtered')).toBeNull()
  expect(grid.getRow('r2')).toMatchObject({ name: '改过' })
  expect(grid.isDirty()).toBe(true)
})

it('says that the filter hides all rows, and shows them again', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(3), columnMenu: true })
  const hint = () => tester.root.querySelector('.lg-empty')?.textContent
  grid.filterColumns({ name: { kind: 'text', contains: '没有这个' } })
  await expect.poll(hint).toBe('没有符合筛选条件的行')
  await userEvent.click(page.getByRole('button', { name: '清除筛选' }))
  await expect.poll(() => grid.getShownCount()).toBe(3)
  // Where there are no rows at all, it is not the filter.
  grid.filterColumns({ name: { kind: 'text', contains: '没有这个' } })
  grid.setRows([])
  await expect.poll(hint).toBe('暂无数据')
})

it('opens and closes menus by keyboard, goes along the titles, and moves a column', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(5), columnMenu: true })
  grid.focusCell('r1', 'quantity')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  const here = () => document.activeElement?.closest('[data-key]')?.getAttribute('data-key')
  await expect.poll(here).toBe('quantity')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(here).toBe('unit')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByRole('menuitem', { name: '升序', exact: true })).toBeVisible()
  await expect.poll(() => document.activeElement?.closest('[role=menu]')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await expect.poll(here).toBe('unit')
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
  await expect.poll(() => titles(tester)).toEqual(['序号', '*物料', '单位', '数量', '交期', '加急', '金额'])
  await expect.poll(here).toBe('unit')
  await expect.poll(() => tester.root.querySelector('.lg-say')!.textContent).toBe('单位已移到数量之前')
  // One stop of Tab for all titles; the next one is the rows.
  expect(tester.root.querySelectorAll('.lg-head button[tabindex="0"]')).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(tester.input)
  expect(tester.input.getAttribute('aria-label')).toContain('数量，第 1 行')
  // The same keys in the rows move the column of the active cell.
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
  await expect.poll(() => titles(tester)[2]).toBe('数量')
})

it('moves a column by dragging its title, keeps that with its width, and fits the width', async () => {
  const props = { rows: lines(5), columnMenu: true, storageKey: 'test-drag' }
  const { tester, screen } = await renderGrid(props)
  expect(await drag(tester, 'name', 'due', 0.8)).toBe(1)
  const moved = ['序号', '数量', '单位', '交期', '*物料', '加急', '金额']
  expect(titles(tester)).toEqual(moved)
  // A little way is none, and no click that sorts.
  expect(await drag(tester, 'unit', 'unit', 0.5)).toBe(0)
  expect(titles(tester)).toEqual(moved)
  const grip = header(tester, 'amount').querySelector('.lg-grip')!
  await userEvent.dblClick(grip)
  await expect.poll(() => header(tester, 'amount').getBoundingClientRect().width).toBeLessThan(120)
  const width = header(tester, 'amount').getBoundingClientRect().width
  expect(width).toBeGreaterThanOrEqual(60)
  await screen.unmount()
  const again = await renderGrid(props)
  expect(titles(again.tester)).toEqual(moved)
  expect(header(again.tester, 'amount').getBoundingClientRect().width).toBe(width)
})

it('fits a column to its longest text, which nobody sees', async () => {
  const rows = lines(500).map((row, i) =>
    i === 400 ? { ...row, name: '很长很长的物料名称'.repeat(3) } : row,
  )
  const { tester } = await renderGrid({ rows, columnMenu: true })
  await openMenu(tester, 'name')
  await choose('自适应列宽')
  await expect.poll(() => header(tester, 'name').getBoundingClientRect().width).toBeGreaterThan(27 * 13)
  await tester.scrollTo(400 * 36)
  const cell = tester.cell(400, AT.name)!
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
})

it('puts groups over their columns, level by level; columns stay in their group', async () => {
  const columns: GridColumn[] = COLUMNS.map((column) =>
    column.key === 'quantity' || column.key === 'unit'
      ? { ...column, group: ['货物', '数量与单位'] }
      : column.key === 'due'
        ? { ...column, group: '货物' }
        : column,
  )
  const { grid, tester } = await renderGrid({ columns, rows: lines(40), columnMenu: true })
  const group = (title: string) => tester.root.querySelector<HTMLElement>(`.lg-group[title="${title}"]`)!
  const box = (element: Element) => element.getBoundingClientRect()
  expect(tester.scroller.getAttribute('aria-rowcount')).toBe('45')
  expect(tester.text(0, AT.name)).toBe('物料1')
  expect(group('货物').getAttribute('aria-colspan')).toBe('3')
  expect(group('货物').getAttribute('aria-colindex')).toBe('3')
  expect(box(group('货物')).left).toBeCloseTo(box(header(tester, 'quantity')).left, 0)
  expect(box(group('货物')).right).toBeCloseTo(box(header(tester, 'due')).right, 0)
  expect(box(group('数量与单位')).top).toBeCloseTo(box(group('货物')).bottom, 0)
  // A title without groups takes the rows above it, one of the outer group the row of the inner ones.
  expect(box(header(tester, 'name')).top).toBeCloseTo(box(group('货物')).top, 0)
  expect(box(header(tester, 'due')).top).toBeCloseTo(box(group('数量与单位')).top, 0)
  // Clicks meet the right rows.
  await userEvent.click(tester.cell(2, AT.name)!)
  expect(tester.input.getAttribute('aria-label')).toContain('物料，第 3 行')
  await userEvent.keyboard('{Escape}')
  // Within the group it may move; out of it it may not, and one from outside goes over the group as a whole.
  await drag(tester, 'unit', 'quantity', 0.1)
  expect(titles(tester).slice(2, 5)).toEqual(['单位', '数量', '交期'])
  await drag(tester, 'unit', 'amount', 0.9)
  expect(titles(tester).slice(1, 5)).toEqual(['*物料', '数量', '单位', '交期'])
  await drag(tester, 'name', 'unit', 0.9)
  expect(titles(tester).slice(1, 5)).toEqual(['数量', '单位', '交期', '*物料'])
  expect(group('货物').getAttribute('aria-colspan')).toBe('3')
  await openMenu(tester, 'unit')
  await choose('隐藏列')
  await expect.poll(() => group('数量与单位').getAttribute('aria-colspan')).toBe('1')
  expect(box(group('数量与单位')).width).toBeCloseTo(box(header(tester, 'quantity')).width, 0)
  grid.focusCell('r20', 'name')
  const { violations } = await axe.run(tester.root)
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
})

it('draws groups with their columns only while many columns scroll', async () => {
  const columns = makeColumns(60).map((column, i) => ({
    ...column,
    width: 120,
    group: `组 ${Math.floor(i / 6) + 1}`,
  }))
  const { tester } = await renderGrid({ columns, rows: makeRows(50, 60) })
  const groups = () => [...tester.root.querySelectorAll<HTMLElement>('.lg-group')]
  expect(groups().length).toBeLessThan(6)
  await tester.scrollTo(0, 120 * 33)
  for (const each of groups()) {
    const index = Number(each.getAttribute('aria-colindex')) - 1
    const span = Number(each.getAttribute('aria-colspan'))
    const drawn = [...tester.root.querySelectorAll<HTMLElement>('.lg-head [data-key]')].filter((cell) => {
      const at = Number(cell.getAttribute('aria-colindex')) - 1
      return at >= index && at < index + span
    })
    const rect = each.getBoundingClientRect()
    expect(rect.left).toBeCloseTo(drawn[0]!.getBoundingClientRect().left, 0)
    expect(rect.right).toBeCloseTo(drawn.at(-1)!.getBoundingClientRect().right, 0)
    expect(span).toBe(6)
  }
})

it('titles of numbers stand over their values, with and without a menu', async () => {
  for (const columnMenu of [true, false]) {
    const { tester } = await renderGrid({ columnMenu })
    const edge = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return Math.round(range.getBoundingClientRect().right)
    }
    const title = tester.root.querySelector('.lg-head [data-key=quantity] .lg-title')!
    expect(edge(title)).toBe(edge(tester.cell(0, AT.quantity)!))
  }
})
