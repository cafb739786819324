import type { GridController } from './gridController'

/**
 * Declares what a feature keeps for one grid. It is made when it is first asked for, and stays as long as the grid; the
 * kernel knows nothing of it. A feature that listens from the start is asked for by `installFeatures`.
 *
 * @example export const dropLineOf = defineFeature(() => new Signal<number | undefined>(undefined))
 */
export function defineFeature<State extends object>(
  create: (grid: GridController) => State,
): (grid: GridController) => State {
  const stateOf = (grid: GridController): State => grid.state(stateOf, create)
  return stateOf
}
