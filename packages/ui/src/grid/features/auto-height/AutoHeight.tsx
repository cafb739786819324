import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { GridController } from '../../kernel/gridController'
import { useSignal } from '../../view/useSignal'
import { autoHeightOf } from './autoHeightOf'
import { autoHeightStyles } from './autoHeightStyles'
import { followHeights } from './followHeights'
import { MeasuredRows } from './measuredRows'

/** Measures the rows on screen while their heights follow their texts. */
export const AutoHeight = memo(function AutoHeight({ grid }: { grid: GridController }) {
  const wanted = useSignal(autoHeightOf(grid).wanted)
  return wanted ? <Measuring grid={grid} /> : null
})

function Measuring({ grid }: { grid: GridController }) {
  const [rows] = useState(() => {
    const { view, store } = grid.engine
    return new MeasuredRows(autoHeightOf(grid), (index) => store.idAt(view.positionAt(index)))
  })
  // Drawn rows are measured in the same frame in which they come.
  useSignal(grid.viewport.window)
  useSignal(grid.engine.structure)
  const heights = useRef<ReturnType<typeof followHeights>>(undefined)
  useLayoutEffect(() => {
    const follow = (heights.current = followHeights(grid, rows))
    const end = autoHeightOf(grid).use(rows)
    return () => {
      follow.end()
      end()
    }
  }, [grid, rows])
  useLayoutEffect(() => heights.current?.measure())
  return (
    <style href="lading-grid-auto" precedence="medium">
      {autoHeightStyles}
    </style>
  )
}
