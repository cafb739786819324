import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { lines, renderGrid } from './renderGrid'

/** What is being typed into the name of the fifth of 500 rows. */
async function typing() {
  const { grid, tester } = await renderGrid({ rows: lines(500), maxHeight: 400 })
  grid.focusCell('r5', 'name')
  await userEvent.keyboard('半句')
  expect(tester.input.value).toBe('半句')
  const stillThere = () => {
    expect(tester.input.value).toBe('半句')
    expect(tester.input.className).toContain('lg-open')
    expect(document.activeElement).toBe(tester.input)
  }
  const finish = async () => {
    await userEvent.keyboard('话{Enter}')
    expect(grid.getRow('r5')).toMatchObject({ name: '半句话', quantity: 5 })
    expect(grid.getChangeset().updated.map(({ row }) => row['id'])).toEqual(['r5'])
    grid.undo()
    expect(grid.isDirty()).toBe(false)
  }
  return { grid, tester, stillThere, finish }
}

it('what is being typed survives that its row is scrolled away', async () => {
  const { tester, stillThere, finish } = await typing()
  await tester.scrollTo(400 * 36)
  expect(tester.cell(4, 1)).toBeNull()
  stillThere()
  await tester.scrollTo(0)
  stillThere()
  await finish()
})

it('what is being typed survives a live update of its row, and of its cell', async () => {
  const { grid, tester, stillThere } = await typing()
  grid.applyLive([
    { type: 'update', row: { id: 'r5', quantity: 77, name: '他人' } },
    { type: 'insert', row: { id: 'x1', name: '新行', quantity: 1 }, index: 0 },
    { type: 'remove', id: 'r2' },
  ])
  await vi.waitFor(() => expect(grid.getRow('r5')).toMatchObject({ quantity: 77 }))
  await tester.drawn()
  stillThere()
  await userEvent.keyboard('话{Enter}')
  expect(grid.getRow('r5')).toMatchObject({ name: '半句话', quantity: 77 })
  // The other's value is not lost: the cell is marked, and theirs can be taken.
  await vi.waitFor(() => expect(tester.root.textContent).toContain('1 处与他人的修改冲突'))
})

it.each([
  ['sorting', (grid: Grid) => grid.sort({ key: 'quantity', direction: 'descending' })],
  ['a filter that hides its row', (grid: Grid) => grid.filter([{ key: 'name', contains: '物料49' }])],
  ['a filter by column', (grid: Grid) => grid.filterColumns({ quantity: { kind: 'number', min: 490 } })],
  ['a save', (grid: Grid) => void grid.getTableData()],
])('what is being typed is written into its row before %s', async (_what, change) => {
  const { grid } = await typing()
  change(grid)
  expect(grid.getRow('r5')).toMatchObject({ name: '半句' })
  expect(grid.getChangeset().updated.map(({ row }) => row['id'])).toEqual(['r5'])
  grid.restore()
  grid.undo()
  expect(grid.getRow('r5')).toMatchObject({ name: '物料5' })
})

it('what was typed is in its row when the tab is hidden, and everything is there when it is shown', async () => {
  const { grid, tester } = await typing()
  const { scrollTop } = tester.scroller
  tester.root.style.display = 'none'
  await vi.waitFor(() => expect(grid.getRow('r5')).toMatchObject({ name: '半句' }))
  grid.updateRow('r6', { name: '后台' })
  tester.root.style.display = ''
  await tester.drawn()
  await tester.drawn()
  expect(tester.text(4, 1)).toBe('半句')
  expect(tester.text(5, 1)).toBe('后台')
  expect(tester.scroller.scrollTop).toBe(scrollTop)
  grid.undo()
  grid.undo()
  expect(grid.isDirty()).toBe(false)
})

type Grid = Awaited<ReturnType<typeof renderGrid>>['grid']
