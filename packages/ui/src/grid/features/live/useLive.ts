import { useEffect } from 'react'
import { loadLaterParts } from '../../react/laterParts'
import type { GridController } from '../../kernel/gridController'
import type { LiveSource } from '../../api/live'

/** Listens to changes from outside while the grid is mounted. */
export function useLive(grid: GridController, source: LiveSource | undefined): void {
  useEffect(() => {
    if (!source) return
    loadLaterParts()
    return source.subscribe((changes) => grid.liveQueue.add(changes))
  }, [grid, source])
  useEffect(
    () => () => {
      grid.liveQueue.stop()
      grid.flash.stop()
    },
    [grid],
  )
}
