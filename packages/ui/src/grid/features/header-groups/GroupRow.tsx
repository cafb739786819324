import { memo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { GridLayout } from '../../kernel/gridLayout'
import { groupRuns } from './headerGroups'
import { groupPath } from '../../kernel/groupPath'

/** A stretch of columns that scroll together, and what of it is drawn; ends excluded. */
export interface HeaderRegion {
  from: number
  to: number
  drawnFrom: number
  drawnTo: number
  /** Class of the first cell that is drawn. */
  first: string
}

/** One level of group titles. A group reaches over its drawn columns only; its place and span are those of all. */
export const GroupRow = memo(function GroupRow(props: {
  layout: GridLayout
  level: number
  regions: readonly HeaderRegion[]
}) {
  const { layout, level, regions } = props
  const paths = layout.columns.map(({ column }) => groupPath(column.def))
  const cells: ReactNode[] = []
  for (const region of regions) {
    for (const run of groupRuns(paths, level, region.from, region.to)) {
      const from = Math.max(run.from, region.drawnFrom)
      const to = Math.min(run.to, region.drawnTo)
      if (from >= to) continue
      const [first, last] = [layout.columns[from]!, layout.columns[to - 1]!]
      const style: CSSProperties = { width: last.offset + last.width - first.offset }
      if (first.pinned === 'start') style.insetInlineStart = first.offset
      if (last.pinned === 'end') style.insetInlineEnd = layout.endWidth - last.offset - last.width
      const place = from === region.drawnFrom ? region.first : ''
      const className = `lg-cell${first.pinned ? ' lg-pinned' : ''}${place}`
      cells.push(
        run.title === undefined ? (
          <div key={run.from} role="none" className={className} style={style} />
        ) : (
          <div
            key={run.from}
            role="columnheader"
            className={`${className} lg-group`}
            style={style}
            title={run.title}
            aria-colindex={run.from + 1}
            aria-colspan={run.to - run.from}
          >
            <span className="lg-group-title" style={{ insetInlineStart: layout.startWidth + 8 }}>
              {run.title}
            </span>
          </div>
        ),
      )
    }
  }
  return (
    <div role="row" className="lg-row lg-groups" aria-rowindex={level + 1}>
      {cells}
    </div>
  )
})
