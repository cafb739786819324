import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeLongRows } from '../testing/makeLongRows'
import type { GridTester } from '../testing/gridTester'
import type { GridColumn } from '../api/column'
import type { EditableGridProps } from '../api/props'
import { renderGrid } from './renderGrid'

const columns: GridColumn[] = [
  { key: 'code', title: '编号', width: 110, pinned: 'start' },
  { key: 'specification', title: '规格', type: 'textarea', width: 220 },
  { key: 'quantity', title: '数量', type: 'inputNumber', width: 110, statistics: 'sum' },
  { key: 'remark', title: '备注', width: 160 },
  { key: 'due', title: '交期', type: 'date', width: 135 },
]
const AT = { code: 1, specification: 2, quantity: 3, remark: 4 } as const

async function renderAuto(count: number, props: Partial<EditableGridProps> = {}) {
  const shown = await renderGrid({
    columns,
    rows: makeLongRows(count, 'zh-CN'),
    rowHeight: 'auto',
    height: 400,
    ...props,
  })
  await measured(shown.tester)
  return shown
}

const rowAt = (tester: GridTester, row: number) => tester.cell(row, AT.code)?.parentElement ?? null
const box = (element: Element | null) => element!.getBoundingClientRect()

/** The code that measures has come, and what is on screen is measured. */
async function measured(tester: GridTester) {
  await expect.poll(() => tester.root.querySelector('.lg-body.lg-auto')).not.toBeNull()
  await tester.drawn()
}

/** Whether a row is wholly between header and footer. */
function isSeen(tester: GridTester, row: number): boolean {
  const found = rowAt(tester, row)
  if (!found) return false
  const top = box(tester.root.querySelector('.lg-head')).bottom
  const bottom = box(tester.root.querySelector('.lg-foot')).top
  return box(found).top >= top - 1 && box(found).bottom <= bottom + 1
}

it('makes rows as high as their longest text, and draws every cell over all of it', async () => {
  const { tester } = await renderAuto(60)
  for (const [index] of tester.rows()) {
    const row = rowAt(tester, index)!
    const text = tester.cell(index, AT.specification)!
    expect(text.scrollHeight, `row ${index}`).toBeLessThanOrEqual(text.clientHeight)
    expect(box(tester.cell(index, AT.code)).height).toBe(box(row).height - 1)
    expect(box(row).height).toBeGreaterThanOrEqual(36)
  }
  expect(box(rowAt(tester, 4)).height).toBeGreaterThan(72)
  // Without text it is as high as the person's choice says; the first line stands where those of others do.
  expect(tester.text(0, AT.specification)).toBe('')
  const lineOf = (column: number) => {
    const range = document.createRange()
    range.selectNodeContents(tester.cell(4, column)!)
    return range.getClientRects()[0]!
  }
  const middle = ({ top, height }: DOMRect) => top + height / 2
  expect(Math.abs(middle(lineOf(AT.specification)) - middle(lineOf(AT.quantity)))).toBeLessThanOrEqual(1)
})

it('keeps rows where they are drawn: frame, press and scroll bar agree with them', async () => {
  const { grid, tester } = await renderAuto(300)
  for (const top of [0, 3000, 9000, 1e9, 2000]) {
    await tester.scrollTo(top)
    const [index] = [...tester.rows().keys()].filter((each) => isSeen(tester, each)).slice(-1)
    grid.focusCell(`r${index! + 1}`, 'specification')
    await tester.drawn()
    const [cell, frame] = [
      box(tester.cell(index!, AT.specification)),
      box(tester.root.querySelector('.lg-active')),
    ]
    expect(Math.abs(cell.top - frame.top)).toBeLessThanOrEqual(1)
    expect(Math.abs(cell.height - frame.height)).toBeLessThanOrEqual(1)
  }
  await tester.scrollTo(1e9)
  expect(isSeen(tester, 299)).toBe(true)
  // A press below the first line of a high row is one on that row.
  const high = [...tester.rows().keys()].find(
    (each) => isSeen(tester, each) && box(rowAt(tester, each)).height > 90,
  )!
  const { bottom, left } = box(tester.cell(high, AT.quantity))
  await userEvent.click(document.elementFromPoint(left + 5, bottom - 6)!)
  expect(tester.input.getAttribute('aria-label')).toContain(`第 ${high + 1} 行`)
})

