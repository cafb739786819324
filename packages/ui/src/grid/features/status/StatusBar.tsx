import { memo } from 'react'
import { StatusFigures } from '../../laterParts'
import type { GridController } from '../../view/gridController'
import { useCell } from '../../view/useCell'
import { NO_FILTERS } from '../filtering/columnFilter'
import { commitEdit } from '../editing/editCommands'

export interface StatusBarProps {
  grid: GridController
  /** Also without a filter, and with the figures of the chosen cells. */
  always: boolean
}

/** Under the rows: how many there are, how many the filters let through, and what the chosen cells come to. */
export const StatusBar = memo(function StatusBar({ grid, always }: StatusBarProps) {
  const quick = useCell(grid.filters)
  const byColumn = useCell(grid.columnFilters)
  useCell(grid.engine.structure)
  const filtered = quick.length > 0 || byColumn !== NO_FILTERS
  if (!always && !filtered) return null
  const { messages } = grid
  const all = grid.engine.store.count
  const clear = () => {
    if (!commitEdit(grid, { force: true })) return
    grid.filterBy([], NO_FILTERS)
    grid.focusInput()
  }
  return (
    <div className="lg-status">
      <span>{filtered ? messages.shownOf(grid.rowCount, all) : messages.rowTotal(all)}</span>
      {filtered && (
        <button type="button" className="lg-link" onClick={clear}>
          {messages.clearFilters}
        </button>
      )}
      {always && <StatusFigures grid={grid} />}
    </div>
  )
})
