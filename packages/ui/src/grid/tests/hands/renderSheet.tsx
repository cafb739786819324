import { use } from 'react'
import type { Row } from '@lading/core/rules'
import { GridContext } from '../../view/gridContext'
import type { GridController } from '../../kernel/gridController'
import type { GridColumn } from '../../api/column'
import { renderGrid, UNITS } from '../renderGrid'
import type { Sheet } from './hand'
import { editingOf } from '../../features/editing/editing'
import { findingOf } from '../../features/finding/findState'

/** The columns A to G of the sheet the hands are tried on. */
export const SHEET_COLUMNS: GridColumn[] = [
  { key: 'name', title: '物料', width: 160, sorter: true },
  { key: 'quantity', title: '数量', type: 'inputNumber', width: 100 },
  { key: 'unit', title: '单位', type: 'select', options: UNITS, width: 100 },
  { key: 'due', title: '交期', type: 'date', width: 135 },
  { key: 'urgent', title: '加急', type: 'checkbox', width: 80 },
  { key: 'note', title: '备注', type: 'textarea', width: 160 },
  {
    key: 'amount',
    title: '金额',
    type: 'inputNumber',
    width: 100,
    derive: (row) => (row['quantity'] == null ? null : Number(row['quantity']) * 2),
  },
]

/** Thirty lines; D6 and D7 are blank, and in the sheet with a blank last line all of it. */
function sheetRows(sheet: Sheet): Row[] {
  const rows: Row[] = Array.from({ length: 30 }, (_, i) => ({
    id: `r${i + 1}`,
    name: `物料${i + 1}`,
    quantity: i + 1,
    unit: 'PCS',
    due: i === 5 || i === 6 ? null : '2026-03-01',
    urgent: 'N',
    note: `备注${i + 1}`,
    amount: (i + 1) * 2,
  }))
  // Only the first note is there to be filled down, as far as its neighbours go.
  return sheet === 'blankLast' ? [...rows, { id: 'r31' }] : rows
}

/** Mounts the sheet; answers how to read it and how to begin anew. */
export async function renderSheet() {
  let controller: GridController | undefined
  function Probe() {
    controller = use(GridContext)
    return null
  }
  const props = {
    columns: SHEET_COLUMNS,
    rows: sheetRows('plain'),
    toolbar: { extra: <Probe /> },
    style: { width: 620 },
  }
  const { tester, again } = await renderGrid(props)
  const grid = () => {
    if (!controller) throw new Error('The toolbar has not come.')
    return controller
  }
  for (let tries = 0; !controller && tries < 100; tries++) await tester.drawn()
  let mounted: Sheet = 'plain'
  /** The sheet as it was, nothing open, the given cells chosen. */
  const begin = async (sheet: Sheet) => {
    const now = grid()
    editingOf(now).close()
    findingOf(now).set(0)
    now.notify(undefined)
    if (sheet !== mounted) {
      await again({
        ...props,
        readOnly: sheet === 'readOnly',
        ...(sheet === 'full' && { maxRows: 30 }),
      })
      mounted = sheet
    }
    tester.grid.restore()
    tester.grid.setRows(sheetRows(sheet))
    tester.grid.setSelectedIds([])
    tester.scroller.scrollTo(0, 0)
    now.focusInput()
  }
  return { tester, grid, begin }
}
