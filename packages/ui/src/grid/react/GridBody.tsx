import { memo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { GridController } from '../kernel/gridController'
import type { EditableGridProps } from '../api/props'
import { ExpandedRow } from '../features/expand/ExpandedRow'
import { reachingRows } from '../features/spans/mergedCell'
import { DropLine } from './lazyParts'
import { GridRow } from './GridRow'
import { SelectionMarks } from './SelectionMarks'
import { betweenRowsOf } from '../view/betweenRows'
import { useSignal } from '../view/useSignal'
import { autoHeightOf } from '../features/auto-height/autoHeightOf'
import { expandedOf } from '../features/expand/expandedRows'
import { spansOf } from '../features/spans/gridSpans'

/**
 * The window of rows. It is one sticky box whose offsets are the negative of what it is taller than the view: while
 * the page is late, the browser holds it at its edge, so that old rows are seen instead of blanks.
 */
export const GridBody = memo(function GridBody({
  grid,
  readOnly,
  expandedRow,
}: {
  grid: GridController
  readOnly: boolean
  expandedRow?: EditableGridProps['expandedRow']
}) {
  const window = useSignal(grid.viewport.window)
  const layout = useSignal(grid.layout)
  useSignal(grid.engine.structure)
  useSignal(expandedOf(grid).version)
  useSignal(spansOf(grid).version)
  const between = useSignal(betweenRowsOf(grid))
  const auto = useSignal(autoHeightOf(grid).on)
  const { head, foot } = grid.viewport
  const { view, store } = grid.engine
  const end = Math.min(window.rowEnd, view.count)
  const spans = spansOf(grid).get()
  // Merged cells are as high as their rows, which may be measured.
  const heights = spans && auto ? window.metrics : undefined
  const rows: ReactNode[] = []
  const columnEnd = Math.min(window.columnEnd, layout.endIndex)
  // Merged cells that begin above the window are drawn by their own rows, of which nothing else is seen.
  for (const index of spans && end > 0 ? reachingRows(spans, window.rowStart, layout.columns.length) : []) {
    const position = view.positionAt(index)
    const id = store.idAt(position)
    const ghost = window.rowStart
    const own = { grid, id, index, position, layout, columnEnd, readOnly, spans, heights, ghost }
    rows.push(<GridRow key={id} {...own} columnStart={window.columnStart} />)
  }
  if (window.rowStart === 0) rows.push(between?.(-1))
  const ids: string[] = []
  for (let index = window.rowStart; index < end; index++) ids.push(store.idAt(view.positionAt(index)))
  const slots = grid.slots.assign(ids)
  for (const [n, id] of ids.entries()) {
    const index = window.rowStart + n
    const position = view.positionAt(index)
    rows.push(
      <GridRow
        key={`\n${slots[n]}`}
        grid={grid}
        id={id}
        index={index}
        position={position}
        layout={layout}
        columnStart={window.columnStart}
        columnEnd={columnEnd}
        readOnly={readOnly}
        spans={spans}
        heights={heights}
      />,
    )
    if (expandedRow && expandedOf(grid).has(id))
      rows.push(
        <ExpandedRow
          key={`${id}\n`}
          grid={grid}
          id={id}
          position={position}
          width={window.width}
          render={expandedRow}
        />,
      )
    rows.push(between?.(index))
  }
  const height = grid.viewport.offsetInWindow(end)
  const spare = window.bodyHeight - height
  const gap = layout.columns[window.columnStart]?.offset ?? 0
  const style: CSSProperties & Record<'--lg-gap', string> = {
    '--lg-gap': `${gap}px`,
    ...(spare < 0 ? { top: head + spare, bottom: foot + spare } : { position: 'relative' as const }),
  }
  return (
    <div className="lg-sizer" style={{ height: grid.viewport.contentHeight, width: layout.totalWidth }}>
      <div style={{ height: Math.max(0, window.top) }} />
      <div className="lg-window" style={style}>
        <SelectionMarks grid={grid} />
        <DropLine grid={grid} />
        <div role="rowgroup" className={auto ? 'lg-body lg-auto' : 'lg-body'} data-head={layout.headRows}>
          {rows}
        </div>
      </div>
    </div>
  )
})
