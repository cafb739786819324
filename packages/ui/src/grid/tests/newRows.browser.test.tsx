import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GridColumn } from '../api/column'
import { renderGrid, UNITS } from './renderGrid'

/** What a new row begins with: a state that is set, a number nobody enters, and then what is to be filled in. */
const columns: GridColumn[] = [
  { key: 'unit', title: '单位', type: 'select', options: UNITS, defaultValue: 'KG' },
  { key: 'code', title: '编号', disabled: true },
  { key: 'name', title: '物料' },
  { key: 'note', title: '备注' },
]
const rows = () => [
  { id: 'r1', unit: 'PCS', code: 'A', name: '甲', note: 'x' },
  { id: 'r2', unit: 'PCS', code: 'B', name: '乙', note: 'y' },
]

const openMenu = () =>
  document.activeElement!.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
const toolbarReady = () =>
  expect.element(page.getByRole('button', { name: '新增', exact: true })).toBeVisible()

it.each<[string, number, () => Promise<unknown>]>([
  ['新增', 2, () => userEvent.click(page.getByRole('button', { name: '新增', exact: true }))],
  ['Tab on the last row', 2, () => userEvent.keyboard('{Tab}')],
  ['Insert row above', 1, async () => (openMenu(), await userEvent.keyboard('{Enter}'))],
  ['Insert row below', 2, async () => (openMenu(), await userEvent.keyboard('{ArrowDown}{Enter}'))],
])('after %s the cursor stands in the first cell to fill, ready to type', async (_, at, add) => {
  const { grid, tester } = await renderGrid({ columns, rows: rows(), toolbar: true })
  await toolbarReady()
  grid.focusCell('r2', 'note')
  await add()
  await expect.poll(() => grid.getRows().length).toBe(3)
  await expect.poll(() => tester.input.getAttribute('aria-label')).toMatch(`物料，第 ${at + 1} 行`)
  await expect.poll(() => document.activeElement).toBe(tester.input)
  await userEvent.keyboard('丙{Enter}')
  expect(grid.getRows()[at]).toMatchObject({ unit: 'KG', name: '丙' })
})

it('the row menu inserts one row each 1500 ms, like the toolbar; typing ends the wait (spec 2 §9)', async () => {
  const { grid } = await renderGrid({ columns, rows: rows(), toolbar: true })
  await toolbarReady()
  grid.focusCell('r2', 'note')
  const insert = async () => {
    openMenu()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.querySelector('[role=menu]')).toBe(null)
  }
  const first = performance.now()
  await insert()
  expect(grid.getRows()).toHaveLength(3)
  ;(page.getByRole('button', { name: '新增', exact: true }).element() as HTMLElement).click()
  if (performance.now() - first < 1500) expect(grid.getRows()).toHaveLength(3)
  await userEvent.keyboard('丙{Enter}')
  await insert()
  expect(grid.getRows()).toHaveLength(4)
  await expect.poll(async () => (await insert(), grid.getRows().length), { timeout: 5000 }).toBe(5)
  expect(performance.now() - first).toBeGreaterThanOrEqual(1500)
})

it.each([['{Tab}'], ['{Shift>}{Tab}{/Shift}']])('%s leaves a grid without rows', async (keys) => {
  const { tester } = await renderGrid({ columns, rows: [], toolbar: true })
  await toolbarReady()
  tester.input.focus()
  await userEvent.keyboard(keys)
  expect(document.activeElement).not.toBe(tester.input)
})
