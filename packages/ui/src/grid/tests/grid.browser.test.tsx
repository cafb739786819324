import axe from 'axe-core'
import { createRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EditableGrid } from '../EditableGrid'
import { StoryFrame } from '../../testing/StoryFrame'
import type { GridColumn } from '../api/column'
import type { GridHandle } from '../api/handle'
import { AT, COLUMNS, lines, renderGrid } from './renderGrid'

const axeRows = lines(30)

it('opens the editor at a click, writes when the mouse goes elsewhere, and drags a range', async () => {
  const { grid, tester } = await renderGrid()
  await userEvent.click(tester.cell(0, AT.name)!)
  await userEvent.keyboard('neu')
  await userEvent.click(tester.cell(2, AT.quantity)!)
  expect(tester.text(0, AT.name)).toBe('neu')
  await userEvent.keyboard('{Escape}')
  await userEvent.dragAndDrop(tester.cell(1, AT.name)!, tester.cell(3, AT.quantity)!)
  expect(tester.copy().text.split('\r\n')).toHaveLength(3)
  expect(grid.getTableData().tableData).toHaveLength(1)
})

it('writes what is being typed when the page reads the rows or the focus leaves', async () => {
  const { grid } = await renderGrid()
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('offen')
  expect(grid.isDirty()).toBe(true)
  expect(grid.getTableData().tableData[0]).toMatchObject({ id: 'r1', name: 'offen' })
})

it('shows a rule’s message at its cell, finds errors in rows nobody sees, and goes to the first', async () => {
  const rows = lines(500).map((row, i) => (i === 400 ? { ...row, name: '' } : row))
  const { grid, tester } = await renderGrid({ rows })
  const issues = await grid.validate()
  expect(issues).toMatchObject([{ rowId: 'r401', index: 400, field: 'name', message: '物料不能为空' }])
  await tester.drawn()
  expect(tester.cell(400, AT.name)!.getAttribute('aria-invalid')).toBe('true')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('物料不能为空')
  await userEvent.keyboard('da{Enter}')
  expect(await grid.validate()).toEqual([])
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
})

