import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Row } from '@lading/core/rules'
import { AT, COLUMNS, UNITS, lines, renderGrid } from './renderGrid'

it('fills a series by dragging the corner, as one undo step', async () => {
  const { grid, tester } = await renderGrid()
  grid.focusCell('r1', 'quantity')
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await tester.drawn()
  const handle = tester.root.querySelector('.lg-handle')!
  await userEvent.dragAndDrop(handle, tester.cell(6, AT.quantity)!)
  const quantities = () =>
    grid
      .getRows()
      .map((row) => row['quantity'])
      .slice(0, 8)
  expect(quantities()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  grid.updateRow('r2', { quantity: 3 })
  grid.focusCell('r1', 'quantity')
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await tester.drawn()
  await userEvent.dragAndDrop(tester.root.querySelector('.lg-handle')!, tester.cell(4, AT.quantity)!)
  expect(quantities()).toEqual([1, 3, 5, 7, 9, 6, 7, 8])
  grid.undo()
  expect(quantities()).toEqual([1, 3, 3, 4, 5, 6, 7, 8])
})

it('counts texts and days on, with Ctrl repeats them, and fills down along its neighbour by a double click', async () => {
  const rows = lines(12).map((row, i) => ({
    ...row,
    name: i === 0 ? 'A-009' : '',
    unit: i < 8 ? 'PCS' : '',
    due: i === 0 ? '2026-02-28' : null,
  }))
  const columns = COLUMNS.map((column) =>
    column.key === 'name' ? { ...column, disabled: (row: Row) => row['id'] === 'r4' } : column,
  )
  const { grid, tester } = await renderGrid({ rows, columns })
  const handle = async (id: string, key: string) => {
    grid.focusCell(id, key)
    await tester.drawn()
    return tester.root.querySelector('.lg-handle')!
  }
  const of = (key: string) => grid.getRows().map((row) => row[key])
  await userEvent.dragAndDrop(await handle('r1', 'name'), tester.cell(4, AT.name)!)
  expect(of('name').slice(0, 6)).toEqual(['A-009', 'A-010', 'A-011', '', 'A-013', ''])
  await expect
    .poll(() => tester.root.querySelector('.lg-say')!.textContent)
    .toBe('已填充 3 个单元格，1 个不能编辑，已跳过')
  grid.undo()
  await userEvent.keyboard('{Control>}')
  await userEvent.dragAndDrop(await handle('r1', 'name'), tester.cell(2, AT.name)!)
  await userEvent.keyboard('{/Control}')
  expect(of('name').slice(0, 4)).toEqual(['A-009', 'A-009', 'A-009', ''])
  // The unit beside it ends in the eighth row.
  await userEvent.dblClick(await handle('r1', 'due'))
  expect(of('due').slice(0, 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])
  expect(of('due').slice(7)).toEqual(['2026-03-07', null, null, null, null])
  // Codes of options are no texts to count on; the quantity beside them goes to the end.
  grid.updateRow('r1', { unit: 'C1' })
  await userEvent.dblClick(await handle('r1', 'unit'))
  expect(of('unit')).toEqual(Array.from({ length: 12 }, () => 'C1'))
  grid.undo()
  grid.undo()
  grid.undo()
  expect(of('due')).toEqual(['2026-02-28', ...Array.from({ length: 11 }, () => null)])
})

it('says that locked cells were not cleared', async () => {
  const columns = COLUMNS.map((column) =>
    column.key === 'name' ? { ...column, disabled: (row: Row) => row['id'] === 'r2' } : column,
  )
  const { grid, tester } = await renderGrid({ rows: lines(4), columns })
  const said = () => tester.root.querySelector('.lg-say')!.textContent
  const seen = () => page.getByText('未清空：此单元格不能编辑').elements().length
  grid.focusCell('r2', 'name')
  await userEvent.keyboard('{Delete}')
  await expect.poll(said).toBe('未清空：此单元格不能编辑')
  // Said, and seen by everybody.
  await expect.poll(seen).toBe(2)
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Delete}')
  await expect.poll(said).toBe('已清空 2 个单元格，1 个不能编辑，已跳过')
  expect(seen()).toBe(0)
  expect(grid.getRows().map((row) => Boolean(row['name']))).toEqual([false, true, false, true])
})

