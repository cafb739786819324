import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GridTester } from '../testing/gridTester'
import type { GridColumn } from '../api/column'
import type { EditableGridProps } from '../api/props'
import { renderGrid } from './renderGrid'

const columns: GridColumn[] = [
  { key: 'code', title: '单号', width: 120 },
  { key: 'customer', title: '客户', width: 160 },
  { key: 'quantity', title: '数量', type: 'inputNumber', width: 120, statistics: 'sum' },
]
const AT = { code: 1, customer: 2, quantity: 3 } as const
const NAMES = ['甲', '乙', '丙']

const orders = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `r${n + 1}`,
    code: `C${n + 1}`,
    customer: NAMES[n % 3],
    quantity: 0.1 * (n + 1),
  }))

async function renderGroups(count: number, props: Partial<EditableGridProps> = {}) {
  const shown = await renderGrid({ columns, rows: orders(count), groupBy: 'customer', height: 600, ...props })
  await expect.poll(() => bands(shown.tester).length).toBeGreaterThan(0)
  return shown
}

const bands = (tester: GridTester) =>
  [...tester.root.querySelectorAll('.lg-band')].map((band) =>
    [...band.querySelectorAll('[role=rowheader],[role=gridcell]')].map((cell) => cell.textContent).join('|'),
  )
const codes = (tester: GridTester) =>
  [...tester.rows()].flatMap(([row, texts]) => (row >= 0 ? (texts[AT.code] ?? []) : []))
const band = (name: string) => page.getByRole('button', { name: new RegExp(`客户：${name}`) })

it('stands rows under headings with exact sums, which add up to the footer', async () => {
  const { tester } = await renderGroups(9)
  expect(bands(tester)).toEqual(['客户：甲3 行|1.2', '客户：乙3 行|1.5', '客户：丙3 行|1.8'])
  expect(codes(tester)).toEqual(['C1', 'C4', 'C7', 'C2', 'C5', 'C8', 'C3', 'C6', 'C9'])
  expect(tester.footer(0)).toContain('4.5')
})

it('folds a group and all of them; what leaves the grid has every row, in the order without groups', async () => {
  const { grid, tester } = await renderGroups(9, { toolbar: true, rowSelection: false })
  await band('乙').click()
  await expect.poll(() => codes(tester)).toEqual(['C1', 'C4', 'C7', 'C3', 'C6', 'C9'])
  await expect.element(band('乙')).toHaveAttribute('aria-expanded', 'false')
  expect(bands(tester)).toHaveLength(3)
  const lines = (scope?: 'shown' | 'all') =>
    grid
      .toCsv(scope)
      .split('\r\n')
      .slice(1, -1)
      .map((each) => each.split(',')[0])
  expect(lines()).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'])
  expect(lines('all')).toEqual(lines())
  // A row that is folded away is shown when somebody goes to it.
  grid.focusCell('r5', 'code')
  await expect.poll(() => codes(tester)).toContain('C5')
  await userEvent.hover(tester.root.querySelector('.lg-head [data-key="customer"]')!)
  await userEvent.click(tester.root.querySelector('.lg-head [data-key="customer"] .lg-more')!)
  await userEvent.click(page.getByRole('menuitem', { name: '折叠全部分组' }))
  await expect.poll(() => codes(tester)).toEqual([])
  expect(bands(tester)).toHaveLength(3)
  expect(tester.root.textContent).not.toContain('暂无数据')
  await band('丙').click()
  await expect.poll(() => codes(tester)).toEqual(['C3', 'C6', 'C9'])
})

it('follows edits: figures at once, another group when the row is left; undo leads back', async () => {
  const { grid, tester } = await renderGroups(9)
  grid.focusCell('r4', 'quantity')
  await userEvent.keyboard('10{Tab}')
  expect(bands(tester)[0]).toBe('客户：甲3 行|10.8')
  grid.focusCell('r4', 'customer')
  await userEvent.keyboard('丙{Tab}')
  expect(codes(tester).slice(0, 3)).toEqual(['C1', 'C4', 'C7'])
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .poll(() => bands(tester))
    .toEqual(['客户：甲2 行|0.8', '客户：乙3 行|1.5', '客户：丙4 行|11.8'])
  grid.undo()
  await expect.poll(() => bands(tester)[0]).toBe('客户：甲3 行|10.8')
})

