import { useMemo } from 'react'
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type {
  ColumnDef,
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
  Updater,
} from '@tanstack/react-table'
import type { CompiledColumn } from '../engine/compileColumns'
import { buildLayout } from './gridLayout'
import type { GridLayout } from './gridLayout'
import { inOrder } from '../features/columns/columnChoices'
import type { ColumnChoices } from '../features/columns/columnChoices'
import { useColumnChoices } from '../features/columns/useColumnChoices'
import { layoutColumns } from './layoutColumns'

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
})
type Features = typeof features
type NoRow = Record<string, never>
const NO_ROWS: NoRow[] = []

const applied = <Value>(updater: Updater<Value>, value: Value): Value =>
  typeof updater === 'function' ? (updater as (old: Value) => Value)(value) : updater

/**
 * The only place that knows TanStack Table: it owns the columns' order, visibility, pinning and sizes. Rows are not
 * given to it: its row models build an object for every row and are built anew at every edit (measured at 100,000
 * rows: 2.6 s), so rows live in the engine.
 *
 * @param available inner width of the grid in pixels; 0 while it is not measured
 * @param storageKey where the user's choices are kept; undefined keeps them while the grid is mounted
 */
export function useGridTable(
  gridId: string,
  given: readonly CompiledColumn[],
  available: number,
  storageKey?: string,
) {
  const [choices, setChoices] = useColumnChoices(storageKey)
  const columns = useMemo(() => inOrder(given, choices.order), [given, choices.order])
  const defs = useMemo(
    () =>
      columns.map((column): ColumnDef<Features, NoRow> => ({
        id: column.key,
        header: column.title,
        accessorFn: () => undefined,
        enableResizing: column.def.resizable !== false && !column.cell.marker,
        minSize: minWidthOf(column),
      })),
    [columns],
  )
  const columnPinning = useMemo(() => pinningOf(columns, choices.pinned), [columns, choices.pinned])
  const columnVisibility = useMemo(
    () => ({ ...Object.fromEntries(columns.map(({ key, def }) => [key, !def.hidden])), ...choices.visible }),
    [columns, choices.visible],
  )
  const order = useMemo(() => columns.map(({ key }) => key), [columns])
  const table = useTable({
    features,
    columns: defs,
    data: NO_ROWS,
    state: { columnPinning, columnVisibility, columnOrder: order, columnSizing: choices.sizes },
    onColumnOrderChange: (updater) =>
      setChoices((now) => ({ ...now, order: applied<ColumnOrderState>(updater, now.order) })),
    onColumnSizingChange: (updater) =>
      setChoices((now) => ({ ...now, sizes: applied<ColumnSizingState>(updater, now.sizes) })),
    onColumnVisibilityChange: (updater) =>
      setChoices((now) => ({ ...now, visible: applied<ColumnVisibilityState>(updater, columnVisibility) })),
    onColumnPinningChange: (updater) =>
      setChoices((now) => ({
        ...now,
        pinned: choicesOf(applied<ColumnPinningState>(updater, columnPinning), columns),
      })),
  })
  const layout = useMemo((): GridLayout => {
    const byKey = new Map(columns.map((column) => [column.key, column]))
    const pick = (list: { id: string }[]) =>
      list.map(({ id }) => byKey.get(id)).filter((each) => each !== undefined)
    const start = pick(table.getStartVisibleLeafColumns())
    const center = pick(table.getCenterVisibleLeafColumns())
    const end = pick(table.getEndVisibleLeafColumns())
    const totals = columns.some(({ def }) => def.statistics)
    const widths = layoutColumns(
      [...start, ...center, ...end].map((column) => ({
        key: column.key,
        width: choices.sizes[column.key] ?? ownWidth(column, totals),
        minWidth: minWidthOf(column),
      })),
      available,
    )
    let next = 0
    const laid = (list: CompiledColumn[]) => list.map((column) => ({ column, width: widths[next++]! }))
    return buildLayout(gridId, { start: laid(start), center: laid(center), end: laid(end) })
    // The table's lists follow from exactly these.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [gridId, columns, available, columnPinning, columnVisibility, choices.sizes])
  return { layout, columns, visible: columnVisibility, choices, setChoices }
}

/** Narrow columns of the grid itself are wider over totals, whose name stands under the first one (spec 2 §9). */
const WITH_STATISTICS = 60

function ownWidth(column: CompiledColumn, totals: boolean): number | undefined {
  const { cell, def } = column
  if (def.width !== undefined) return def.width + (cell.extraWidth ?? 0)
  return totals && cell.marker && cell.width !== undefined
    ? Math.max(WITH_STATISTICS, cell.width)
    : cell.width
}

/** Least width of a column (spec 2 §9). */
export function minWidthOf(column: CompiledColumn): number {
  return column.def.minWidth ?? column.cell.minWidth ?? 60
}

function pinningOf(columns: readonly CompiledColumn[], chosen: ColumnChoices['pinned']): ColumnPinningState {
  const where = (column: CompiledColumn) => {
    if (column.cell.marker) return 'start'
    const choice = chosen[column.key]
    return choice === undefined ? column.def.pinned : choice
  }
  const keys = (side: 'start' | 'end', markers: boolean) =>
    columns.filter((each) => where(each) === side && !!each.cell.marker === markers).map(({ key }) => key)
  return { start: [...keys('start', true), ...keys('start', false)], end: keys('end', false) }
}

function choicesOf(state: ColumnPinningState, columns: readonly CompiledColumn[]): ColumnChoices['pinned'] {
  return Object.fromEntries(
    columns.map(({ key }) => [
      key,
      state.start.includes(key) ? 'start' : state.end.includes(key) ? 'end' : false,
    ]),
  )
}
