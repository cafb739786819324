import { useEffect, useState } from 'react'
import { lazyMessages } from '../../view/lazyMessages'
import { withThousands } from '../../cells/number/numberText'
import type { GridController } from '../../kernel/gridController'
import { useSignal } from '../../view/useSignal'
import { hasManyCells } from '../selection/ranges'
import { rangesOf } from '../../kernel/selection'
import { rangeFigures } from './rangeFigures'
import type { RangeFigures } from './rangeFigures'

/** The figures of a range follow so many milliseconds after the last cell was added to it. */
const DELAY = 60

/** What the chosen cells come to: how many, their sum, average, least and greatest. */
export function StatusFigures({ grid }: { grid: GridController }) {
  const figures = useRangeFigures(grid)
  const messages = lazyMessages(grid)
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
  const selection = useSignal(grid.selection)
  const structure = useSignal(grid.engine.structure)
  const [figures, setFigures] = useState<RangeFigures>()
  const [version, setVersion] = useState(0)
  useEffect(() => grid.engine.transactions.on(() => setVersion((now) => now + 1)), [grid])
  const wide = hasManyCells(selection)
  useEffect(() => {
    if (!wide || !selection) return
    const end = new AbortController()
    const timer = setTimeout(() => {
      void rangeFigures(grid, rangesOf(selection), end.signal).then((found) => found && setFigures(found))
    }, DELAY)
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [grid, selection, wide, structure, version])
  return wide ? figures : undefined
}
