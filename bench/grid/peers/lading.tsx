import { EditableGrid } from '@lading/ui/grid'
import type { GridColumn, GridHandle } from '@lading/ui/grid'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { scrolling } from '../kit/mountReact'
import type { MountedGrid, Peer } from '../page/peer'
import type { BenchRow, BenchTable } from '../page/table'
import { COLUMN_WIDTH, HOST, ROW_HEIGHT, makeColumns, makeRows } from '../page/table'

/** Widths of the row number and of the checkbox over totals (spec 2 §9), height of the footer. */
const MARKERS = 60 + 60
const FOOTER = 36

function plainColumnsOf(table: BenchTable): GridColumn<BenchRow>[] {
  return table.columns.map(({ key, title, kind }) => ({
    key,
    title,
    width: COLUMN_WIDTH,
    type: kind === 'number' ? 'inputNumber' : 'input',
  }))
}

/** With its features on: row numbers, checkboxes, rules on every column, sums under the numbers. */
function columnsOf({ columns }: Pick<BenchTable, 'columns'>): GridColumn<BenchRow>[] {
  return columns.map(({ key, title, kind }) => ({
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

function mount(host: HTMLElement, table: BenchTable, plain: boolean): MountedGrid {
  const ref = createRef<GridHandle<BenchRow>>()
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <EditableGrid<BenchRow>
        ref={ref}
        columns={plain ? plainColumnsOf(table) : columnsOf(table)}
        rows={table.rows}
        rowHeight={ROW_HEIGHT}
        height={HOST.height}
        rowNumber={!plain}
        rowSelection={plain ? false : 'checkbox'}
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
    updateById: (patches) => grid().updateRows(patches),
    live: (changes) =>
      grid().applyLive(
        changes.map(({ row, key, value }) => ({
          type: 'update',
          row: { id: table.rows[row]!.id, [key]: value } as Partial<BenchRow> & { id: string },
        })),
      ),
    first: () => Number(grid().getShownRow(0)!.id.slice(1)),
    validate: checkRows,
    sort: (key) => grid().sort({ key, direction: 'ascending' }),
    filter: (key, contains) => grid().filter([{ key, contains }]),
    restore: () => grid().restore(),
    unmount: () => root.unmount(),
  }
}

/** A grid of its own, every hundredth row with a refused cell. */
async function checkRows(rowCount: number, columnCount: number, starts: () => void) {
  const columns = makeColumns(columnCount)
  const rows = makeRows(rowCount, columns)
  const wrong = rows.filter((_, row) => row % 100 === 7)
  for (const row of wrong) row['c0'] = ''
  const host = document.body.appendChild(document.createElement('div'))
  const ref = createRef<GridHandle<BenchRow>>()
  const root = createRoot(host)
  flushSync(() =>
    root.render(<EditableGrid<BenchRow> ref={ref} columns={columnsOf({ columns })} rows={rows} />),
  )
  await new Promise((resolve) => setTimeout(resolve, 500))
  starts()
  const from = performance.now()
  const issues = await ref.current!.validate({ focusFirst: false })
  const cpu = performance.now() - from
  root.unmount()
  host.remove()
  return { refused: issues.length, expected: wrong.length, cpu }
}

/** @param plain without what react-data-grid is not given either */
export const ladingPeer = (own: { title: string; note: string; plain: boolean }): Peer => ({
  title: own.title,
  package: '@lading/ui',
  abilities: [
    'scroll',
    'sideways',
    'edit',
    'update',
    'paste',
    'undo',
    'sort',
    'filter',
    'live',
    'validate',
    'sortedEdit',
  ],
  openWith: 'click',
  body: own.plain ? {} : { left: MARKERS, bottom: FOOTER },
  note: own.note,
  mount: (host, table) => mount(host, table, own.plain),
})

export const peer = ladingPeer({
  title: 'Lading EditableGrid',
  plain: false,
  note: 'With row numbers, checkboxes, rules on every column and running sums.',
})
