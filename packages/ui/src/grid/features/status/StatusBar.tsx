import { memo } from 'react'
import { gridPart } from '../../api/gridPart'
import { onceNeeded } from '../../view/onceNeeded'
import { hasManyCells } from '../selection/ranges'
import type { GridController } from '../../kernel/gridController'
import { useSignal } from '../../view/useSignal'
import { clearFilters, useFiltered } from '../filtering/clearFilters'

export interface StatusBarProps {
  grid: GridController
  /** Also without a filter, and with the figures of the chosen cells. */
  always: boolean
}

const StatusFigures = onceNeeded({
  by: (grid) => [grid.selection],
  is: (grid) => hasManyCells(grid.selection.get()),
  part: gridPart(async () => (await import('./StatusFigures')).StatusFigures),
})

/** Under the rows: how many there are, how many the filters let through, and what the chosen cells come to. */
export const StatusBar = memo(function StatusBar({ grid, always }: StatusBarProps) {
  const filtered = useFiltered(grid)
  useSignal(grid.engine.structure)
  if (!always && !filtered) return null
  const { messages } = grid
  const all = grid.engine.store.count
  return (
    <div className="lg-status">
      <span>{filtered ? messages.shownOf(grid.rowCount, all) : messages.rowTotal(all)}</span>
      {filtered && (
        <button type="button" className="lg-link" onClick={() => clearFilters(grid)}>
          {messages.clearFilters}
        </button>
      )}
      {always && <StatusFigures grid={grid} />}
    </div>
  )
})
