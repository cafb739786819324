import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GridColumn } from '../api/column'
import { COLUMNS, lines, renderGrid } from './renderGrid'

const STATES = [
  { value: 'A', text: '待审', color: 'gold' },
  { value: 'B', text: '通过', color: 'green' },
  { value: 'C', text: '退回' },
]

it('takes the case prefix off what is saved, and temporary suffixes on demand', async () => {
  const rows = [
    { id: 'c1-7', name: 'a' },
    { id: 'c1-8', name: 'b' },
    { id: 'c1-9', name: 'c' },
  ]
  const { grid } = await renderGrid({ rows, casePrefix: 'c1-' })
  const [added] = grid.addRows([{ name: 'neu' }])
  expect(added).toBe('c1-row_1_temp')
  grid.updateRow('c1-7', { name: 'x' })
  grid.removeRows(['c1-8'])
  const ids = (clean: boolean) => grid.getTableData({ cleanIds: clean }).tableData.map((row) => row['id'])
  expect(ids(false)).toEqual(['7', 'row_1_temp'])
  expect(ids(true)).toEqual(['7', 'row_1'])
  expect(grid.getTableData().deleteData).toEqual(['8'])
  const { inserted, updated, deleted } = grid.getChangeset()
  expect([inserted[0]!['id'], updated[0]!.row['id'], updated[0]!.original['id'], deleted[0]!['id']]).toEqual([
    'row_1_temp',
    '7',
    '7',
    '8',
  ])
  expect(grid.getCleanId(added!)).toBe('row_1')
  expect(grid.getRow('c1-7')).toMatchObject({ id: 'c1-7', name: 'x' })
})

it('shows tags in the column’s colours, one of several chosen values', async () => {
  const columns: GridColumn[] = [
    { key: 'state', title: '状态', type: 'select', options: STATES, setTagColor: true },
    { key: 'states', title: '状态组', type: 'select-multiple', options: STATES, setTagColor: 'red' },
    {
      key: 'marks',
      title: '标记',
      type: 'tags',
      setTagColor: (value) => (value === 'cd' ? '#0000ff' : undefined),
    },
  ]
  const rows = [{ id: '1', state: 'A', states: 'A,B,C', marks: 'ab;cd;e' }]
  const { tester } = await renderGrid({ columns, rows })
  const tags = (column: number) =>
    [...tester.cell(0, column)!.querySelectorAll<HTMLElement>('.lg-tag')].map((tag) => [
      tag.textContent,
      tag.style.getPropertyValue('--lg-tag'),
    ])
  expect(tags(1)).toEqual([['待审', '#FAAD14']])
  expect(tags(2)).toEqual([
    ['待审', '#F5222D'],
    ['+2', ''],
  ])
  expect(tester.cell(0, 2)!.querySelectorAll('.lg-tag')[1]!.getAttribute('title')).toBe('通过, 退回')
  expect(tags(3)).toEqual([
    ['ab', ''],
    ['cd', '#0000ff'],
    ['e', ''],
  ])
  // Copying gives the values' texts, not what a cell has room for.
  tester.grid.focusCell('1', 'states')
  expect(tester.copy().text).toBe('待审,通过,退回')
  // Semicolons that are typed do not count; the groups come by themselves.
  tester.grid.focusCell('1', 'marks')
  await userEvent.keyboard('ab;c;de{Enter}')
  expect(tester.grid.getRow('1')).toMatchObject({ marks: 'ab;cd;e' })
})

it('reports one row, all rows, and keeps disabled and hidden ones as they are', async () => {
  const onSelectionChange = vi.fn()
  const { grid, tester } = await renderGrid({
    rows: lines(12),
    rowSelection: 'checkbox',
    disabledRowIds: ['r2'],
    onSelectionChange,
  })
  const header = () => tester.root.querySelector<HTMLElement>('.lg-head [role=checkbox]')!
  const box = (row: number) => tester.cell(row, 1)!.querySelector<HTMLElement>('[role=checkbox]')!
  await userEvent.click(box(0))
  expect(onSelectionChange).toHaveBeenLastCalledWith(['r1'], 'selected')
  await userEvent.click(box(1), { force: true })
  expect(onSelectionChange).toHaveBeenCalledTimes(1)
  await userEvent.click(header())
  expect(onSelectionChange.mock.lastCall![1]).toBe('selected-all')
  expect(grid.getSelectedIds()).toHaveLength(11)
  await expect.element(header()).toHaveAttribute('aria-checked', 'true')
  await userEvent.click(box(2))
  expect(onSelectionChange.mock.lastCall![1]).toBe('unselected')
  await expect.element(header()).toHaveAttribute('aria-checked', 'mixed')

  // As many chosen rows as are shown, but others: counting would take them for all.
  grid.setSelectedIds(['r3', 'r4', 'r5', 'r6'])
  grid.filter([{ key: 'name', contains: '物料1' }])
  await expect.element(header()).toHaveAttribute('aria-checked', 'false')
  await userEvent.click(header())
  expect(grid.getSelectedIds()).toEqual(['r1', 'r3', 'r4', 'r5', 'r6', 'r10', 'r11', 'r12'])
  await userEvent.click(header())
  expect(grid.getSelectedIds()).toEqual(['r3', 'r4', 'r5', 'r6'])
  expect(onSelectionChange).toHaveBeenLastCalledWith(['r3', 'r4', 'r5', 'r6'], 'unselected')
})