it('tells of a broken rule while the row is being edited', async () => {
  const columns: GridColumn[] = [
    { key: 'name', title: '编号', validateRules: [{ pattern: 'n6-16', message: '6到16位数字' }] },
  ]
  const { grid } = await renderGrid({ columns })
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('12')
  await expect.element(page.getByRole('alert')).toHaveTextContent('6到16位数字')
  await userEvent.keyboard('3456')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

it('shows the server’s messages at their cells until these change', async () => {
  const { grid, tester } = await renderGrid()
  grid.setIssues([{ index: 2, field: 'unit', message: '单位已停用' }])
  await tester.drawn()
  expect(grid.getIssues()).toMatchObject([{ rowId: 'r3', message: '单位已停用' }])
  expect(tester.cell(2, AT.unit)!.className).toContain('lg-bad')
  grid.updateRow('r3', { unit: 'KG' })
  expect(grid.getIssues()).toEqual([])
})

it('keeps an edit that is scrolled out of sight', async () => {
  const { grid, tester } = await renderGrid()
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('weit')
  await tester.scrollTo(5000)
  expect(tester.cell(0, AT.name)).toBeNull()
  await userEvent.keyboard(' weg{Enter}')
  expect(grid.getRows()[0]!['name']).toBe('weit weg')
})

it('shows the right rows wherever it is scrolled, and right numbers for screen readers', async () => {
  const columns = Array.from({ length: 40 }, (_, n) => ({ key: `c${n}`, title: `列${n}`, width: 100 }))
  const rows = Array.from({ length: 3000 }, (_, r) => ({
    id: `r${r}`,
    ...Object.fromEntries(columns.map(({ key }, c) => [key, `${r}:${c}`])),
  }))
  const { tester } = await renderGrid({ columns, rows })
  expect(tester.scroller.getAttribute('aria-rowcount')).toBe('3001')
  expect(tester.scroller.getAttribute('aria-colcount')).toBe('41')
  for (const [top, left] of [
    [0, 0],
    [35_777, 0],
    [36_000, 900],
    [107_000, 3000],
    [20_001, 1500],
    [0, 0],
  ] as const) {
    await tester.scrollTo(top, left)
    const first = Math.floor(tester.scroller.scrollTop / 36)
    const leftmost = Math.floor(tester.scroller.scrollLeft / 100)
    for (let r = first; r < first + 9; r++) {
      expect(tester.text(r, 0)).toBe(String(r + 1))
      for (let c = leftmost; c < leftmost + 9; c++) expect(tester.text(r, c + 1)).toBe(`${r}:${c}`)
    }
    const cell = tester.cell(first + 1, leftmost + 3)!.getBoundingClientRect()
    const under = document.elementFromPoint(cell.left + 5, cell.top + 5)
    expect(under?.textContent).toBe(`${first + 1}:${leftmost + 2}`)
    expect(tester.root.querySelectorAll('.lg-root *').length).toBeLessThan(450)
  }
})

it('adds rows and removes chosen ones: new ones at once, saved ones after asking', async () => {
  const onSelectionChange = vi.fn()
  const { grid, tester, screen } = await renderGrid({
    rows: lines(3),
    toolbar: true,
    disabledRowIds: ['r3'],
    onSelectionChange,
  })
  await userEvent.click(screen.getByRole('button', { name: '新增' }))
  await userEvent.keyboard('neu{Enter}')
  expect(grid.getRows()[3]).toMatchObject({ name: 'neu' })
  await userEvent.click(screen.getByRole('checkbox', { name: '选择第 4 行' }))
  await userEvent.click(screen.getByRole('button', { name: '删除' }))
  expect(grid.getRows()).toHaveLength(3)
  await userEvent.click(screen.getByRole('checkbox', { name: '全选' }))
  expect(onSelectionChange).toHaveBeenLastCalledWith(['r1', 'r2'], 'selected-all')
  await userEvent.click(screen.getByRole('button', { name: '删除' }))
  await expect.element(page.getByRole('dialog', { name: '确定要删除这 2 项吗?' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /确\s*定/ }))
  await expect.poll(() => grid.getRows().map((row) => row['id'])).toEqual(['r3'])
  expect(grid.getTableData().deleteData).toEqual(['r1', 'r2'])
  grid.undo()
  await tester.drawn()
  expect(grid.isDirty()).toBe(false)
  expect(tester.text(0, 2)).toBe('物料1')
})

it('hides buttons that are not permitted (spec 2 §6)', async () => {
  const { screen } = await renderGrid({
    toolbar: true,
    permission: { prefix: 'line', excluded: ['line:add', 'line:batch_delete'] },
  })
  await expect.element(screen.getByRole('button', { name: '撤销' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '新增' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: '删除' })).not.toBeInTheDocument()
})

it('sends only changes, and nothing after they are saved', async () => {
  const { grid } = await renderGrid({ rows: lines(5) })
  grid.updateRow('r2', { quantity: 9 })
  const [added] = grid.addRows([{ name: 'neu' }])
  grid.removeRows(['r4'])
  expect(grid.getTableData()).toMatchObject({
    tableData: [
      { id: 'r2', quantity: 9, amount: 18 },
      { id: added, name: 'neu', orderNum: 6 },
    ],
    deleteData: ['r4'],
  })
  grid.markSaved(lines(5))
  expect(grid.isDirty()).toBe(false)
  expect(grid.getTableData()).toEqual({ tableData: [], deleteData: [] })
})

it('does not draw again when the page around it does', async () => {
  const row = vi.fn(() => 'x')
  const rule = vi.fn(() => true)
  let again = () => {}
  function Page() {
    const [, set] = useState(0)
    const [rows] = useState(() => lines(20))
    again = () => set((n) => n + 1)
    // Everything written inline, as pages do; only functions must stay the same.
    const columns: GridColumn[] = [
      { key: 'name', title: '物料', render: row, validateRules: [{ handler: rule }] },
    ]
    return (
      <EditableGrid columns={columns} rows={[...rows]} disabledRowIds={[]} toolbar={{}} onChange={() => {}} />
    )
  }
  await render(<Page />)
  await expect.poll(() => row.mock.calls.length).toBeGreaterThan(0)
  const calls = row.mock.calls.length
  again()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(row.mock.calls.length).toBe(calls)
})

it.each(['light', 'dark'] as const)(
  'is without serious faults for axe, editing or not (%s)',
  async (mode) => {
    const ref = createRef<GridHandle>()
    const screen = await render(
      <StoryFrame mode={mode} locale="en-US">
        <EditableGrid ref={ref} columns={COLUMNS} rows={axeRows} size="small" toolbar aria-label="Lines" />
      </StoryFrame>,
    )
    const faults = async () =>
      (await axe.run(screen.container)).violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ failureSummary }) => failureSummary).join(' | ')}`)
    await expect.element(page.getByRole('button', { name: 'Add' })).toBeVisible()
    expect(await faults()).toEqual([])
    ref.current!.focusCell('r2', 'unit')
    await userEvent.keyboard('{F2}')
    await expect.element(page.getByRole('option').first()).toBeVisible()
    expect(await faults()).toEqual([])
    const input = screen.container.querySelector('textarea')!
    expect(input.getAttribute('aria-label')).toContain('row 2')
    ref.current!.setRows([])
    await expect.element(page.getByText('No data')).toBeVisible()
    expect(await faults()).toEqual([])
  },
)

it('shows what a lookup finds, fills the fields that go with it, and shows texts of values', async () => {
  const items = [
    { value: 'A1', text: '缆绳', row: { unit: 'BOX', name: '缆绳 12mm' } },
    { value: 'A2', text: '油漆', row: { unit: 'KG', name: '油漆 5L' } },
  ]
  const columns: GridColumn[] = [
    {
      key: 'item',
      title: '物料号',
      type: 'popup',
      props: { fills: { name: 'name', unit: 'unit' } },
      lookup: {
        debounce: 10,
        search: async (keyword) => items.filter(({ text }) => text.includes(keyword)),
        texts: async (values) =>
          new Map(values.map((value) => [value, items.find((each) => each.value === value)?.text ?? '?'])),
      },
    },
    ...COLUMNS,
  ]
  const rows = [
    { ...lines(1)[0]!, item: 'A1' },
    { ...lines(2)[1]!, item: '' },
  ]
  const { grid, tester } = await renderGrid({ columns, rows })
  await expect.poll(() => tester.text(0, 1)).toBe('缆绳')
  grid.focusCell('r2', 'item')
  await userEvent.keyboard('油')
  await expect.element(page.getByRole('option', { name: '油漆' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(grid.getRows()[1]).toMatchObject({ item: 'A2', name: '油漆 5L', unit: 'KG' })
  expect(tester.text(1, 1)).toBe('油漆')
  grid.undo()
  expect(grid.getRows()[1]).toMatchObject({ item: '', name: '物料2', unit: 'PCS' })
})
