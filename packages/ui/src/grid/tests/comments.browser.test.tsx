import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AT, COLUMNS, lines, renderGrid } from './renderGrid'

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
