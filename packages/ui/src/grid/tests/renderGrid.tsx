import type { Row } from '@lading/core/rules'
import { createRef } from 'react'
import { render } from 'vitest-browser-react'
import { EditableGrid } from '../EditableGrid'
import { loadLazyCode } from '../react/lazyParts'
import { GridTester } from '../testing/gridTester'
import type { EditableGridProps } from '../api/props'
import type { GridColumn } from '../api/column'
import type { GridHandle } from '../api/handle'

/** Options of the unit column in these tests. */
export const UNITS = [
  { value: 'PCS', text: '个' },
  { value: 'KG', text: '千克' },
  { value: 'BOX', text: '箱' },
]

/** Columns of an order's lines. On screen they begin at 1: the row's number stands before them. */
export const COLUMNS: GridColumn[] = [
  { key: 'name', title: '物料', validateRules: [{ required: true }], width: 160 },
  { key: 'quantity', title: '数量', type: 'inputNumber', statistics: ['sum', 'average'], width: 120 },
  { key: 'unit', title: '单位', type: 'select', options: UNITS, width: 120 },
  { key: 'due', title: '交期', type: 'date', width: 135 },
  { key: 'urgent', title: '加急', type: 'checkbox', width: 80 },
  {
    key: 'amount',
    title: '金额',
    type: 'inputNumber',
    width: 120,
    derive: (row) => Number(row['quantity'] ?? 0) * 2,
  },
]

/** Places of those columns on screen. */
export const AT = { name: 1, quantity: 2, unit: 3, due: 4, urgent: 5, amount: 6 } as const

export const lines = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `r${i + 1}`,
    name: `物料${i + 1}`,
    quantity: i + 1,
    unit: 'PCS',
    due: '2026-03-01',
    urgent: 'N',
    amount: (i + 1) * 2,
    orderNum: i + 1,
  }))

/** Mounts a grid and answers its tester. */
export async function renderGrid(props: Partial<EditableGridProps> = {}) {
  const ref = createRef<GridHandle>()
  const element = (more: Partial<EditableGridProps> = {}) => (
    <EditableGrid
      columns={COLUMNS}
      rows={INITIAL}
      size="small"
      maxHeight={400}
      {...props}
      {...more}
      ref={ref}
    />
  )
  const screen = await render(element())
  // Events that tests send themselves come sooner than a hand, which finds all of the grid there.
  await loadLazyCode()
  const tester = new GridTester(screen.container, ref)
  await tester.drawn()
  return { tester, grid: tester.grid, screen, again: (more = {}) => screen.rerender(element(more)) }
}

const INITIAL = lines(200)

/** What stands in cells in place of their values: texts that were pasted or typed and are no values of their columns. */
export function refusedTexts(grid: GridHandle): (row: Row, key: string) => string | undefined {
  const texts = new Map(
    grid.getIssues().map(({ rowId, field, message }) => [`${rowId}\n${field}`, /“(.*)”/.exec(message)?.[1]]),
  )
  return (row, key) => texts.get(`${String(row['id'])}\n${key}`)
}
