import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AT, lines, renderGrid } from './renderGrid'

it('pastes a spreadsheet’s cells: labels become values, what is refused is told, one undo takes it back', async () => {
  const { grid, tester, screen } = await renderGrid()
  const before = grid.getRows()
  grid.focusCell('r2', 'name')
  tester.paste('"多行\n文字"\t1,234.5\t千克\t2026/4/1\r\n油漆\tviel\t磅\t2026-04-02\r\n')
  await tester.drawn()
  const rows = grid.getRows()
  expect(rows[1]).toMatchObject({
    name: '多行 文字',
    quantity: 1234.5,
    unit: 'KG',
    due: '2026-04-01',
    amount: 2469,
  })
  expect(rows[2]).toMatchObject({ name: '油漆', quantity: 3, unit: 'PCS', due: '2026-04-02' })
  const note = screen.getByRole('status').filter({ hasText: '2 个未被接受' })
  await expect.element(note).toHaveTextContent('第 3 行')
  await expect.element(note).toHaveTextContent('数量: “viel”不是数字')
  await expect.element(note).toHaveTextContent('“磅”不在选项中')
  grid.undo()
  expect(grid.getRows()).toEqual(before)
  expect(grid.isDirty()).toBe(false)
})

it('creates rows past the end, with defaults and totals', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(3) })
  grid.focusCell('r3', 'name')
  tester.paste(Array.from({ length: 300 }, (_, i) => `n${i}\t2`).join('\n'))
  await tester.drawn()
  expect(grid.getRows()).toHaveLength(302)
  expect(grid.getStatistics()['quantity']!.sum).toBe(603)
  expect(tester.footer(0)).toContain('603')
  expect(grid.getTableData().tableData).toHaveLength(300)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(grid.getRows()).toHaveLength(3)
})

it('fills a range with one cell, and repeats a block', async () => {
  const { grid, tester } = await renderGrid()
  grid.focusCell('r1', 'quantity')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  tester.paste('7')
  expect(
    grid
      .getRows()
      .slice(0, 5)
      .map((row) => row['quantity']),
  ).toEqual([7, 7, 7, 7, 5])
  tester.paste('1\n2')
  expect(
    grid
      .getRows()
      .slice(0, 5)
      .map((row) => row['quantity']),
  ).toEqual([1, 2, 1, 2, 5])
})

it('stops at the row limit and says so', async () => {
  const { grid, tester, screen } = await renderGrid({ rows: lines(3), maxRows: 5 })
  grid.focusCell('r3', 'name')
  tester.paste('a\nb\nc\nd\ne')
  expect(grid.getRows()).toHaveLength(5)
  await expect.element(screen.getByRole('status')).toHaveTextContent('最多 5 行，有 2 行未粘贴')
})

it('copies the range as text and as a table, and cuts', async () => {
  const { grid, tester } = await renderGrid()
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}')
  expect(tester.copy()).toEqual({
    text: '物料1\t1\t个\r\n物料2\t2\t个',
    html: expect.stringContaining('<td>物料1</td><td>1</td><td>个</td>'),
  })
  expect(tester.copy(true).text).toContain('物料2')
  expect(grid.getRows()[1]).toMatchObject({ name: '', quantity: null, unit: '' })
})

it('pastes into the text when a cell is being written', async () => {
  const { grid, tester } = await renderGrid()
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('ab')
  const data = new DataTransfer()
  data.setData('text/plain', 'x\ty')
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
  tester.input.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  await userEvent.keyboard('{Enter}')
  expect(grid.getRows()[1]!['name']).toBe('物料2')
})

it('fills down and to the right with the keyboard', async () => {
  const onChange = vi.fn()
  const { grid } = await renderGrid({ onChange })
  grid.focusCell('r1', 'quantity')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
  expect(
    grid
      .getRows()
      .slice(0, 3)
      .map((row) => row['quantity']),
  ).toEqual([1, 1, 1])
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ reason: 'fill', rowIds: ['r2', 'r3'], dirty: true }),
  )
  expect(AT.quantity).toBe(2)
})
