import { memo, useEffect, useState } from 'react'
import { withThousands } from '../../cells/number/numberText'
import { withLater } from '../../laterParts'
import type { GridController } from '../../view/gridController'
import { useCell } from '../../view/useCell'
import { NO_FILTERS } from '../filtering/columnFilter'
import { commitEdit } from '../editing/editCommands'
import { sizeOf } from '../selection/ranges'
import { rangesOf } from '../selection/selection'
import type { RangeFigures } from './rangeFigures'

/** The figures of a range follow so many milliseconds after the last cell was added to it. */
const DELAY = 60

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
      {always && <Figures grid={grid} />}
    </div>
  )
})

function Figures({ grid }: { grid: GridController }) {
  const figures = useRangeFigures(grid)
  const { messages } = grid
  if (!figures) return null
  const number = (value: number) => withThousands(String(value))
  const parts = [[messages.count, number(figures.count)]]
  if (figures.numbers) {
    parts.push(
      [messages.sum, number(figures.sum)],
      [messages.average, number(figures.average)],
      [messages.least, number(figures.least)],
      [messages.most, number(figures.most)],
    )
  }
  return (
    <span className="lg-figures">
      {parts.map(([name, value]) => (
        <span key={name}>
          {name} <b>{value}</b>
        </span>
      ))}
    </span>
  )
}

/** What the chosen cells come to, once there is more than one; counted anew after changes. */
function useRangeFigures(grid: GridController): RangeFigures | undefined {
  const selection = useCell(grid.selection)
  const structure = useCell(grid.engine.structure)
  const [figures, setFigures] = useState<RangeFigures>()
  const [version, setVersion] = useState(0)
  useEffect(() => grid.engine.transactions.on(() => setVersion((now) => now + 1)), [grid])
  const ranges = selection && rangesOf(selection)
  const wide = ranges !== undefined && ranges.reduce((sum, range) => sum + sizeOf(range), 0) > 1
  useEffect(() => {
    if (!wide || !selection) return
    const end = new AbortController()
    const timer = setTimeout(() => {
      withLater(grid, ({ rangeFigures }) => {
        void rangeFigures(grid, rangesOf(selection), end.signal).then((found) => found && setFigures(found))
      })
    }, DELAY)
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [grid, selection, wide, structure, version])
  return wide ? figures : undefined
}