it('shows the row the keyboard goes to wholly: step by step, page by page, at the end and back', async () => {
  const { grid, tester } = await renderAuto(400)
  grid.focusCell('r1', 'specification')
  const activeRow = () => Number(/第 (\d+) 行/.exec(tester.input.getAttribute('aria-label')!)?.[1]) - 1
  for (const keys of [
    ...Array.from({ length: 25 }, () => '{ArrowDown}'),
    '{PageDown}',
    '{PageDown}',
    '{Control>}{End}{/Control}',
    '{PageUp}',
    ...Array.from({ length: 15 }, () => '{ArrowUp}'),
    '{Control>}{Home}{/Control}',
  ]) {
    const before = activeRow()
    await userEvent.keyboard(keys)
    await expect.poll(() => isSeen(tester, activeRow()), { message: `${keys} from ${before}` }).toBe(true)
    if (keys !== '{Control>}{Home}{/Control}') expect(activeRow()).not.toBe(before)
  }
  expect(activeRow()).toBe(0)
})

it('goes to a cell among 100,000 rows, and holds what is seen while rows above it are measured', async () => {
  const { grid, tester } = await renderAuto(100_000)
  grid.scrollToCell('r60007', 'remark')
  await expect.poll(() => isSeen(tester, 60_006)).toBe(true)
  for (let step = 0; step < 12; step++) {
    const seen = [...tester.rows().keys()].find((each) => isSeen(tester, each))!
    const before = box(rowAt(tester, seen)).top
    tester.scroller.scrollBy(0, -60)
    await tester.drawn()
    await tester.drawn()
    expect(Math.abs(box(rowAt(tester, seen)).top - before - 60), `step ${step}`).toBeLessThanOrEqual(1)
  }
})

it('follows what is typed, undone and taken away', async () => {
  const { grid, tester } = await renderAuto(20)
  const height = () => box(rowAt(tester, 7)).height
  expect(height()).toBe(36)
  grid.focusCell('r8', 'remark')
  await userEvent.keyboard('到港后十日内提出异议，逾期视为合格，分批交货首批不少于六成')
  // While it is written, all of it is seen.
  await expect.poll(() => tester.input.clientHeight).toBeGreaterThan(50)
  expect(tester.input.scrollHeight).toBeLessThanOrEqual(tester.input.clientHeight)
  await userEvent.keyboard('{Enter}')
  await expect.poll(height).toBeGreaterThan(56)
  const next = () => box(rowAt(tester, 8)).top - box(rowAt(tester, 7)).bottom
  expect(next()).toBe(0)
  grid.undo()
  await expect.poll(height).toBe(36)
  grid.removeRows(['r1'])
  await expect.poll(() => tester.text(0, AT.code)).toBe('M-000002')
  grid.focusCell('r5', 'code')
  await tester.drawn()
  expect(box(tester.root.querySelector('.lg-active')).height).toBeCloseTo(box(rowAt(tester, 3)).height - 1, 0)
})

it('draws merged cells over the heights of their rows, which they do not change', async () => {
  const rows = makeLongRows(30, 'zh-CN').map((row, n) => ({ ...row, code: `A${Math.floor(n / 3)}` }))
  const merged = columns.map((column) =>
    column.key === 'code' ? { ...column, span: true as const } : column,
  )
  const { grid, tester } = await renderAuto(30, { columns: merged, rows })
  const sum = () =>
    [3, 4, 5].reduce((all, row) => all + box(tester.cell(row, AT.quantity)!.parentElement).height, 0)
  const cell = () => box(tester.cell(3, AT.code)).height
  await expect.poll(() => Math.abs(cell() - (sum() - 1))).toBeLessThanOrEqual(1)
  grid.updateRow('r5', { remark: '到港后十日内提出异议，逾期视为合格，分批交货首批不少于六成' })
  await expect.poll(() => Math.abs(cell() - (sum() - 1))).toBeLessThanOrEqual(1)
  expect(sum()).toBeGreaterThan(150)
})

it('lets people choose by the menu of a column, and keeps that', async () => {
  localStorage.removeItem('wrap-test')
  const shown = await renderGrid({
    columns,
    rows: makeLongRows(30, 'zh-CN'),
    height: 400,
    toolbar: true,
    storageKey: 'wrap-test',
  })
  const header = () => shown.tester.root.querySelector<HTMLElement>('.lg-head [data-key="specification"]')!
  const toggle = async () => {
    await userEvent.hover(header())
    await userEvent.click(header().querySelector('.lg-more')!)
    await userEvent.click(page.getByRole('menuitem', { name: /自动换行/ }))
  }
  const height = () => box(shown.tester.cell(4, AT.code + 2)!.parentElement).height
  expect(height()).toBe(36)
  await toggle()
  await expect.poll(height).toBeGreaterThan(72)
  expect(JSON.parse(localStorage.getItem('wrap-test')!)).toMatchObject({ wraps: { specification: true } })
  await toggle()
  await expect.poll(height).toBe(36)
  expect(shown.tester.root.querySelector('.lg-auto')).toBeNull()
  localStorage.removeItem('wrap-test')
})
