import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AT, COLUMNS, lines, renderGrid } from './renderGrid'

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
  const note = screen.getByRole('status').filter({ hasText: '2 个未被接受，1 个与原文不同' })
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

it('tells what of a paste found no column, and gives it back', async () => {
  const { grid, tester, screen } = await renderGrid({ rows: lines(3) })
  const before = grid.getRows()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  grid.focusCell('r1', 'due')
  tester.paste('2026-04-01\tY\t9\t备用\tA-7\t\n2026-04-02\tN\t9\t\tB-8\t\n')
  const note = screen.getByRole('status').filter({ hasText: '右侧缺少 2 列' })
  await expect.element(note).toHaveTextContent('有 3 个单元格未粘贴：“备用” “A-7” “B-8”')
  await note.getByRole('button', { name: '复制未粘贴的内容' }).click()
  await expect.element(note.getByRole('button', { name: '已复制' })).toBeVisible()
  expect(write).toHaveBeenCalledWith('备用\tA-7\r\n\tB-8')
  expect(grid.getRows()[1]).toMatchObject({ due: '2026-04-02', amount: before[1]!['amount'] })
})

it('makes no lines of blank rows at the clipboard’s end', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(3) })
  grid.focusCell('r3', 'name')
  tester.paste('a\t1\r\nb\t2\r\n\t\r\n\t\r\n\r\n')
  expect(grid.getRows().map((row) => row['name'])).toEqual(['物料1', '物料2', 'a', 'b'])
})

it('tells what was rounded, marks it while it matters, and gives the text back', async () => {
  const columns = COLUMNS.map((each) => (each.key === 'quantity' ? { ...each, digits: 2 } : each))
  const { grid, tester, screen } = await renderGrid({ columns, rows: lines(5) })
  const marked = () => [0, 1, 2].map((row) => tester.cell(row, AT.quantity)!.matches('.lg-altered'))
  grid.focusCell('r1', 'quantity')
  tester.paste('12.3456\n7.50\n')
  expect(grid.getRows().map((row) => row['quantity'])).toEqual([12.35, 7.5, 3, 4, 5])
  const note = screen.getByRole('status').filter({ hasText: '1 个与原文不同' })
  await expect.element(note).toHaveTextContent('“12.3456”已取为“12.35”')
  expect(marked()).toEqual([true, false, false])
  await userEvent.hover(tester.cell(0, AT.quantity)!)
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('“12.3456”已取为“12.35”')
  // The mark goes with the value, and comes back with it.
  grid.undo()
  await tester.drawn()
  expect(marked()).toEqual([false, false, false])
  grid.redo()
  await tester.drawn()
  expect(marked()).toEqual([true, false, false])
  await note.getByRole('button', { name: '恢复原文' }).click()
  await expect.poll(() => tester.text(0, AT.quantity)).toBe('12.3456')
  expect(grid.getIssues()).toMatchObject([
    { rowId: 'r1', field: 'quantity', message: '“12.3456”不能原样存入，可存为“12.35”' },
  ])
  grid.undo()
  expect(grid.getIssues()).toEqual([])

  // Typing tells the same.
  grid.focusCell('r3', 'quantity')
  await userEvent.keyboard('0.005{Enter}')
  expect(grid.getRow('r3')!['quantity']).toBe(0.01)
  const typed = screen.getByRole('status').filter({ hasText: '第 3 行，数量：“0.005”已取为“0.01”' })
  await typed.getByRole('button', { name: '恢复原文' }).click()
  await tester.drawn()
  expect(tester.text(2, AT.quantity)).toBe('0.005')
  grid.undo()
  await tester.drawn()
  expect(marked()).toEqual([true, false, true])
  grid.markSaved()
  await tester.drawn()
  expect(marked()).toEqual([false, false, false])
})

it('keeps a text that is longer than its column, and tells; typing ends there', async () => {
  const columns = COLUMNS.map((each) => (each.key === 'name' ? { ...each, maxLength: 4 } : each))
  const { grid, tester } = await renderGrid({ columns, rows: lines(3) })
  grid.focusCell('r1', 'name')
  tester.paste('abcdef')
  await tester.drawn()
  expect(tester.text(0, AT.name)).toBe('abcdef')
  expect(grid.getIssues()).toMatchObject([{ rowId: 'r1', message: '“abcdef”超过 4 个字符' }])
  grid.focusCell('r2', 'name')
  await userEvent.keyboard('abcdef{Enter}')
  expect(grid.getRow('r2')!['name']).toBe('abcd')
})

it('keeps the pasted rows of a sorted column selected where they are, until the selection leaves them', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(6) })
  grid.sort({ key: 'quantity', direction: 'descending' })
  grid.focusCell('r6', 'quantity')
  tester.paste('1\n50\n')
  await tester.drawn()
  const shown = () => [0, 1, 2, 3, 4, 5].map((index) => grid.getShownRow(index)!['id'])
  expect(shown()).toEqual(['r6', 'r5', 'r4', 'r3', 'r2', 'r1'])
  expect(tester.copy().text).toBe('1\r\n50')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(shown()).toEqual(['r5', 'r4', 'r3', 'r2', 'r1', 'r6'])

  // Rows that a paste adds come behind the others at first.
  grid.focusCell('r6', 'quantity')
  tester.paste('2.5\n60\n')
  await tester.drawn()
  expect(tester.copy().text).toBe('2.5\r\n60')
  expect(grid.getShownRow(5)!['id']).toBe('r6')
  grid.focusCell('r3', 'name')
  expect(Array.from({ length: 7 }, (_, index) => grid.getShownRow(index)!['quantity'])).toEqual([
    60, 50, 4, 3, 2.5, 2, 1,
  ])
})

it('reads a table when the clipboard has no text: merged cells, breaks, spaces; nothing of it is loaded', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(4) })
  const html = (table: string) => `<html><body><!--StartFragment-->${table}<!--EndFragment--></body></html>`
  grid.focusCell('r1', 'name')
  tester.paste(
    '',
    html(`<style>td{color:red}</style><script>window.parent.hit = 1</script>
    <table><colgroup><col><col></colgroup><thead><tr><th rowspan="2"> 泵
      用  <b>轴承</b></th><td>1.5</td><td>千克</td></tr></thead>
    <tbody><tr><td colspan=2>2</td></tr>
    <tr><td>a<br style="mso-data-placement:same-cell">b</td><td>3<img src="/none.png" onerror="window.hit = 1"></td>
    <td><table><tr><td>箱</td></tr></table></td></tr></tbody></table>`),
  )
  await tester.drawn()
  const cells = (row: number) => ['name', 'quantity', 'unit'].map((key) => grid.getRows()[row]![key])
  expect(cells(0)).toEqual(['泵 用 轴承', 1.5, 'KG'])
  expect(cells(1)).toEqual(['', 2, ''])
  expect(cells(2)).toEqual(['a b', 3, 'BOX'])
  expect(cells(3)).toEqual(['物料4', 4, 'PCS'])
  expect(window).not.toHaveProperty('hit')
  expect(performance.getEntriesByName(new URL('/none.png', location.href).href)).toEqual([])
  // A page's text without a table: one cell for each line.
  grid.focusCell('r3', 'name')
  tester.paste('', html('<p>第一 行</p><p>第二行</p>'))
  await tester.drawn()
  expect([cells(2)[0], cells(3)[0]]).toEqual(['第一 行', '第二行'])
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
