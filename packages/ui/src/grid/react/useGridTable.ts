import { useMemo } from 'react'
import type { CompiledColumn } from '../api/cell'
import { buildLayout } from '../kernel/gridLayout'
import type { GridLayout } from '../kernel/gridLayout'
import type { GridController } from '../kernel/gridController'
import { canWrap } from '../features/auto-height/canWrap'
import { columnsOf } from '../features/columns/columnTable'
import { useColumnChoices } from '../features/columns/useColumnChoices'
import { minWidthOf } from '../kernel/minWidthOf'
import { layoutColumns } from './layoutColumns'

/**
 * The columns in their places: what the page defines, with what the user has chosen.
 *
 * @param available inner width of the grid in pixels; 0 while it is not measured
 * @param wraps whether texts go on in further lines until somebody chooses; undefined: never
 * @param storageKey where the user's choices are kept; undefined keeps them while the grid is mounted
 */
export function useGridTable(
  grid: GridController,
  given: readonly CompiledColumn[],
  available: number,
  wraps: boolean | undefined,
  storageKey?: string,
) {
  const table = columnsOf(grid)
  const chosen = useColumnChoices(table, storageKey)
  const { order, visible, pinned, sizes } = chosen
  useMemo(() => table.define(given), [table, given])
  // What was chosen is read through the table: when it is another, so are its columns.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const columns = useMemo(() => table.ordered(), [table, given, order])
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const lists = useMemo(() => table.lists(), [table, given, order, visible, pinned])
  const layout = useMemo((): GridLayout => {
    const { start, center, end } = lists
    const totals = columns.some(({ def }) => def.statistics)
    const widths = layoutColumns(
      [...start, ...center, ...end].map((column) => ({
        key: column.key,
        width: sizes[column.key] ?? ownWidth(column, totals),
        minWidth: minWidthOf(column),
      })),
      available,
    )
    let next = 0
    const laid = (list: CompiledColumn[]) =>
      list.map((column) => ({
        column,
        width: widths[next++]!,
        wraps:
          wraps !== undefined && canWrap(column) && (chosen.wraps[column.key] ?? column.def.wrap ?? wraps),
      }))
    const regions = { start: laid(start), center: laid(center), end: laid(end) }
    return buildLayout(grid.id, regions, available)
  }, [grid, columns, lists, available, sizes, chosen.wraps, wraps])
  return { layout, columns, chosen }
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
