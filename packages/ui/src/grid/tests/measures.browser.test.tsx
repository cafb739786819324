import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { EditableGridProps } from '../api/props'
import type { GridColumn } from '../api/column'
import { lines, renderGrid } from './renderGrid'

/** Widths of the titles, by key. */
async function widths(props: Partial<EditableGridProps>): Promise<Record<string, number>> {
  const { tester } = await renderGrid({ rows: lines(3), rowNumber: false, ...props })
  const cells = [...tester.root.querySelectorAll<HTMLElement>('.lg-head [data-key]')]
  return Object.fromEntries(cells.map((cell) => [cell.dataset['key']!, cell.getBoundingClientRect().width]))
}

const markers: GridColumn[] = (
  ['row-number', 'row-checkbox', 'row-radio', 'row-expand', 'row-drag-sort'] as const
).map((type) => ({ key: type, title: '', type }))
const wide: GridColumn = { key: 'name', title: '物料', width: 300 }

it('gives the grid’s own columns 60 and 40, over totals 60 (spec 2 §9)', async () => {
  expect(await widths({ columns: [...markers, wide] })).toEqual({
    'row-number': 60,
    'row-checkbox': 40,
    'row-radio': 40,
    'row-expand': 40,
    'row-drag-sort': 40,
    name: 300,
  })
  const total: GridColumn = { key: 'quantity', title: '数量', width: 100, statistics: 'sum' }
  expect(await widths({ columns: [...markers, total] })).toMatchObject({
    'row-number': 60,
    'row-checkbox': 60,
    'row-radio': 60,
    'row-expand': 60,
    'row-drag-sort': 60,
  })
})

it('gives types their widths and least widths, and files one pixel more (spec 2 §9)', async () => {
  const own = (type: string, width?: number): GridColumn => ({
    key: `${type}${width ?? ''}`,
    title: type,
    type,
    ...(width !== undefined && { width }),
  })
  const types = ['datetime', 'sel_user', 'sel_depart']
  expect(
    await widths({
      columns: [...types.map((type) => own(type)), ...types.map((type) => own(type, 50)), own('date', 50)],
    }),
  ).toEqual({
    datetime: 200,
    sel_user: 220,
    // 160 by default, but never below 190.
    sel_depart: 190,
    datetime50: 190,
    sel_user50: 190,
    sel_depart50: 190,
    date50: 135,
  })
  const files = { columns: [own('file', 150), own('image', 150), own('input', 150)] }
  expect(await widths(files)).toEqual({ file150: 151, image150: 151, input150: 150 })
})

it('shares its width among columns without one, at least 120 each (spec 2 §9)', async () => {
  const free = (count: number) =>
    Array.from({ length: count }, (_, i): GridColumn => ({ key: `c${i}`, title: `c${i}` }))
  const many = Object.values(await widths({ columns: free(40) }))
  expect(new Set(many)).toEqual(new Set([120]))
  const few = Object.values(await widths({ columns: free(3) }))
  expect(Math.max(...few) - Math.min(...few)).toBeLessThanOrEqual(1)
  expect(few[0]).toBeGreaterThan(300)
})

it('has rows of 61, grows to 400, and adds one row at the bottom each 1500 ms (spec 2 §9)', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(30), size: 'large', toolbar: true })
  expect(tester.cell(0, 2)!.parentElement!.getBoundingClientRect().height).toBe(61)
  expect(tester.scroller.getBoundingClientRect().height).toBe(400)
  const add = page.getByRole('button', { name: '新增', exact: true })
  await expect.element(add).toBeVisible()
  const first = performance.now()
  // Both at once, however busy the machine is.
  ;(add.element() as HTMLElement).click()
  ;(add.element() as HTMLElement).click()
  expect(grid.getRows()).toHaveLength(31)
  expect(grid.getRows().at(-1)!['id']).toMatch(/temp/)
  await expect
    .poll(
      async () => {
        await userEvent.click(add)
        return grid.getRows().length
      },
      { interval: 100 },
    )
    .toBe(32)
  expect(performance.now() - first).toBeGreaterThanOrEqual(1500)
})

it('hides and locks columns and buttons by permission; hidden values stay in the rows (spec 2 §6)', async () => {
  const props: Partial<EditableGridProps> = {
    rows: lines(4),
    toolbar: true,
    permission: {
      prefix: 'sales:order',
      lists: {
        auth: [{ action: 'sales:order:add', type: '2' }],
        allAuth: [
          { action: 'sales:order:quantity', type: '1' },
          { action: 'sales:order:unit', type: '2' },
          { action: 'sales:order:add', type: '2' },
          { action: 'sales:order:batch_delete', type: '2' },
        ],
      },
    },
  }
  const { grid, tester, screen } = await renderGrid(props)
  const titles = [...tester.root.querySelectorAll('.lg-head .lg-title')].map((each) => each.textContent)
  expect(titles).not.toContain('数量')
  expect(tester.footer(0)).toEqual([])
  expect(grid.toCsv().split('\r\n')[1]).toBe('物料1,个,2026-03-01,N,2')
  grid.focusCell('r1', 'unit')
  await userEvent.keyboard('KG{Enter}')
  expect(grid.getRow('r1')).toMatchObject({ unit: 'PCS', quantity: 1 })
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  await expect.element(button('新增')).toBeVisible()
  // Batch delete is refused, and takes the remove button along.
  expect(button('删除').query()).toBeNull()
  await screen.unmount()
  const again = await renderGrid({
    rows: lines(4),
    toolbar: true,
    permission: { prefix: 'sales:order', excluded: ['sales:order:add', 'export', 'print'] },
  })
  expect(again.screen.getByRole('button', { name: '新增', exact: true }).query()).toBeNull()
  expect(again.screen.getByRole('button', { name: '导出', exact: true }).query()).toBeNull()
  await expect.element(again.screen.getByRole('button', { name: '删除', exact: true })).toBeVisible()
  // An empty list allows all.
  await again.screen.unmount()
  const all = await renderGrid({ rows: lines(4), toolbar: true, permission: { prefix: 'x', excluded: [] } })
  await expect.element(all.screen.getByRole('button', { name: '新增', exact: true })).toBeVisible()
})
