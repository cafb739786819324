import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AT, COLUMNS, lines, renderGrid } from './renderGrid'

/** 300 rows, of which every 25th has a quantity that is none. */
const BLOCK = Array.from({ length: 300 }, (_, i) =>
  [`n${i}`, i % 25 === 24 ? '约12' : String(i), 'KG'].join('\t'),
).join('\n')

async function pasted() {
  const shown = await renderGrid({ rows: lines(3) })
  shown.grid.focusCell('r1', 'name')
  shown.tester.paste(BLOCK)
  await shown.tester.drawn()
  return shown
}

it('keeps refused texts in their cells; the list leads to each, and the notice may be closed', async () => {
  const { grid, tester, screen } = await pasted()
  expect(grid.getRows()).toHaveLength(300)
  expect(grid.getIssues()).toHaveLength(12)
  const note = screen.getByRole('status').filter({ hasText: '12 个未被接受' })
  await note.getByRole('button', { name: '数量: “约12”不是数字' }).nth(3).click()
  expect(tester.input.getAttribute('aria-label')).toBe('数量，第 100 行，约12')
  await note.getByRole('button', { name: '关闭' }).click()
  await expect.element(note).not.toBeInTheDocument()
  // All of it is still there: the marks, the way from one to the next, and the list.
  await screen.getByRole('button', { name: '下一个' }).click()
  expect(tester.input.getAttribute('aria-label')).toBe('数量，第 125 行，约12')
  await screen.getByRole('button', { name: '错误列表' }).click()
  await screen.getByRole('button', { name: '数量: “约12”不是数字' }).first().click()
  expect(tester.text(24, AT.quantity)).toBe('约12')
  expect(tester.cell(24, AT.quantity)!.getAttribute('aria-invalid')).toBe('true')
  expect(grid.getRow(grid.getIssues()[0]!.rowId)).not.toHaveProperty('quantity')
  // Nobody saves without having decided.
  expect(await grid.validate()).toHaveLength(12)
})

it('a refused text is put right in its cell, letter by letter', async () => {
  const { grid, tester } = await pasted()
  const { rowId } = grid.getIssues()[0]!
  grid.focusCell(rowId, 'quantity')
  await userEvent.keyboard('{F2}{Home}{Delete}')
  expect(tester.input.value).toBe('12')
  await userEvent.keyboard('{Enter}')
  expect(grid.getRow(rowId)).toMatchObject({ quantity: 12 })
  expect(grid.getIssues()).toHaveLength(11)
})

it('its notice leaves the search bar of a low grid free', async () => {
  const { grid, tester, screen } = await renderGrid({ rows: lines(3) })
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('{Control>}h{/Control}')
  const bar = screen.getByRole('search')
  await expect.element(bar).toBeVisible()
  grid.focusCell('r1', 'name')
  // As many refusals as rows: the list is as high as it gets.
  tester.paste(Array.from({ length: 3 }, (_, i) => `n${i}\t约${i}\tKG`).join('\n'))
  const note = screen.getByRole('status').filter({ hasText: '3 个未被接受' })
  await expect.element(note).toBeVisible()
  const below = note.element().getBoundingClientRect().top - bar.element().getBoundingClientRect().bottom
  expect(below).toBeGreaterThanOrEqual(0)
})

it('copies the list as a spreadsheet takes it', async () => {
  const { screen } = await pasted()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await screen.getByRole('button', { name: '复制列表' }).click()
  await expect.element(screen.getByRole('button', { name: '已复制' })).toBeVisible()
  const copied = write.mock.lastCall![0].split('\r\n')
  expect(copied).toHaveLength(13)
  expect(copied.slice(0, 2)).toEqual(['行\t列\t内容\t原因', '25\t数量\t约12\t“约12”不是数字'])
})

it('one undo takes the texts away with the paste, one redo brings them back', async () => {
  const { grid, tester } = await pasted()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect([grid.getRows().length, grid.getIssues().length, grid.isDirty()]).toEqual([3, 0, false])
  await userEvent.keyboard('{Control>}y{/Control}')
  expect([grid.getRows().length, grid.getIssues().length]).toEqual([300, 12])
  // The first cell refused: undo takes all of the paste back, too.
  grid.focusCell('r3', 'due')
  tester.paste('bald\t是\n2026-05-01\t')
  await vi.waitFor(() => expect(tester.text(2, AT.due)).toBe('bald'))
  expect(grid.getRow('r3')).toMatchObject({ due: '2026-03-01', urgent: 'Y' })
  await userEvent.keyboard('{Control>}z{/Control}')
  await vi.waitFor(() => expect(tester.text(2, AT.due)).toBe('2026-03-01'))
  expect(grid.getRow('r3')).toMatchObject({ urgent: 'N' })
})

it('Delete gives a text up, undo brings it back; a value pasted over it takes its place', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(3) })
  grid.focusCell('r1', 'unit')
  tester.paste('磅')
  await vi.waitFor(() => expect(tester.text(0, AT.unit)).toBe('磅'))
  expect(tester.copy().text).toBe('磅')
  await userEvent.keyboard('{Delete}')
  expect(grid.getIssues()).toEqual([])
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(grid.getIssues()).toMatchObject([{ message: '“磅”不在选项中' }])
  // What the cell held all the while.
  tester.paste('个')
  expect(grid.getIssues()).toEqual([])
  await vi.waitFor(() => expect(tester.text(0, AT.unit)).toBe('个'))
  expect(grid.isDirty()).toBe(false)
})

