import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'
import type { GridController } from '../../kernel/gridController'

/** Grows when the search of a grid is asked for; 0 while it is closed. */
export const findingOf = defineFeature(() => new Signal(0))

/** Whether the search bar replaces, too. */
export const replacingOf = defineFeature(() => new Signal(false))

/**
 * Opens the search bar, or takes the keyboard to it.
 *
 * @param replace with the field of what is put in its place; else that stays as it is
 */
export function openFind(grid: GridController, replace = false): void {
  if (replace) replacingOf(grid).set(!grid.readOnly)
  const finding = findingOf(grid)
  finding.set(finding.get() + 1)
}
