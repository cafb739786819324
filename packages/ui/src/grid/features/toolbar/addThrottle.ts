import type { GridController } from '../../kernel/gridController'

/** Insert clicks are throttled (spec 2 §9), in milliseconds. */
const ADD_THROTTLE = 1500

const lastAdds = new WeakMap<GridController, number>()

/**
 * Whether a press on the toolbar or in the row's menu may add rows now: not within 1500 ms after another has, unless
 * something was entered meanwhile, since then the next row is wanted.
 */
export function mayAdd(grid: GridController): boolean {
  const now = performance.now()
  const last = lastAdds.get(grid)
  if (last === undefined)
    grid.engine.transactions.on(({ reason }) => {
      if (reason === 'edit') lastAdds.set(grid, -Infinity)
    })
  else if (now - last < ADD_THROTTLE) return false
  lastAdds.set(grid, now)
  return true
}
