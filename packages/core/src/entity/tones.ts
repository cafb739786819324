import type { When } from './condition/types'

/** What a colour may say of a cell. */
export const CELL_TONES = ['danger', 'warning', 'success', 'info', 'muted'] as const

/** What a colour says of a cell; how it looks follows the theme. */
export type CellTone = (typeof CELL_TONES)[number]

/** Colours cells of the rows for which a condition holds. Of several, the first that colours a cell counts. */
export interface CellColour {
  when: When
  tone: CellTone
  /** Keys of the columns that are coloured. @default all of the row */
  fields?: readonly string[]
}
