import type { GridColumn } from '../../grid'
import { FOOT_HEIGHT, MAX_HEIGHT, ROW_HEIGHTS, headHeight } from '../../grid/api/measures'
import type { LineGridProps } from './lineGridProps'

/** The frame around the grid. */
const BORDERS = 2
/** One line of buttons, with the line below. */
const TOOLBAR = 49
/** The line of figures below a grid with a toolbar. */
const STATUS = 27
/** What is said where there are no rows. */
const EMPTY = 86

/** The room that the grid of lines will take, in pixels: what stands below does not move when it comes. */
export function lineRoom(
  columns: readonly Pick<GridColumn, 'statistics'>[],
  rows: number,
  {
    size = 'large',
    maxHeight = MAX_HEIGHT,
    readOnly,
  }: Pick<LineGridProps, 'size' | 'maxHeight'> & { readOnly: boolean },
): number {
  const row = ROW_HEIGHTS[size]
  const figures = new Set(columns.flatMap(({ statistics }) => statistics ?? [])).size
  // The last row of figures has no line below.
  const foot = figures === 0 ? 0 : figures * FOOT_HEIGHT - 1
  const contents = headHeight(row) + (rows === 0 ? EMPTY : rows * row) + foot
  return BORDERS + Math.min(maxHeight, contents) + (readOnly ? 0 : TOOLBAR + STATUS)
}