it('what others change meanwhile does not end a refused text', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(3) })
  grid.focusCell('r2', 'quantity')
  tester.paste('zwei')
  grid.applyLive([{ type: 'update', row: { ...lines(3)[1]!, quantity: 77 } }])
  await vi.waitFor(() => expect(grid.getRow('r2')).toMatchObject({ quantity: 77 }))
  expect(tester.text(1, AT.quantity)).toBe('zwei')
})

it('cells that cannot be edited are listed, and keep what they hold', async () => {
  const columns = COLUMNS.map((column) => (column.key === 'unit' ? { ...column, disabled: true } : column))
  const { grid, tester } = await renderGrid({ rows: lines(3), columns })
  grid.focusCell('r1', 'unit')
  tester.paste('千克\n个')
  await expect.element(page.getByRole('button', { name: '单位: 此单元格不能编辑' })).toBeVisible()
  expect(tester.text(0, AT.unit)).toBe('个')
  expect(grid.getIssues()).toEqual([])
})

it('checks what came with pasted new rows; empty new rows are left alone', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(2) })
  grid.addRows()
  grid.focusCell('r2', 'name')
  tester.paste('A\nB\n\nD')
  expect(grid.getIssues()).toMatchObject([{ index: 3, field: 'name' }])
})

it('a typed text that is no value stays in its cell, too, when the user goes elsewhere', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(3) })
  grid.focusCell('r1', 'due')
  await userEvent.keyboard('morgen')
  tester.input.blur()
  await vi.waitFor(() => expect(tester.text(0, AT.due)).toBe('morgen'))
  expect(grid.getRow('r1')).toMatchObject({ due: '2026-03-01' })
  expect(await grid.validate()).toMatchObject([{ rowId: 'r1', field: 'due' }])
})

it('the notice gives way to the cell it leads to, and the page brings it into the window', async () => {
  await page.viewport(640, 400)
  const { grid, tester, screen } = await renderGrid({ rows: lines(40) })
  tester.root.style.marginBlock = '300px'
  window.scrollTo(0, 0)
  grid.focusCell('r1', 'due')
  tester.paste(Array.from({ length: 40 }, (_, i) => (i === 29 ? 'bald' : '2026-05-01')).join('\n'))
  const note = screen.getByRole('status').filter({ hasText: '1 个未被接受' })
  await note.getByRole('button', { name: /^交期: “bald”/ }).click()
  await vi.waitFor(() => {
    const { left, top, width, height } = tester.cell(29, AT.due)!.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    expect(seen?.closest('[role=gridcell],.lg-input')).toBeTruthy()
    expect(top + height).toBeLessThan(400)
  })
  // Back to the first row, above the window.
  grid.focusCell(String(grid.getShownRow(0)!['id']), 'name')
  await vi.waitFor(() => expect(tester.cell(0, AT.name)!.getBoundingClientRect().top).toBeGreaterThan(0))
  await page.viewport(1280, 800)
})

it('removal: new rows go at once; saved ones wait for the answer, are asked about once, and stay when asking fails', async () => {
  const answers: { yes: (may: boolean) => void; fail: (error: Error) => void }[] = []
  const onRemove = vi.fn(() => new Promise<boolean>((yes, fail) => answers.push({ yes, fail })))
  const { grid, screen } = await renderGrid({ rows: lines(3), toolbar: true, onRemove })
  const [fresh] = grid.addRows()
  grid.setSelectedIds([fresh!, 'r1'])
  const remove = screen.getByRole('button', { name: '删除' })
  await remove.click()
  expect(grid.getRows().map((row) => row['id'])).toEqual(['r1', 'r2', 'r3'])
  await remove.click()
  expect(onRemove).toHaveBeenCalledOnce()
  answers[0]!.fail(new Error('网络超时'))
  await expect.element(screen.getByRole('status').filter({ hasText: '所选行未删除：网络超时' })).toBeVisible()
  await remove.click()
  answers[1]!.yes(false)
  await vi.waitFor(() => expect(grid.getSelectedIds()).toEqual(['r1']))
  await remove.click()
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[2]!.yes(true)
  await vi.waitFor(() => expect(grid.getRows().map((row) => row['id'])).toEqual(['r2', 'r3']))
})

it('works out what is typed or pasted behind =; what cannot be stays in the cell with the reason', async () => {
  const columns = COLUMNS.map((column) => (column.key === 'quantity' ? { ...column, digits: 2 } : column))
  const { grid, tester } = await renderGrid({ rows: lines(4), columns })
  grid.focusCell('r1', 'quantity')
  await userEvent.keyboard('=(1,200+34.5)*2%{Enter}')
  expect(grid.getRow('r1')).toMatchObject({ quantity: 24.69, amount: 49.38 })
  tester.paste('=0.1+0.2\n＝１０／４\n=1/0')
  expect(grid.getRows().map((row) => row['quantity'])).toEqual([24.69, 0.3, 2.5, 4])
  expect(grid.getIssues().map(({ message }) => message)).toEqual(['“=1/0”除以了 0'])
  await expect.poll(() => tester.text(3, AT.quantity)).toBe('=1/0')
  grid.focusCell('r4', 'quantity')
  await userEvent.keyboard('=5+{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('“=5+”不是可以计算的算式')
  await userEvent.keyboard('7{Enter}')
  expect(grid.getRow('r4')).toMatchObject({ quantity: 12 })
  expect(grid.getIssues()).toEqual([])
})