it('inserts, moves and removes rows from the row menu', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(3), toolbar: true })
  const choose = async (row: number, name: string) => {
    await userEvent.click(tester.cell(row, AT.name + 1)!, { button: 'right' })
    await userEvent.click(page.getByRole('menuitem', { name }))
  }
  const ids = () => grid.getRows().map((row) => row['id'])
  // The menu comes with the toolbar.
  await expect.element(page.getByRole('button', { name: '新增', exact: true })).toBeVisible()
  await choose(0, '在下方插入行')
  await expect.poll(ids).toEqual(['r1', 'row_1_temp', 'r2', 'r3'])
  await choose(2, '下移')
  await expect.poll(ids).toEqual(['r1', 'row_1_temp', 'r3', 'r2'])
  await choose(1, '删除行')
  await expect.poll(ids).toEqual(['r1', 'r3', 'r2'])
  expect(grid.getTableData()).toMatchObject({ tableData: [{ id: 'r2', orderNum: 4 }], deleteData: [] })
})

it('inserts rows by the keyboard alone, and the Enter of the menu leaves the new cell as it is', async () => {
  const { grid } = await renderGrid({
    toolbar: true,
    rows: lines(2),
    columns: [
      { key: 'unit', title: '单位', type: 'select', options: UNITS, defaultValue: 'KG' },
      ...COLUMNS.slice(0, 2),
    ],
  })
  grid.focusCell('r2', 'unit')
  const field = document.activeElement!
  field.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  // Typed at once, before the menu is there: they are for the menu all the same.
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => grid.getRows().length).toBe(3)
  await userEvent.keyboard('Seil{Enter}')
  expect(grid.getRows()[2]).toMatchObject({ unit: 'KG', name: 'Seil' })
})

it('counts refused cells and goes from one to the next, over rows nobody sees', async () => {
  const rows = lines(300).map((row, i) => (i === 5 || i === 250 ? { ...row, name: '' } : row))
  const { grid, tester, screen } = await renderGrid({ rows })
  await grid.validate({ focusFirst: false })
  await expect.element(screen.getByRole('status').filter({ hasText: '2 个单元格有误' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '下一个' }))
  await userEvent.click(screen.getByRole('button', { name: '下一个' }))
  await tester.drawn()
  await userEvent.keyboard('da{Enter}')
  expect(grid.getRows()[250]!['name']).toBe('da')
  await expect.element(screen.getByRole('status').filter({ hasText: '1 个单元格有误' })).toBeVisible()
})

it('sorts what is shown, edits the right row there, and keeps the data’s order', async () => {
  const columns = COLUMNS.map((column) => ({ ...column, sorter: column.key === 'quantity' }))
  const { grid, tester, screen } = await renderGrid({ columns, rows: lines(30) })
  const header = screen.getByRole('button', { name: '按数量排序' })
  await userEvent.click(header)
  await userEvent.click(header)
  await tester.drawn()
  expect(tester.text(0, AT.name)).toBe('物料30')
  grid.focusCell('r30', 'name')
  await userEvent.keyboard('oben{Enter}')
  tester.paste('zweite')
  expect(grid.getRows()[29]!['name']).toBe('oben')
  expect(grid.getRows()[28]!['name']).toBe('zweite')
  await userEvent.click(header)
  await tester.scrollTo(0)
  expect(tester.text(0, AT.name)).toBe('物料1')
  expect(grid.getTableData().tableData.map((row) => row['id'])).toEqual(['r29', 'r30'])
})

it('resizes a column without drawing a row again', async () => {
  const drawn = vi.fn(() => 'x')
  const columns = [{ key: 'name', title: '物料', width: 160, render: drawn }, ...COLUMNS.slice(1)]
  const { tester } = await renderGrid({ columns, rows: lines(10) })
  const before = drawn.mock.calls.length
  const grip = tester.root.querySelectorAll<HTMLElement>('.lg-grip')[0]!
  grip.setPointerCapture = () => {}
  const pointer = (type: string, clientX: number) =>
    grip.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: true }))
  pointer('pointerdown', 100)
  pointer('pointermove', 160)
  pointer('lostpointercapture', 160)
  await tester.drawn()
  expect(tester.cell(0, AT.name)!.offsetWidth).toBe(220)
  expect(drawn.mock.calls.length - before).toBeLessThanOrEqual(10)
})

it('stays where it is scrolled to when its first press falls on a cell', async () => {
  const wide = COLUMNS.map((column) => ({ ...column, width: 400 }))
  const { grid, tester } = await renderGrid({ columns: wide })
  const scroller = tester.root.querySelector<HTMLElement>('[role=grid]')!
  scroller.scrollLeft = scroller.scrollWidth
  const before = scroller.scrollLeft
  expect(before).toBeGreaterThan(400)
  await tester.drawn()
  await userEvent.click(tester.cell(2, AT.due)!)
  expect(scroller.scrollLeft).toBeGreaterThan(400)
  await userEvent.keyboard('{Escape}{Delete}')
  await expect.poll(() => grid.getRows()[2]?.['due'] ?? '').toBe('')
})

