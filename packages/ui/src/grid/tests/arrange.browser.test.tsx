import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AT, lines, renderGrid } from './renderGrid'

it('changes many rows as one undo step, passes over ids it does not know, and tells once', async () => {
  const onChange = vi.fn()
  const { grid, tester } = await renderGrid({ rows: lines(50), onChange })
  grid.updateRows([
    { id: 'r1', values: { name: 'eins', quantity: 10 } },
    { id: 'nobody', values: { name: 'x' } },
    { id: 'r2', values: { quantity: 20 } },
    { id: 'r1', values: { quantity: 11 } },
  ])
  await tester.drawn()
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(onChange.mock.calls[0]![0].rowIds).toEqual(['r1', 'r2'])
  expect(grid.getRow('r1')).toMatchObject({ name: 'eins', quantity: 11, amount: 22 })
  expect(tester.text(1, AT.amount)).toBe('40')
  grid.undo()
  expect(grid.getRow('r1')).toMatchObject({ name: '物料1', quantity: 1, amount: 2 })
  expect(grid.getRow('nobody')).toBeUndefined()
  expect(grid.isDirty()).toBe(false)
})

it('filters and sorts what is shown; saves, order and the row being edited stay right', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(30) })
  grid.filter([{ key: 'name', contains: '物料1' }])
  grid.sort({ key: 'quantity', direction: 'descending' })
  await tester.drawn()
  expect(grid.getShownCount()).toBe(11)
  expect(grid.getShownRow(0)).toMatchObject({ id: 'r19' })
  expect(tester.text(0, AT.name)).toBe('物料19')
  expect(tester.scroller.getAttribute('aria-rowcount')).toBe('14')
  // An edited row stays where it is until the rows are arranged again.
  grid.focusCell('r18', 'name')
  await userEvent.keyboard('anders{Enter}')
  expect(tester.text(1, AT.name)).toBe('anders')
  const [added] = grid.addRows([{ name: 'neu' }])
  expect(grid.getShownRow(10)).toMatchObject({ id: added })
  grid.restore()
  await tester.scrollTo(0)
  expect(grid.getShownCount()).toBe(31)
  expect(tester.text(0, AT.name)).toBe('物料1')
  expect(grid.getTableData().tableData.map((row) => row['id'])).toEqual(['r18', added])
})

it('shows a row that is filtered out again when it is gone to', async () => {
  const rows = lines(30).map((row, i) => (i === 20 ? { ...row, name: '' } : row))
  const { grid, tester } = await renderGrid({ rows })
  grid.filter([{ key: 'name', contains: '物料30' }])
  expect(grid.getShownCount()).toBe(1)
  await grid.validate()
  await tester.drawn()
  expect(grid.getShownCount()).toBe(30)
  expect(tester.cell(20, AT.name)!.getAttribute('aria-invalid')).toBe('true')
})
