import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GridColumn } from '../api/column'
import { AT, lines, renderGrid } from './renderGrid'

afterEach(() => vi.useRealTimers())

it('picks a day from the calendar; the keyboard stays in the cell', async () => {
  const { grid, tester } = await renderGrid()
  await userEvent.click(tester.cell(0, AT.due)!)
  const day = page.getByTitle('2026-03-18')
  await expect.element(day).toBeVisible()
  expect(document.activeElement).toBe(tester.input)
  await userEvent.click(day)
  expect(grid.getRows()[0]!['due']).toBe('2026-03-18')
  expect(tester.text(0, AT.due)).toBe('2026-03-18')
  await userEvent.keyboard('{ArrowDown}2026-5-6{Enter}')
  expect(grid.getRows()[1]!['due']).toBe('2026-05-06')
})

it('shows the day that is being typed, and takes a time from the clock', async () => {
  const columns: GridColumn[] = [{ key: 'at', title: '时间', type: 'datetime' }]
  const { grid, tester } = await renderGrid({ columns, rows: [{ id: '1', at: '2026-03-01 08:00:00' }] })
  await userEvent.click(tester.cell(0, 1)!)
  await userEvent.keyboard('2026-7-9 10:20')
  await expect.element(page.getByTitle('2026-07-09')).toBeVisible()
  await userEvent.click(page.getByTitle('2026-07-15'))
  await userEvent.click(page.getByRole('button', { name: /确\s*定|OK/ }))
  await expect.poll(() => grid.getRows()[0]!['at']).toBe('2026-07-15 10:20:00')
})

it('puts in the present day with Ctrl+; and the time with Ctrl+Shift+;, over a cell and into its text', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 8, 3, 9) })
  const columns: GridColumn[] = [
    { key: 'name', title: '物料', width: 200 },
    { key: 'due', title: '交期', type: 'date' },
    { key: 'at', title: '时间', type: 'datetime' },
    { key: 'quantity', title: '数量', type: 'inputNumber' },
    { key: 'fixed', title: '备注', disabled: true },
  ]
  const { grid, tester } = await renderGrid({ columns, rows: lines(2) })
  const day = '{Control>};{/Control}'
  const time = '{Control>}{Shift>}:{/Shift}{/Control}'
  grid.focusCell('r1', 'due')
  await userEvent.keyboard(`${day}{Enter}`)
  grid.focusCell('r1', 'at')
  await userEvent.keyboard(`${time}{Enter}`)
  grid.focusCell('r2', 'at')
  await userEvent.keyboard(`${day} ${time}{Enter}`)
  grid.focusCell('r1', 'name')
  await userEvent.keyboard(`{F2} ${day} ${time}{Enter}`)
  expect(grid.getRow('r1')).toMatchObject({
    name: '物料1 2026-11-22 08:03',
    due: '2026-11-22',
    at: '2026-11-22 08:03:09',
  })
  expect(grid.getRow('r2')).toMatchObject({ at: '2026-11-22 08:03:09' })
  // Neither a number, nor a time for a day, nor a cell that is locked; Esc drops it.
  const before = JSON.stringify(grid.getRows())
  for (const [key, keys] of [
    ['quantity', day],
    ['due', time],
    ['fixed', day],
    ['name', `${day}{Escape}`],
  ] as const) {
    grid.focusCell('r2', key)
    await userEvent.keyboard(`${keys}{ArrowUp}`)
  }
  expect(JSON.stringify(grid.getRows())).toBe(before)
  expect(tester.input.classList.contains('lg-open')).toBe(false)
})
