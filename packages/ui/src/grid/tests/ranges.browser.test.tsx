import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AT, lines, renderGrid } from './renderGrid'
import type { GridTester } from '../testing/gridTester'

const ctrlClick = (tester: GridTester, row: number, column: number) =>
  userEvent.click(tester.cell(row, column)!, { modifiers: ['Control'] })

const notice = () => document.querySelector('.lg-note')?.textContent

it('adds ranges with Ctrl, copies those of the same columns as one block, and clears them all', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(20) })
  grid.focusCell('r2', 'name')
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await ctrlClick(tester, 4, AT.name)
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  expect(tester.input.classList.contains('lg-open')).toBe(false)
  expect(tester.copy().text).toBe('物料2\t2\r\n物料5\t5\r\n物料6\t6')
  // The handle fills from one range only.
  expect(tester.root.querySelector('.lg-handle')).toBeNull()
  await userEvent.keyboard('{Delete}')
  const numbers = grid.getRows().map((row) => row['quantity'])
  expect(numbers.slice(0, 7)).toEqual([1, null, 3, 4, null, null, 7])
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(grid.getRow('r5')).toMatchObject({ name: '物料5', quantity: 5 })
  // Undo goes back to what was chosen, too.
  expect(tester.copy().text.split('\r\n')).toHaveLength(3)
})

it('joins ranges of the same rows, and says what it cannot copy, fill or paste', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(20) })
  grid.focusCell('r1', 'name')
  await ctrlClick(tester, 0, AT.due)
  expect(tester.copy().text).toBe('物料1\t2026-03-01')
  await ctrlClick(tester, 3, AT.quantity)
  expect(tester.copy().text).toBe('')
  await expect.poll(notice).toContain('不能复制多重选定区域')
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.poll(notice).toContain('不能对多重选定区域使用此命令')
  expect(grid.isDirty()).toBe(false)
  tester.paste('a\tb')
  expect(grid.isDirty()).toBe(false)
  // One cell goes into every range; where it does not fit, that is said.
  tester.paste('9')
  expect(grid.getRow('r1')).toMatchObject({ name: '9', due: '2026-03-01' })
  expect(grid.getRow('r4')).toMatchObject({ quantity: 9, amount: 18 })
  await expect.poll(notice).toContain('交期: “9”不是日期')
  grid.undo()
  expect(grid.isDirty()).toBe(false)
})

it('takes a cell out again with Ctrl, and a plain press chooses one cell', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(20) })
  grid.focusCell('r1', 'quantity')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await ctrlClick(tester, 1, AT.quantity)
  expect(tester.copy().text).toBe('1\r\n3')
  await userEvent.keyboard('{ArrowDown}')
  expect(tester.copy().text).toBe('4')
})

it('chooses rows with Shift+Space and columns with Ctrl+Space; a column of 200 rows is copied whole', async () => {
  const { grid, tester } = await renderGrid({ rowSelection: 'checkbox' })
  grid.focusCell('r3', 'quantity')
  await userEvent.keyboard('{Control>} {/Control}')
  expect(tester.copy().text.split('\r\n')).toHaveLength(200)
  grid.focusCell('r3', 'quantity')
  await userEvent.keyboard('{Shift>} {/Shift}')
  expect(tester.copy().text).toBe('物料3\t3\t个\t2026-03-01\tN\t6')
  expect(grid.getSelectedIds()).toEqual(['r3'])
})

it('counts and sums what is chosen over all ranges, overlapping cells once', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(2000), statusBar: true })
  const bar = () => tester.root.querySelector('.lg-status')!.textContent
  expect(bar()).toBe('共 2000 行')
  grid.focusCell('r1', 'quantity')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.poll(bar).toBe('共 2000 行计数 3合计 6平均 2最小 1最大 3')
  await ctrlClick(tester, 6, AT.quantity)
  await expect.poll(bar).toBe('共 2000 行计数 4合计 13平均 3.25最小 1最大 7')
  await userEvent.keyboard('{Control>} {/Control}')
  await expect.poll(bar).toBe('共 2000 行计数 2,000合计 2,001,000平均 1,000.5最小 1最大 2,000')
  // Typing into it is counted anew.
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await expect.poll(bar).toContain('合计 0')
  await userEvent.keyboard('{Home}')
  await expect.poll(bar).toBe('共 2000 行')
})

it('filters columns by kind, several at once; new rows stay, going to a hidden row ends it', async () => {
  const rows = lines(100).map((row, i) => ({
    ...row,
    unit: i % 2 ? 'KG' : 'PCS',
    urgent: i % 10 ? 'N' : 'Y',
    due: i === 7 ? '' : `2026-03-${String((i % 28) + 1).padStart(2, '0')}`,
  }))
  const { grid, tester } = await renderGrid({ rows })
  const shown = () => Array.from({ length: grid.getShownCount() }, (_, i) => grid.getShownRow(i)!['id'])
  grid.filterColumns({ quantity: { kind: 'number', min: 10, max: 20 } })
  expect(grid.getShownCount()).toBe(11)
  grid.filterColumns({
    quantity: { kind: 'number', min: 10, max: 20 },
    unit: { kind: 'set', values: ['KG'] },
  })
  expect(shown()).toEqual(['r10', 'r12', 'r14', 'r16', 'r18', 'r20'])
  const said = () => tester.root.querySelector('.lg-say')!.textContent
  await expect.poll(said).toBe('显示 6 / 100 行')
  grid.filterColumns({ due: { kind: 'date', from: '2026-03-02', to: '2026-03-02' } })
  expect(shown()).toEqual(['r2', 'r30', 'r58', 'r86'])
  grid.filterColumns({ due: { kind: 'empty' } })
  expect(shown()).toEqual(['r8'])
  grid.filterColumns({ urgent: { kind: 'checked', on: true }, name: { kind: 'text', contains: '1' } })
  expect(shown()).toEqual(['r1', 'r11', 'r21', 'r31', 'r41', 'r51', 'r61', 'r71', 'r81', 'r91'])
  // With the search's filter, both count.
  grid.filter([{ key: 'name', contains: '物料3' }])
  expect(shown()).toEqual(['r31'])
  const [added] = grid.addRows()
  expect(shown()).toEqual(['r31', added])
  await userEvent.click(page.getByRole('button', { name: '清除筛选' }))
  expect(grid.getShownCount()).toBe(101)
  expect(grid.getColumnFilters()).toEqual({})
  grid.filterColumns({ name: { kind: 'text', contains: 'nobody' } })
  grid.focusCell('r50', 'name')
  expect(grid.getColumnFilters()).toEqual({})
})
