import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { GridColumn } from '../api/column'
import { AT, COLUMNS, lines, renderGrid } from './renderGrid'

/** A sheet with titles: in another order than the columns, and with one that the grid lacks. */
const SHEET = ['数量\t供应商\t物料', '12\t甲\t螺栓', '约13\t乙\t螺母'].join('\n')

/** With a toolbar, so that the person may add rows. */
const withDefault: GridColumn[] = COLUMNS.map((column) =>
  column.key === 'unit' ? { ...column, defaultValue: 'KG' } : column,
)

async function pasted() {
  const shown = await renderGrid({ rows: lines(2), columns: withDefault, toolbar: {} })
  shown.grid.focusCell('r1', 'name')
  shown.tester.paste(SHEET)
  await expect.element(shown.screen.getByRole('dialog', { name: '按标题粘贴' })).toBeVisible()
  return shown
}

it('pastes a sheet with titles by them, as new lines with their defaults, in one step', async () => {
  const { grid, tester, screen } = await pasted()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: '按标题粘贴' })).toHaveFocus()
  await expect.element(dialog.getByText('12，约13')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => grid.getRows().length).toBe(4)
  expect(grid.getRows().slice(2)).toMatchObject([
    { name: '螺栓', quantity: 12, unit: 'KG' },
    { name: '螺母', unit: 'KG' },
  ])
  // What is no value is told as after any other paste. The rows' boxes stand before the columns.
  expect(tester.text(3, AT.quantity + 1)).toBe('约13')
  expect(grid.getIssues()).toHaveLength(1)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(document.activeElement).toBe(tester.input)
  grid.undo()
  expect(grid.getRows()).toHaveLength(2)
})

it('leaves what the person says: as it is, or not at all', async () => {
  const { grid, tester, screen } = await pasted()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(grid.isDirty()).toBe(false)
  grid.focusCell('r1', 'name')
  tester.paste(SHEET)
  await screen.getByRole('dialog').getByRole('button', { name: '原样粘贴' }).click()
  await expect.poll(() => grid.getRows()[0]).toMatchObject({ name: '数量' })
  expect(grid.getRows()).toHaveLength(3)
})

it('asks nothing of a block without titles', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(2) })
  grid.focusCell('r1', 'name')
  tester.paste('a\t1\nb\t2')
  expect(grid.getRows().map(({ name }) => name)).toEqual(['a', 'b'])
})