it('shows all of a row in a dialog, by its button and by Ctrl+Enter', async () => {
  const columns = COLUMNS.map((column) => (column.key === 'name' ? { ...column, showDetails: true } : column))
  const { tester } = await renderGrid({ rows: lines(3), columns })
  await userEvent.click(tester.cell(1, 1)!.querySelector('button')!)
  const dialog = page.getByRole('dialog', { name: '詳細信息' })
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().textContent).toContain('物料2')
  expect(dialog.element().textContent).toContain('个')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  tester.grid.focusCell('r3', 'name')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().textContent).toContain('物料3')
})

it('opens a table in a popover, tries three times again, and says so when that fails', async () => {
  const load = vi.fn(async (row: { id?: unknown }) => {
    if (row.id === 'r2') throw new Error('offline')
    return [
      { id: 's1', batch: `${String(row.id)}-A` },
      { id: 's2', batch: `${String(row.id)}-B` },
    ]
  })
  const columns = COLUMNS.map((column) =>
    column.key === 'name'
      ? { ...column, subTable: { title: '批次', columns: [{ key: 'batch', title: '批号' }], load } }
      : column,
  )
  const { tester } = await renderGrid({ rows: lines(40), columns })
  tester.grid.focusCell('r1', 'name')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const dialog = page.getByRole('dialog', { name: '批次' })
  await expect.element(dialog.getByText('r1-B')).toBeVisible()
  // It has the keyboard, and gives it back.
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement === tester.input).toBe(true)

  await userEvent.click(tester.cell(1, 1)!.querySelector('button')!)
  await expect.element(page.getByRole('alert')).toHaveTextContent('打开子表失败，已重试 3 次')
  expect(load.mock.calls.filter(([row]) => row.id === 'r2')).toHaveLength(4)
  await userEvent.click(tester.cell(3, 2)!)
  await expect.element(dialog).not.toBeInTheDocument()
})

it('keeps the active cell open in always-edit, with one editor and few elements', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(60), alwaysEdit: true, disabledRowIds: [] })
  const editor = () => tester.root.querySelector<HTMLTextAreaElement>('textarea.lg-open')
  // At the press, before the mouse is let go.
  const press = (row: number, column: number) =>
    tester
      .cell(row, column)!
      .dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }))
  press(0, 1)
  window.dispatchEvent(new MouseEvent('mouseup'))
  await expect.poll(() => editor()?.value).toBe('物料1')
  await userEvent.keyboard('neu{Tab}')
  await expect.poll(() => editor()?.value).toBe('1')
  await userEvent.keyboard('7{Enter}')
  // Enter goes back to where the run of Tabs began.
  await expect.poll(() => editor()?.value).toBe('物料2')
  expect(grid.getRow('r1')).toMatchObject({ name: 'neu', quantity: 7 })
  // Escape leaves the cell closed until it is left; undo is the grid's as long as nothing is typed.
  await userEvent.keyboard('{Escape}')
  await expect.poll(editor).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => editor()?.value).toBe('物料3')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => grid.getRow('r1')?.['quantity']).toBe(1)
  // A range closes what is only open.
  grid.focusCell('r3', 'name')
  await expect.poll(() => editor()?.value).toBe('物料3')
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.poll(editor).toBeNull()
  expect(tester.copy().text.replace(/\r/g, '').trim()).toBe('物料3\n物料4')
  // A cell that cannot be edited stays closed, a checkbox is no text.
  grid.focusCell('r5', 'amount')
  await tester.drawn()
  expect(editor()).toBeNull()
  grid.focusCell('r5', 'urgent')
  await userEvent.keyboard(' ')
  expect(grid.getRow('r5')).toMatchObject({ urgent: 'Y' })
  expect(tester.root.querySelectorAll('.lg-body *').length).toBeLessThanOrEqual(450)
})
