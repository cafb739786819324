import type { Row } from '@lading/core/rules'
import { sortPositions } from '../sorting/sortPositions'
import type { GridController } from '../../kernel/gridController'
import { columnChecks } from './columnFilter'
import { filterPositions } from './filterPositions'
import { settlerOf } from '../sorting/sortSettler'
import { treeOf } from '../tree/treeRows'
import { sortOf } from '../sorting/sorting'
import { groupsOf } from '../groups/groups'
import { filtersOf, columnFiltersOf } from './filtering'

/**
 * Puts the rows that pass all filters into the chosen order; while they are held, new ones come behind those shown.
 * Without filters and sort it costs nothing.
 */
export function arrangeRows(grid: GridController): void {
  const { store, view, tracker } = grid.engine
  if (settlerOf(grid).holding && view.order && !treeOf(grid).enabled && store.count >= view.total) {
    const added = Uint32Array.from({ length: store.count - view.total }, (_, n) => view.total + n)
    const order = new Uint32Array(view.count + added.length)
    order.set(view.order)
    order.set(added, view.count)
    view.arrange(order, store.count)
    return
  }
  const choice = sortOf(grid).get()
  const column = choice && grid.engine.column(choice.key)
  const shown = () =>
    grid.layout.get().columns.flatMap((laid) => (laid.column.cell.marker ? [] : laid.column))
  const tests = filtersOf(grid)
    .get()
    .flatMap(({ key, contains }) => {
      const own = key === undefined ? undefined : grid.engine.column(key)
      const columns = key === undefined ? shown() : own ? [own] : []
      return columns.length ? [{ contains, columns }] : []
    })
  const checks = columnChecks(columnFiltersOf(grid).get(), (key) => grid.engine.column(key))
  // A row that was just added or pasted must not vanish because it does not meet a condition.
  const kept = tracker.inserted.size ? (row: Row) => tracker.inserted.has(store.idOf(row)) : undefined
  const passed = tests.length || checks.length ? filterPositions(store.rows, tests, kept, checks) : undefined
  if (treeOf(grid).enabled) {
    const sorted = choice && column && sortPositions(store.rows, column, choice.direction)
    view.arrange(treeOf(grid).arrange(sorted, passed), store.count)
  } else if (choice && column) {
    view.arrange(sortPositions(store.rows, column, choice.direction, passed), store.count)
  } else if (passed) view.arrange(passed, store.count)
  else view.reset(store.count)
  if (!treeOf(grid).enabled) groupsOf(grid).arrange()
}
