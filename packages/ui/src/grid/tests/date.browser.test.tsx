import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GridColumn } from '../types'
import { AT, renderGrid } from './renderGrid'

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
