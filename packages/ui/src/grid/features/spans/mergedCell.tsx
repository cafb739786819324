import { cloneElement } from 'react'
import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import type { CellRange } from '../../kernel/selection'
import type { GridLayout, LaidColumn } from '../../kernel/gridLayout'
import type { Viewport } from '../../kernel/viewport'

type CellElement = ReactElement<HTMLAttributes<HTMLElement> & { children?: ReactNode }>

/** Cells higher than this are drawn in part: browsers end at about 33 million pixels. */
const HIGHEST = 30_000_000

/**
 * A cell drawn over all it is merged with. What stands in it stays in view while the cell is.
 *
 * @param outside the cell begins before the columns that are in the document
 */
export function mergedCell(
  cell: CellElement,
  { top, bottom, left, right }: CellRange,
  layout: GridLayout,
  viewport: Viewport,
  outside: boolean,
): ReactNode {
  const laid = layout.columns.slice(left, right + 1)
  const [rows, columns] = [bottom - top + 1, laid.length]
  const style = {
    width: laid.reduce((sum, each) => sum + each.width, 0),
    height: Math.min(
      HIGHEST,
      viewport.offsetOf(bottom) + viewport.heightOf(bottom) - viewport.offsetOf(top) - 1,
    ),
    ...(outside && { marginInlineStart: layout.columns[left]!.offset }),
  }
  const { className = '', children } = cell.props
  const stick = { top: viewport.head, bottom: viewport.foot }
  return cloneElement(
    cell,
    {
      className: `${className} lg-merge`,
      style,
      'aria-rowspan': rows > 1 ? rows : undefined,
      'aria-colspan': columns > 1 ? columns : undefined,
    },
    <div className="lg-merged" style={stick}>
      {children}
    </div>,
  )
}

/** Holds the place of a cell that another one covers. */
export function coveredCell({ column, className }: LaidColumn, place: string): ReactNode {
  return <div key={column.key} className={`${className}${place} lg-under`} aria-hidden="true" />
}

/** Rows above the window from which a merged cell reaches into it, ascending. */
export function reachingRows(
  spans: { at(row: number, column: number): CellRange | undefined },
  row: number,
  columns: number,
): number[] {
  const tops = new Set<number>()
  for (let column = 0; column < columns; column++) {
    const merge = spans.at(row, column)
    if (merge && merge.top < row) tops.add(merge.top)
  }
  return [...tops].sort((a, b) => a - b)
}
