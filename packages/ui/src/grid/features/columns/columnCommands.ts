import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import type { LaidColumn } from '../../kernel/gridLayout'
import { commitEdit } from '../editing/editCommands'
import { mayStandBetween } from '../header-groups/headerGroups'
import { groupPath } from '../../kernel/groupPath'
import type { ColumnDrop } from './headerState'
import { columnsOf } from './columnTable'

/** The shown columns a column moves among: those pinned at the same side, in order. */
export function neighbours(grid: GridController, key: string): readonly LaidColumn[] {
  const { columns, byKey } = grid.layout.get()
  const own = byKey.get(key)
  return columns.filter(({ pinned, column }) => pinned === own?.pinned && !column.cell.marker)
}

/** Places a column may be moved to: beside which column, and where among its neighbours (0 is before the first). */
export function openPlaces(grid: GridController, key: string): { at: number; drop: ColumnDrop }[] {
  const list = neighbours(grid, key)
  const from = list.findIndex(({ column }) => column.key === key)
  if (from < 0) return []
  const rest = list.filter((_, index) => index !== from)
  const pathAt = (index: number) => {
    const laid = rest[index]
    return laid && groupPath(laid.column.def)
  }
  const path = groupPath(list[from]!.column.def)
  const alone = !rest.some((_, index) => path.every((title, level) => pathAt(index)?.[level] === title))
  const places: { at: number; drop: ColumnDrop }[] = []
  for (let at = 0; at <= rest.length; at++) {
    if (at === from || !mayStandBetween(path, pathAt(at - 1), pathAt(at), alone)) continue
    const [next, last] = [rest[at], rest[at - 1]]
    if (at < from && next) places.push({ at, drop: { key: next.column.key, side: 'before' } })
    else if (last) places.push({ at, drop: { key: last.column.key, side: 'after' } })
  }
  return places
}

/** Puts a column beside another one, and says so. */
export function moveColumn(grid: GridController, key: string, drop: ColumnDrop): void {
  const keys = columnsOf(grid)
    .ordered()
    .map((column) => column.key)
    .filter((each) => each !== key)
  const beside = keys.indexOf(drop.key)
  if (beside < 0) return
  keys.splice(drop.side === 'before' ? beside : beside + 1, 0, key)
  commitEdit(grid, { force: true })
  columnsOf(grid).place(keys)
  const column = grid.engine.column(key)
  const other = grid.engine.column(drop.key)
  if (column && other) grid.live.set(lazyMessages(grid).columnMoved(column.title, other.title, drop.side))
}

/** Where a step leads a column; undefined when there is no further place in that direction. */
export function stepOf(grid: GridController, key: string, by: 1 | -1): ColumnDrop | undefined {
  const from = neighbours(grid, key).findIndex(({ column }) => column.key === key)
  const places = openPlaces(grid, key).filter(({ at }) => (by > 0 ? at > from : at < from))
  return (by > 0 ? places[0] : places.at(-1))?.drop
}

/** Moves a column to the next place in a direction (Alt+Shift+←/→). Answers whether there was one. */
export function stepColumn(grid: GridController, key: string, by: 1 | -1): boolean {
  const drop = stepOf(grid, key, by)
  if (drop) moveColumn(grid, key, drop)
  return drop !== undefined
}
