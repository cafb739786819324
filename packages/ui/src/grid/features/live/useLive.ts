import { useEffect } from 'react'
import type { GridController } from '../../kernel/gridController'
import type { LiveSource } from '../../api/live'
import { liveQueueOf } from './liveQueue'
import { flashOf } from './flash'

/** Listens to changes from outside while the grid is mounted. */
export function useLive(grid: GridController, source: LiveSource | undefined): void {
  useEffect(() => {
    if (!source) return
    grid.prefetch()
    return source.subscribe((changes) => liveQueueOf(grid).add(changes))
  }, [grid, source])
  useEffect(
    () => () => {
      liveQueueOf(grid).stop()
      flashOf(grid).stop()
    },
    [grid],
  )
}
