import type { When } from '@lading/core/entity'

/** What a colour says of a cell; how it looks follows the theme. */
export type CellTone = 'danger' | 'warning' | 'success' | 'info' | 'muted'

/** Colours cells of the rows for which a condition holds. Of several, the first that colours a cell counts. */
export interface CellColour {
  when: When
  tone: CellTone
  /** Keys of the columns that are coloured. @default all of the row */
  fields?: readonly string[]
}
