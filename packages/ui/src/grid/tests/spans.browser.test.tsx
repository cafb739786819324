import { userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import type { GridColumn, SpanFunction } from '../api/column'
import { lines, renderGrid } from './renderGrid'

const ROW = 36
/** Customer, item, quantity, remark; on screen they begin at 1. */
const columns: GridColumn[] = [
  { key: 'customer', title: '客户', span: true, width: 140 },
  { key: 'name', title: '物料', width: 160 },
  { key: 'quantity', title: '数量', type: 'inputNumber', width: 100 },
  { key: 'remark', title: '备注', width: 140 },
]

/** Customers of `each` rows; the remark of the third row reaches over two columns. */
const orders = (count: number, each = 3) =>
  lines(count).map((row, n) => ({
    ...row,
    customer: `客户${Math.floor(n / each) + 1}`,
    remark: `备注${n + 1}`,
  }))

const box = (element: Element | null) => element!.getBoundingClientRect()

describe('merged cells', () => {
  it('are one cell for eye and screen reader, and the covered ones are not there', async () => {
    const { tester } = await renderGrid({ columns, rows: orders(12), height: 400 })
    const cell = tester.cell(0, 1)!
    expect(cell.getAttribute('aria-rowspan')).toBe('3')
    expect(cell.hasAttribute('aria-colspan')).toBe(false)
    expect(box(cell).height).toBe(3 * ROW - 1)
    expect(tester.cell(1, 1)).toBeNull()
    expect(tester.cell(3, 1)!.textContent).toBe('客户2')
    // The middle of the merge is the merged cell, above the rows it covers.
    const { left, top, width } = box(cell)
    const hit = document.elementFromPoint(left + width / 2, top + 1.5 * ROW)
    expect(hit?.closest('[aria-colindex]')).toBe(cell)
    expect(box(tester.cell(1, 2)).left).toBe(box(tester.cell(0, 2)).left)
  })

  it('reach over columns, but not over a pin', async () => {
    const span: SpanFunction = (row, _index, column) =>
      column.key === 'name' && row['id'] === 'r2' ? { colSpan: 3, rowSpan: 2 } : undefined
    const plain = columns.map(({ span: _span, ...column }) => column)
    const { tester, again } = await renderGrid({ columns: plain, rows: orders(9), span })
    const cell = tester.cell(1, 2)!
    expect(cell.getAttribute('aria-colspan')).toBe('3')
    expect(box(cell).width).toBe(160 + 100 + 140)
    expect(tester.cell(1, 3)).toBeNull()
    expect(tester.cell(2, 4)).toBeNull()
    await again({ columns: plain.map((each, n) => (n === 3 ? { ...each, pinned: 'end' } : each)) })
    await tester.drawn()
    expect(tester.cell(1, 2)!.getAttribute('aria-colspan')).toBe('2')
    expect(tester.cell(1, 4)!.textContent).toBe('备注2')
  })

  it('are drawn when they begin above the window or before its columns', async () => {
    const { tester } = await renderGrid({ columns, rows: orders(400, 100), height: 300 })
    await tester.scrollTo(150 * ROW)
    const cell = tester.cell(100, 1)!
    expect(cell.textContent).toBe('客户2')
    expect(cell.getAttribute('aria-rowspan')).toBe('100')
    const frame = box(tester.scroller)
    const { left, width } = box(cell)
    expect(document.elementFromPoint(left + width / 2, frame.top + 150)?.closest('[aria-colindex]')).toBe(
      cell,
    )
    // Its text stays in view.
    const text = box(cell.querySelector('.lg-merged'))
    expect(text.top).toBeGreaterThanOrEqual(frame.top)
    expect(text.bottom).toBeLessThanOrEqual(frame.bottom)
    // Rows beside it are where they belong.
    expect(tester.cell(152, 2)!.textContent).toBe('物料153')
    await tester.scrollTo(99 * ROW)
    expect(tester.cell(0, 1)!.textContent).toBe('客户1')
    expect(tester.cell(100, 1)!.textContent).toBe('客户2')

    const many = Array.from({ length: 30 }, (_, n): GridColumn => ({
      key: `c${n}`,
      title: `C${n}`,
      width: 100,
    }))
    const wide = await renderGrid({
      columns: many,
      rows: [{ id: 'a', c2: 'wide' }, { id: 'b' }],
      span: (row, _i, column) => (row['id'] === 'a' && column.key === 'c2' ? { colSpan: 20 } : undefined),
    })
    await wide.tester.scrollTo(0, 1200)
    const reached = wide.tester.cell(0, 3)!
    expect(reached.textContent).toBe('wide')
    expect(box(reached).width).toBe(2000)
    expect(box(wide.tester.cell(0, 23)).left).toBe(box(wide.tester.cell(1, 23)).left)
    expect(box(wide.tester.cell(0, 23)).left).toBe(box(reached).right)
  })

  it('are one step for the keyboard, and ranges take them whole', async () => {
    const { grid, tester } = await renderGrid({ columns, rows: orders(12) })
    grid.focusCell('r1', 'customer')
    await userEvent.keyboard('{ArrowDown}')
    expect(tester.input.getAttribute('aria-label')).toContain('第 4 行')
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}')
    expect(tester.input.getAttribute('aria-label')).toBe('物料，第 2 行，物料2')
    await userEvent.keyboard('{ArrowLeft}')
    expect(tester.input.getAttribute('aria-label')).toBe('客户，第 1 行，客户1')
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
    expect(tester.copy().text.split('\r\n')).toEqual(['客户1\t物料1', '\t物料2', '\t物料3'])
    expect(tester.copy().html).toContain('<td rowspan="3">客户1</td><td>物料1</td></tr><tr><td>物料2</td>')
    // Tab passes over what is covered.
    grid.focusCell('r1', 'remark')
    await userEvent.keyboard('{Tab}')
    expect(tester.input.getAttribute('aria-label')).toBe('物料，第 2 行，物料2')
  })

  it('of equal values are changed together, in one undo step; a function’s only where they begin', async () => {
    const { grid, tester } = await renderGrid({ columns, rows: orders(6) })
    grid.focusCell('r2', 'customer')
    await userEvent.keyboard('新客户{Enter}')
    expect(grid.getRows().map((row) => row['customer'])).toEqual([
      '新客户',
      '新客户',
      '新客户',
      '客户2',
      '客户2',
      '客户2',
    ])
    await tester.drawn()
    expect(tester.cell(0, 1)!.getAttribute('aria-rowspan')).toBe('3')
    grid.undo()
    expect(grid.getRows()[2]!['customer']).toBe('客户1')
    expect(grid.isDirty()).toBe(false)

    const own = await renderGrid({
      columns: columns.map((each, n) => (n === 0 ? { ...each, span: () => ({ rowSpan: 3 }) } : each)),
      rows: orders(6),
    })
    own.grid.focusCell('r1', 'customer')
    await userEvent.keyboard('{Delete}')
    expect(own.grid.getRows().map((row) => row['customer'])).toEqual([
      '',
      '客户1',
      '客户1',
      '客户2',
      '客户2',
      '客户2',
    ])
  })

  it('take a paste in their first cell; what would be lost under them is told', async () => {
    const { grid, tester } = await renderGrid({
      columns: columns.map((each, n) => (n === 0 ? { ...each, span: () => ({ rowSpan: 3 }) } : each)),
      rows: orders(6),
    })
    grid.focusCell('r1', 'customer')
    tester.paste('甲\tx\r\n\ty\r\n丙\tz')
    expect(
      grid
        .getRows()
        .map((row) => [row['customer'], row['name']])
        .slice(0, 3),
    ).toEqual([
      ['甲', 'x'],
      ['客户1', 'y'],
      ['客户1', 'z'],
    ])
    await expect.poll(() => tester.root.textContent).toContain('“丙”落在合并单元格内，未粘贴')
    // One text over a merged cell alone is no refusal, and covered cells keep what they hold.
    grid.focusCell('r4', 'customer')
    tester.paste('乙')
    expect(
      grid
        .getRows()
        .map((row) => row['customer'])
        .slice(3),
    ).toEqual(['乙', '客户2', '客户2'])
  })

  it('follow sort, filter, edits, hidden columns and open rows', async () => {
    const { grid, tester, again } = await renderGrid({
      columns,
      rows: orders(9).map((row, n) => ({ ...row, quantity: n % 3 })),
    })
    grid.sort({ key: 'quantity', direction: 'ascending' })
    await tester.drawn()
    expect(tester.cell(0, 1)!.hasAttribute('aria-rowspan')).toBe(false)
    expect(tester.cell(1, 1)!.textContent).toBe('客户2')
    grid.sort(undefined)
    grid.filter([{ key: 'quantity', contains: '1' }])
    await tester.drawn()
    expect([0, 1, 2].map((row) => tester.text(row, 1))).toEqual(['客户1', '客户2', '客户3'])
    grid.filter([])
    grid.updateRow('r4', { customer: '客户1' })
    await tester.drawn()
    expect(tester.cell(0, 1)!.getAttribute('aria-rowspan')).toBe('4')
    grid.insertRows(1, [{ customer: '别的' }])
    await tester.drawn()
    expect(tester.cell(0, 1)!.hasAttribute('aria-rowspan')).toBe(false)
    expect(tester.cell(2, 1)!.getAttribute('aria-rowspan')).toBe('3')
    grid.undo()
    await again({ expandedRow: () => <p>more</p>, expandedRowIds: ['r2'] })
    await tester.drawn()
    // The numbers' column and that of the open rows stand before it.
    expect(tester.cell(0, 2)!.getAttribute('aria-rowspan')).toBe('2')
    expect(tester.cell(2, 2)!.getAttribute('aria-rowspan')).toBe('2')
  })

  it('are filled, summed and found as what is seen', async () => {
    const { grid, tester } = await renderGrid({
      columns: columns.map(({ span: _span, ...each }) => each),
      span: (row, _index, column) =>
        column.key === 'quantity' && Number(String(row['id']).slice(1)) % 2 === 1
          ? { rowSpan: 2 }
          : undefined,
      rows: orders(8),
      statusBar: true,
    })
    grid.focusCell('r1', 'quantity')
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect.poll(() => tester.root.querySelector('.lg-figures')?.textContent).toContain('合计 4')
    grid.focusCell('r1', 'quantity')
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    expect(grid.getRows().map((row) => row['quantity'])).toEqual([1, 2, 1, 4, 1, 6, 7, 8])
    await userEvent.keyboard('{Control>}f{/Control}')
    const find = () => tester.root.querySelector<HTMLInputElement>('[role=search] input')
    await expect.poll(find).not.toBeNull()
    await userEvent.fill(find()!, '6')
    // The covered 6 of the sixth row is not among them: item 6, remark 6.
    await expect.poll(() => tester.root.querySelector('[role=search]')!.textContent).toContain('找到 2 处')
  })

  it('a function that throws merges nothing, and is told once', async () => {
    const told: unknown[] = []
    const error = console.error
    console.error = (...args: unknown[]) => told.push(args[0])
    try {
      const { tester } = await renderGrid({
        columns: [
          {
            key: 'name',
            title: '物料',
            span: () => {
              throw new Error('no')
            },
          },
          { key: 'unit', title: '单位' },
        ],
        rows: orders(5),
      })
      expect(tester.text(2, 1)).toBe('物料3')
    } finally {
      console.error = error
    }
    expect(told).toEqual(['Grid column "name": span() threw. The grid goes on without it.'])
  })
})
