import { memo } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { headerKey } from '../features/columns/headerKeys'
import { groupPath } from '../kernel/groupPath'
import { GroupRow } from '../features/header-groups/GroupRow'
import type { GridController } from '../kernel/gridController'
import type { LaidColumn } from '../kernel/gridLayout'
import type { ResizeStart } from '../features/resizing/useResize'
import { HeaderCell } from './HeaderCell'
import { useSignal } from '../view/useSignal'
import { headerOf } from '../features/columns/headerState'
import { sortOf } from '../features/sorting/sorting'
import { columnFiltersOf } from '../features/filtering/filtering'

interface GridHeaderProps {
  grid: GridController
  onResize: ResizeStart
}

/** The rows of group titles and of titles. Only the columns in the window are in the document. */
export const GridHeader = memo(function GridHeader({ grid, onResize }: GridHeaderProps) {
  const layout = useSignal(grid.layout)
  const { start: columnStart, end: columnEnd } = useSignal(grid.viewport.columns)
  const wished = useSignal(headerOf(grid).stop)
  const menus = useSignal(headerOf(grid).menus)
  const drop = useSignal(headerOf(grid).drop)
  const dragged = useSignal(headerOf(grid).dragged)
  const sort = useSignal(sortOf(grid))
  const filters = useSignal(columnFiltersOf(grid))
  const regions = [
    { from: 0, to: layout.startCount, drawnFrom: 0, drawnTo: layout.startCount, first: '' },
    {
      from: layout.startCount,
      to: layout.endIndex,
      drawnFrom: columnStart,
      drawnTo: Math.min(columnEnd, layout.endIndex),
      first: ' lg-first',
    },
    {
      from: layout.endIndex,
      to: layout.columns.length,
      drawnFrom: layout.endIndex,
      drawnTo: layout.columns.length,
      first: ' lg-last',
    },
  ]
  const drawn = regions.flatMap(({ drawnFrom, drawnTo }) => layout.columns.slice(drawnFrom, drawnTo))
  const stops = drawn.filter(({ column }) => !column.cell.marker).map(({ column }) => column.key)
  const stop = wished !== undefined && stops.includes(wished) ? wished : stops[0]
  const cells: ReactNode[] = []
  for (const { drawnFrom, drawnTo, first } of regions) {
    for (let i = drawnFrom; i < drawnTo; i++) {
      const laid = layout.columns[i]!
      const { key, def } = laid.column
      cells.push(
        <HeaderCell
          key={key}
          grid={grid}
          laid={laid}
          place={i === drawnFrom ? first : ''}
          above={layout.headRows - 1 - groupPath(def).length}
          stop={key === stop}
          menus={menus && !laid.column.cell.marker}
          sorted={sort?.key === key ? sort.direction : undefined}
          filtered={filters[key] !== undefined}
          dragged={dragged === key}
          drop={drop?.key === key ? drop.side : undefined}
          onResize={onResize}
        />,
      )
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (headerKey(grid, event)) event.preventDefault()
  }
  return (
    <div
      role="rowgroup"
      className="lg-head"
      style={gapStyle(layout.columns[columnStart])}
      onKeyDown={menus ? onKeyDown : undefined}
    >
      {Array.from({ length: layout.headRows - 1 }, (_, level) => (
        <GroupRow key={level} layout={layout} level={level} regions={regions} />
      ))}
      <div role="row" className="lg-row" aria-rowindex={layout.headRows}>
        {cells}
      </div>
    </div>
  )
})

/** Room for the columns before the first one that is drawn. */
export function gapStyle(first: LaidColumn | undefined): Record<string, string> {
  return { '--lg-gap': `${first?.pinned ? 0 : (first?.offset ?? 0)}px` }
}
