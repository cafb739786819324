import type { GridController } from '../../kernel/gridController'
import { useSignal } from '../../view/useSignal'
import { commitEdit } from '../editing/editCommands'
import { NO_FILTERS } from './columnFilter'
import { filtersOf, columnFiltersOf, filterBy } from './filtering'

/** Whether a filter is in force, be it of a column or of the search. */
export function useFiltered(grid: GridController): boolean {
  const quick = useSignal(filtersOf(grid))
  return useSignal(columnFiltersOf(grid)) !== NO_FILTERS || quick.length > 0
}

/** Shows all rows again, and goes back to them. An edit that is refused stays open. */
export function clearFilters(grid: GridController): void {
  if (!commitEdit(grid, { force: true })) return
  filterBy(grid, [], NO_FILTERS)
  grid.focusInput()
}