it('keeps rows where they are drawn under their headings, from the first to the last', async () => {
  const { grid, tester } = await renderGroups(3000)
  for (const top of [0, 20_000, 36_100, 1e9]) {
    await tester.scrollTo(top)
    const seen = [...tester.rows().keys()].filter((row) => row >= 0).at(-4)!
    const id = String(grid.getShownRow(seen)!['id'])
    grid.focusCell(id, 'code')
    await tester.drawn()
    const cell = tester.cell(seen, AT.code)!.getBoundingClientRect()
    const frame = tester.root.querySelector('.lg-active')!.getBoundingClientRect()
    expect(Math.abs(cell.top - frame.top), `at ${top}`).toBeLessThanOrEqual(1)
    await userEvent.click(tester.cell(seen, AT.quantity)!)
    expect(tester.input.getAttribute('aria-label')).toContain('数量')
  }
  await userEvent.keyboard('{Escape}{Control>}{End}{/Control}')
  await expect.poll(() => codes(tester).at(-1)).toBe('C3000')
})

it('sorts within groups, filters, takes new rows and pasted ones, and ends', async () => {
  const { grid, tester, again } = await renderGroups(9)
  grid.sort({ key: 'quantity', direction: 'descending' })
  await expect.poll(() => codes(tester)).toEqual(['C9', 'C6', 'C3', 'C8', 'C5', 'C2', 'C7', 'C4', 'C1'])
  grid.restore()
  grid.filterColumns({ quantity: { kind: 'number', min: 0.75 } })
  await expect.poll(() => bands(tester)).toEqual(['客户：乙1 行|0.8', '客户：丙1 行|0.9'])
  grid.restore()
  grid.addRows([{ code: 'N1' }, { code: 'N2', customer: '乙', quantity: 1 }])
  await expect
    .poll(() => bands(tester))
    .toEqual(['客户：甲3 行|1.2', '客户：乙4 行|2.5', '客户：丙3 行|1.8', '客户：（空）1 行|0'])
  await again({ groupBy: undefined })
  await expect.poll(() => bands(tester)).toEqual([])
  expect(codes(tester)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'N1', 'N2'])
})

it('colours cells by conditions of the page and of the person, who is told of them, too', async () => {
  localStorage.removeItem('colour-test')
  const { grid, tester } = await renderGrid({
    columns,
    rows: orders(9),
    toolbar: true,
    rowSelection: false,
    storageKey: 'colour-test',
    colours: [{ when: { field: 'customer', op: 'eq', value: '甲' }, tone: 'info', fields: ['customer'] }],
  })
  const tones = (row: number) =>
    [AT.code, AT.customer, AT.quantity].map(
      (column) => /lg-tone-(\w+)/.exec(tester.cell(row, column)!.className)?.[1],
    )
  await expect.poll(() => tones(0)).toEqual([undefined, 'info', undefined])
  expect(tones(1)).toEqual([undefined, undefined, undefined])
  await userEvent.hover(tester.root.querySelector('.lg-head [data-key="quantity"]')!)
  await userEvent.click(tester.root.querySelector('.lg-head [data-key="quantity"] .lg-more')!)
  await userEvent.click(page.getByRole('menuitem', { name: '条件标色…' }))
  const dialog = page.getByRole('dialog', { name: '条件标色：数量' })
  await userEvent.fill(dialog.getByRole('spinbutton', { name: '比较值' }), '0.45')
  await userEvent.click(dialog.getByRole('checkbox', { name: '整行' }))
  await userEvent.click(dialog.getByRole('button', { name: /确 ?定/ }))
  await expect.poll(() => tones(6)).toEqual(['warning', 'warning', 'warning'])
  expect(tones(0)).toEqual([undefined, 'info', undefined])
  expect(JSON.parse(localStorage.getItem('colour-test')!)).toMatchObject({
    colours: [{ field: 'quantity', op: 'ge', value: 0.45, tone: 'warning', row: true }],
  })
  grid.focusCell('r7', 'code')
  await expect.poll(() => tester.input.getAttribute('aria-label')).toContain('标为橙色')
  // They follow what is typed.
  grid.focusCell('r7', 'quantity')
  await userEvent.keyboard('0.2{Enter}')
  expect(tones(6)).toEqual([undefined, 'info', undefined])
  localStorage.removeItem('colour-test')
})
