import { EditableGrid } from '@lading/ui/grid'
import type { GridColumn, GridHandle } from '@lading/ui/grid'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { scrolling } from '../kit/mountReact'
import type { MountedGrid, Peer } from '../page/peer'
import type { BenchRow, BenchTable } from '../page/table'
import { COLUMN_WIDTH, HOST, ROW_HEIGHT } from '../page/table'

/** Widths of the row number and of the checkbox over totals (spec 2 §9), height of the footer. */
const MARKERS = 60 + 60
const FOOTER = 36

/** With its features on: row numbers, checkboxes, rules on every column, sums under the numbers. */
function columnsOf(table: BenchTable): GridColumn<BenchRow>[] {
  return table.columns.map(({ key, title, kind }) => ({
    key,
    title,
    width: COLUMN_WIDTH,
    ...(kind === 'number'
      ? { type: 'inputNumber', statistics: 'sum', validateRules: [{ required: true, message: title }] }
      : {
          type: 'input',
          validateRules: [
            { required: true, message: title },
            { pattern: '^.{1,64}$', message: title },
          ],
        }),
  })) as GridColumn<BenchRow>[]
}

function mount(host: HTMLElement, table: BenchTable): MountedGrid {
  const ref = createRef<GridHandle<BenchRow>>()
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <EditableGrid<BenchRow>
        ref={ref}
        columns={columnsOf(table)}
        rows={table.rows}
        rowHeight={ROW_HEIGHT}
        height={HOST.height}
        rowSelection="checkbox"
      />,
    ),
  )
  const grid = () => ref.current!
  return {
    ...scrolling(() => host.querySelector<HTMLElement>('[role=grid]')!),
    value: (row, key) => grid().getShownRow(row)?.[key],
    rowCount: () => grid().getShownCount(),
    update: (changes) =>
      grid().updateRows(
        changes.map(({ row, key, value }) => ({ id: table.rows[row]!.id, values: { [key]: value } })),
      ),
    sort: (key) => grid().sort({ key, direction: 'ascending' }),
    filter: (key, contains) => grid().filter([{ key, contains }]),
    restore: () => grid().restore(),
    unmount: () => root.unmount(),
  }
}

export const peer: Peer = {
  title: 'Lading EditableGrid',
  package: '@lading/ui',
  abilities: ['scroll', 'sideways', 'edit', 'update', 'paste', 'undo', 'sort', 'filter'],
  openWith: 'click',
  body: { left: MARKERS, bottom: FOOTER },
  note: 'With row numbers, checkboxes, rules on every column and running sums.',
  mount,
}
