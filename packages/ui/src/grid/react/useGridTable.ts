import { useMemo } from 'react'
import type { ColumnPinningState } from '@tanstack/react-table'
import type { CompiledColumn } from '../api/cell'
import { columnLists } from './columnLists'
import { buildLayout } from '../kernel/gridLayout'
import type { GridLayout } from '../kernel/gridLayout'
import { canWrap } from '../features/auto-height/canWrap'
import { inOrder } from '../features/columns/columnChoices'
import type { ColumnChoices } from '../features/columns/columnChoices'
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
  gridId: string,
  given: readonly CompiledColumn[],
  available: number,
  wraps: boolean | undefined,
  storageKey?: string,
) {
  const [choices, setChoices] = useColumnChoices(storageKey)
  const columns = useMemo(() => inOrder(given, choices.order), [given, choices.order])
  const columnPinning = useMemo(() => pinningOf(columns, choices.pinned), [columns, choices.pinned])
  const columnVisibility = useMemo(
    () => ({ ...Object.fromEntries(columns.map(({ key, def }) => [key, !def.hidden])), ...choices.visible }),
    [columns, choices.visible],
  )
  const lists = useMemo(
    () => columnLists(columns, columnPinning, columnVisibility),
    [columns, columnPinning, columnVisibility],
  )
  const layout = useMemo((): GridLayout => {
    const { start, center, end } = lists
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
    const laid = (list: CompiledColumn[]) =>
      list.map((column) => ({
        column,
        width: widths[next++]!,
        wraps:
          wraps !== undefined && canWrap(column) && (choices.wraps[column.key] ?? column.def.wrap ?? wraps),
      }))
    return buildLayout(gridId, { start: laid(start), center: laid(center), end: laid(end) })
  }, [gridId, columns, lists, available, choices.sizes, choices.wraps, wraps])
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
