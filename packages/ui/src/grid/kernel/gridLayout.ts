import type { CompiledColumn } from '../api/cell'
import { groupPath } from './groupPath'

/** A column in its place on screen. */
export interface LaidColumn {
  column: CompiledColumn
  /** Place among the shown columns, from 0; pinned ones at the start come first. */
  index: number
  width: number
  /** Distance from the start of its region (pinned start, scrolled, pinned end). */
  offset: number
  pinned: 'start' | 'end' | undefined
  /** Its texts go on in further lines. */
  wraps: boolean
  /** Classes of its cells. */
  className: string
}

/** The columns as shown, and the measures that follow. */
export interface GridLayout {
  columns: readonly LaidColumn[]
  /** Columns pinned at the start; the scrolled ones begin here. */
  startCount: number
  /** Where the columns pinned at the end begin. */
  endIndex: number
  startWidth: number
  centerWidth: number
  endWidth: number
  totalWidth: number
  /** First column a cell can be active in: row numbers and checkboxes come before it. */
  firstData: number
  /** Rows of the header: one of titles, and one for each level of groups. */
  headRows: number
  byKey: ReadonlyMap<string, LaidColumn>
  /** Style rules for the columns' widths: changing a width redraws no row. */
  css: string
  /** Inner width of the grid that it was made for; undefined: any. */
  available: number | undefined
}

/**
 * Puts columns (pinned start, scrolled, pinned end, in this order) into their places.
 *
 * @param available inner width of the grid that their widths were chosen for. @default any
 */
export function buildLayout(
  gridId: string,
  regions: Readonly<
    Record<'start' | 'center' | 'end', readonly { column: CompiledColumn; width: number; wraps?: boolean }[]>
  >,
  available?: number,
): GridLayout {
  const columns: LaidColumn[] = []
  const rules: string[] = []
  const place = (region: 'start' | 'center' | 'end'): number => {
    let offset = 0
    for (const { column, width, wraps = false } of regions[region]) {
      const index = columns.length
      const align = column.def.align ?? column.cell.align
      const pinned = region === 'center' ? undefined : region
      const className = [
        'lg-cell',
        `${gridId}-c${index}`,
        align && align !== 'start' ? `lg-${align}` : '',
        pinned ? 'lg-pinned' : '',
        column.cell.marker ? 'lg-marker' : '',
        column.cell.Panel ? 'lg-pick' : '',
        wraps ? 'lg-lines' : '',
      ]
        .filter(Boolean)
        .join(' ')
      columns.push({ column, index, width, offset, pinned, wraps, className })
      offset += width
    }
    return offset
  }
  const startWidth = place('start')
  const startCount = columns.length
  const centerWidth = place('center')
  const endIndex = columns.length
  const endWidth = place('end')
  for (const { index, width, offset, pinned } of columns) {
    const stick =
      pinned === 'start'
        ? `inset-inline-start:${offset}px`
        : pinned === 'end'
          ? `inset-inline-end:${endWidth - offset - width}px`
          : ''
    rules.push(`.${gridId}-c${index}{width:${width}px;${stick}}`)
  }
  rules.push(`.${gridId}{--lg-total:${startWidth + centerWidth + endWidth}px}`)
  const firstData = columns.findIndex(({ column }) => !column.cell.marker)
  return {
    columns,
    startCount,
    endIndex,
    startWidth,
    centerWidth,
    endWidth,
    totalWidth: startWidth + centerWidth + endWidth,
    firstData: firstData < 0 ? columns.length : firstData,
    headRows: 1 + Math.max(0, ...columns.map(({ column }) => groupPath(column.def).length)),
    byKey: new Map(columns.map((laid) => [laid.column.key, laid])),
    css: rules.join('\n'),
    available,
  }
}

/** Where a column begins in the grid's content, as if nothing were pinned. */
export function contentOffset(layout: GridLayout, laid: LaidColumn): number {
  if (laid.pinned === 'start') return laid.offset
  if (laid.pinned === 'end') return layout.startWidth + layout.centerWidth + laid.offset
  return layout.startWidth + laid.offset
}

/**
 * The scrolled columns that are visible, counted from the first of them.
 *
 * @param scrolled pixels that are scrolled away
 * @param width inner width of the grid; pinned columns take their part of it
 */
export function visibleColumns(
  { columns, startCount, endIndex, startWidth, endWidth }: GridLayout,
  scrolled: number,
  width: number,
): { startIndex: number; endIndex: number } | null {
  const room = width - startWidth - endWidth
  if (room <= 0 || endIndex === startCount) return null
  /** The last column that begins at or before a place. */
  const at = (place: number) => {
    let [low, high] = [startCount, endIndex - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (columns[middle]!.offset <= place) low = middle
      else high = middle - 1
    }
    return low - startCount
  }
  return { startIndex: at(scrolled), endIndex: at(scrolled + room - 0.1) }
}
