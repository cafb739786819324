import type { calculate } from '@lading/core/text'

/**
 * What works out `=12*3.5` in number cells. It comes with the rest of what is only needed once somebody works in a grid
 * (`later`), which is there before a cell can be typed or pasted into.
 */
export const calculator: { calculate?: typeof calculate } = {}
