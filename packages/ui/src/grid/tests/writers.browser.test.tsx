import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GridColumn } from '../api/column'
import type { GridTester } from '../testing/gridTester'
import { renderGrid } from './renderGrid'

/** A text, a number with two places, one with none, a date, a number that is only shown. */
const columns: GridColumn[] = [
  { key: 'text', title: '文本', width: 160 },
  { key: 'price', title: '单价', type: 'inputNumber', digits: 2, width: 120 },
  { key: 'count', title: '件数', type: 'inputNumber', digits: 0, width: 120 },
  { key: 'due', title: '交期', type: 'date', width: 140 },
  { key: 'shown', title: '参考', type: 'inputNumber', digits: 2, disabled: true, width: 120 },
]
const rows = () => [
  { id: 'r1', text: '若干', price: 12.5, count: 1, due: '2026-03-01', shown: 9 },
  { id: 'r2', text: '7.25', price: 1, count: 2, due: '2026-03-02', shown: 9 },
]
const AT = { text: 1, price: 2, count: 3, due: 4, shown: 5 } as const

const keys = (text: string) => userEvent.keyboard(text)
const ctrl = (text: string) => keys(`{Control>}${text}{/Control}`)
const shift = (text: string) => keys(`{Shift>}${text}{/Shift}`)

async function begin(id: string, key: string) {
  const shown = await renderGrid({ columns, rows: rows() })
  shown.grid.focusCell(id, key)
  return shown
}

/** Drags the handle at the corner of the range to a cell. */
async function dragHandle(tester: GridTester, row: number, column: number): Promise<void> {
  const send = (type: string, target: EventTarget, at: Element) => {
    const { left, top, width, height } = at.getBoundingClientRect()
    const [clientX, clientY] = [left + width / 2, top + height / 2]
    target.dispatchEvent(
      new MouseEvent(type, { clientX, clientY, buttons: 1, bubbles: true, cancelable: true }),
    )
  }
  const handle = tester.root.querySelector('.lg-handle')!
  const goal = tester.cell(row, column)!
  send('mousedown', handle, handle)
  send('mousemove', window, goal)
  await tester.drawn()
  send('mouseup', window, goal)
}

const told = (text: string) => page.getByRole('status').filter({ hasText: text })

it.each<[string, string, (tester: GridTester) => Promise<void>]>([
  ['the handle', 'text', (tester) => dragHandle(tester, 0, AT.price)],
  ['Ctrl+R', 'text', async () => (await shift('{ArrowRight}'), ctrl('r'))],
])('%s between columns: a text that is refused stays in its cell, and is told', async (_, from, fill) => {
  const { grid, tester } = await begin('r1', from)
  await fill(tester)
  await expect.element(told('1 个未被接受')).toBeVisible()
  await expect.poll(() => tester.text(0, AT.price)).toBe('若干')
  expect(grid.getIssues()).toMatchObject([{ field: 'price', message: '“若干”不是数字' }])
  await ctrl('z')
  await expect.poll(() => tester.text(0, AT.price)).toBe('12.50')
  expect(grid.isDirty()).toBe(false)
})

it.each<[string, (tester: GridTester) => Promise<void>]>([
  ['the handle', (tester) => dragHandle(tester, 0, AT.count)],
  ['Ctrl+R', async () => (await shift('{ArrowRight}'), ctrl('r'))],
])('%s between columns: what is rounded is told, and can be taken back', async (_, fill) => {
  const { grid, tester } = await begin('r1', 'price')
  await fill(tester)
  const note = told('1 个与原文不同')
  await note.getByRole('button', { name: '恢复原文' }).click()
  await expect.poll(() => tester.text(0, AT.count)).toBe('12.5')
  expect(grid.getIssues()).toHaveLength(1)
})

it('a series that goes on in another column tells what it cannot take', async () => {
  const { tester } = await begin('r1', 'price')
  await shift('{ArrowDown}')
  await dragHandle(tester, 1, AT.due)
  await expect.element(told('2 个未被接受')).toBeVisible()
})

it('Ctrl+D copies a refused text as it is seen, and fills over one with a value', async () => {
  const { grid, tester } = await begin('r1', 'price')
  tester.paste('若干')
  await shift('{ArrowDown}')
  await ctrl('d')
  await expect.poll(() => tester.text(1, AT.price)).toBe('若干')
  grid.focusCell('r1', 'price')
  await keys('{Delete}1{Enter}')
  grid.focusCell('r1', 'price')
  await shift('{ArrowDown}')
  await ctrl('d')
  await expect.poll(() => [tester.text(1, AT.price), grid.getIssues().length]).toEqual(['1.00', 0])
})

it('Ctrl+Enter reads arithmetic by each column’s digits, and tells every rounding', async () => {
  const { grid } = await begin('r1', 'price')
  await shift('{ArrowRight}{ArrowDown}')
  await keys('=10/3')
  await ctrl('{Enter}')
  await expect.element(told('4 个与原文不同')).toBeVisible()
  expect(grid.getRows()).toMatchObject([
    { price: 3.33, count: 3 },
    { price: 3.33, count: 3 },
  ])
  await page.getByRole('button', { name: '恢复原文' }).click()
  expect(grid.getIssues()).toHaveLength(4)
})

it('replacing tells what it rounded, and gives the texts back', async () => {
  const { grid, tester } = await begin('r1', 'price')
  await ctrl('h')
  await page.getByRole('textbox', { name: '查找', exact: true }).fill('12.5')
  await page.getByRole('textbox', { name: '替换为' }).fill('12.3456')
  await page.getByRole('button', { name: '全部替换' }).click()
  await expect.element(told('1 个与原文不同').first()).toBeVisible()
  expect(grid.getRow('r1')).toMatchObject({ price: 12.35 })
  await page.getByRole('button', { name: '恢复原文' }).click()
  await expect.poll(() => tester.text(0, AT.price)).toBe('12.3456')
})

it.each(['=10/3', '12.3456'])(
  'a paste tells that it rounded %s, into one range and into several',
  async (text) => {
    const { tester } = await begin('r1', 'price')
    tester.paste(text)
    await expect.element(told('1 个与原文不同')).toBeVisible()
    await userEvent.click(tester.cell(1, AT.price)!, { modifiers: ['Control'] })
    tester.paste(text)
    await expect.element(told('2 个与原文不同')).toBeVisible()
  },
)

it('cells that cannot be edited are counted; when nothing was filled, that is seen', async () => {
  const { tester } = await begin('r1', 'shown')
  await shift('{ArrowDown}')
  await ctrl('d')
  await expect.element(told('1 个不能编辑')).toBeVisible()
  expect(tester.text(1, AT.shown)).toBe('9.00')
})
