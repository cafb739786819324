import { lazyMessages } from '../../view/lazyMessages'
import type { HeaderEntries } from '../columns/headerEntries'
import { coloursOf } from './colours'

/** Opens the window for the colours of a column. */
export const colourEntries: HeaderEntries = (grid, { column: { key } }) => [
  { key: 'colours', label: lazyMessages(grid).colours.entry, run: () => coloursOf(grid).open.set(key) },
]