describe('comments on cells', () => {
  const said = (id: string, text: string, more = {}) => ({
    id,
    field: 'quantity',
    text,
    by: 'wang',
    byName: '王伟',
    time: '2026-03-02 09:12:00',
    resolved: false,
    ...more,
  })

  async function renderNoted(readOnly = false) {
    const rows = lines(3).map((row, n) =>
      n === 1 ? { ...row, cellComments: JSON.stringify([said('1', '数量对吗？')]) } : row,
    )
    const shown = await renderGrid({ columns: COLUMNS, rows, comments: true, readOnly })
    await expect.poll(() => shown.tester.root.querySelectorAll('.lg-noted').length).toBe(1)
    return shown
  }

  const dialog = () => page.getByRole('dialog')

  it('opens what was said by Shift+F2, takes an answer, undoes it, and sends it with its row', async () => {
    const { grid, tester } = await renderNoted()
    expect(tester.cell(1, AT.quantity)!.className).toContain('lg-noted')
    grid.focusCell('r2', 'quantity')
    await expect.poll(() => tester.input.getAttribute('aria-label')).toContain('有 1 条批注')
    await userEvent.keyboard('{Shift>}{F2}{/Shift}')
    await expect.element(dialog().getByText('数量对吗？')).toBeVisible()
    await expect.element(dialog().getByText('王伟')).toBeVisible()
    await userEvent.keyboard('对的')
    await userEvent.click(dialog().getByRole('button', { name: '回复' }))
    await expect.element(dialog().getByText('对的')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(tester.input)
    const [row] = grid.getTableData().tableData
    expect(JSON.parse(String(row!['cellComments']))).toMatchObject([
      { id: '1' },
      { field: 'quantity', text: '对的', by: '' },
    ])
    grid.undo()
    expect(grid.isDirty()).toBe(false)
  })

  it('marks what is settled, and a cell that was just commented on by the menu of its row', async () => {
    const { grid, tester, again } = await renderNoted()
    await again({ comments: true, toolbar: true, rowSelection: false })
    await userEvent.click(tester.cell(1, AT.quantity)!, { position: { x: 116, y: 3 } })
    await userEvent.click(dialog().getByRole('button', { name: '标为已解决' }))
    await userEvent.keyboard('{Escape}')
    expect(tester.cell(1, AT.quantity)!.className).toContain('lg-settled')
    await userEvent.click(tester.cell(0, AT.name)!, { button: 'right' })
    await userEvent.click(page.getByRole('menuitem', { name: '批注…' }))
    await userEvent.fill(dialog().getByRole('textbox'), '新的')
    await userEvent.click(dialog().getByRole('button', { name: '添加批注' }))
    await expect.poll(() => tester.cell(0, AT.name)!.className).toContain('lg-noted')
    expect(grid.getTableData().tableData).toHaveLength(2)
  })

  it('keeps what both sides have said while it is not saved, without a conflict', async () => {
    const { grid, tester } = await renderNoted()
    grid.focusCell('r2', 'quantity')
    await userEvent.keyboard('{Shift>}{F2}{/Shift}')
    await userEvent.fill(dialog().getByRole('textbox'), '我的')
    await userEvent.click(dialog().getByRole('button', { name: '回复' }))
    await userEvent.keyboard('{Escape}')
    const theirs = JSON.stringify([said('1', '数量对吗？', { resolved: true }), said('2', '他人的')])
    grid.applyLive([{ type: 'update', row: { id: 'r2', cellComments: theirs } }])
    const texts = () =>
      JSON.parse(String(grid.getRow('r2')!['cellComments'])).map((each: { text: string }) => each.text)
    await expect.poll(texts).toEqual(['数量对吗？', '他人的', '我的'])
    expect(grid.getConflictCount()).toBe(0)
    expect(grid.isDirty()).toBe(true)
    expect(tester.cell(1, AT.quantity)!.className).not.toContain('lg-settled')
  })

  it('shows what was said where nothing can be changed, and offers nothing', async () => {
    const { grid } = await renderNoted(true)
    grid.focusCell('r2', 'quantity')
    await userEvent.keyboard('{Shift>}{F2}{/Shift}')
    await expect.element(dialog().getByText('数量对吗？')).toBeVisible()
    expect(dialog().getByRole('textbox').query()).toBeNull()
    expect(dialog().getByRole('button', { name: '标为已解决' }).query()).toBeNull()
  })
})
