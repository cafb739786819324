/** One line of the sheet. */
export interface SheetRow {
  id: string
  name: string
  quantity: number | null
  unit: string
  due: string | null
  urgent: boolean
  note: string | null
}

/** The columns A to G, as the table of hands has them (`renderSheet.tsx`); row numbers stand before them. */
export const COLUMNS = [
  { key: 'name', title: '物料', kind: 'text', width: 130 },
  { key: 'quantity', title: '数量', kind: 'number', width: 80 },
  { key: 'unit', title: '单位', kind: 'list', width: 80 },
  { key: 'due', title: '交期', kind: 'date', width: 120 },
  { key: 'urgent', title: '加急', kind: 'box', width: 70 },
  { key: 'note', title: '备注', kind: 'lines', width: 120 },
  { key: 'amount', title: '金额', kind: 'derived', width: 80 },
] as const

export type Column = (typeof COLUMNS)[number]

/** What the column with the list offers. */
export const UNITS = ['个', '千克', '箱']

/** Thirty lines; D6 and D7 are blank. A blank line more where one is asked for. */
export function sheetRows(blankLast: boolean): SheetRow[] {
  const rows: SheetRow[] = Array.from({ length: 30 }, (_, i) => ({
    id: `r${i + 1}`,
    name: `物料${i + 1}`,
    quantity: i + 1,
    unit: '个',
    due: i === 5 || i === 6 ? null : '2026-03-01',
    urgent: false,
    note: `备注${i + 1}`,
  }))
  if (!blankLast) return rows
  return [...rows, { id: 'r31', name: '', quantity: null, unit: '', due: null, urgent: false, note: null }]
}

/** The amount follows from the quantity. */
export const amountOf = (row: Pick<SheetRow, 'quantity'>) =>
  row.quantity === null || row.quantity === undefined ? null : Number(row.quantity) * 2

/** What is read in a cell: boxes as Y and N, days as they are written in the table of hands. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Y' : 'N'
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : isoDay(value)
  return String(value as string | number)
}

const isoDay = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
