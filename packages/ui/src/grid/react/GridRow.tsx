import { Fragment, memo, useMemo, useSyncExternalStore } from 'react'
import type { CSSProperties, HTMLAttributes, ReactElement, ReactNode } from 'react'
import type { Row } from '@lading/core/rules'
import { cellText } from '../engine/cellText'
import { isEditable } from '../engine/compileColumns'
import type { GridController } from '../kernel/gridController'
import type { GridLayout, LaidColumn } from '../kernel/gridLayout'
import type { RowMetrics } from '../kernel/rowMetrics'
import { BranchLabel } from '../features/tree/BranchLabel'
import { MoreButton } from '../features/sub-table/MoreButton'
import { coveredCell, mergedCell } from '../features/spans/mergedCell'
import type { SpanMap } from '../features/spans/spanMap'
import { TagList } from '../cells/tags/TagList'
import { drawMarker } from './drawMarker'
import { checkedOf } from '../features/checked/checkedRows'
import { treeOf } from '../features/tree/treeRows'
import { flashOf } from '../features/live/flash'

interface GridRowProps {
  grid: GridController
  id: string
  /** Place on screen, from 0. */
  index: number
  /** Place in the data, from 0. */
  position: number
  layout: GridLayout
  columnStart: number
  columnEnd: number
  readOnly: boolean
  /** Which cells are merged. */
  spans: SpanMap | undefined
  /** Where rows are, if merged cells must follow it. */
  heights: RowMetrics | undefined
  /** First row of the window, when this one is above it and only merged cells that reach there are drawn. */
  ghost?: number
}

/** One row. It listens to its own record only, and draws only the columns in the window. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { grid, id, index, position, layout, columnStart, columnEnd, spans, ghost } = props
  const { signals, store } = grid.engine
  const source = useMemo(
    () => ({ on: (listener: () => void) => signals.on(id, listener), version: () => signals.version(id) }),
    [signals, id],
  )
  useSyncExternalStore(source.on, source.version, source.version)
  const row = store.at(position)
  if (!row || store.idOf(row) !== id) return null
  const issues = grid.engine.issues.of(id)
  const original = grid.engine.tracker.originalAt(position, id)
  const cells: ReactNode[] = []
  const draw = (from: number, to: number, first: string) => {
    for (let i = from; i < to; i++) {
      const merge = spans?.at(index, i)
      const place = i === from ? first : ''
      if (merge ? merge.top !== index || merge.bottom < (ghost ?? 0) : ghost !== undefined) {
        cells.push(coveredCell(layout.columns[i]!, place))
        continue
      }
      const laid = layout.columns[merge ? merge.left : i]!
      const message = issues?.get(laid.column.key)
      const changed = original !== undefined && !Object.is(original[laid.column.key], row[laid.column.key])
      const outside = merge !== undefined && merge.left < i
      const cell = drawCell(props, row, laid, message !== undefined, changed, outside ? '' : place)
      cells.push(merge ? mergedCell(cell, merge, layout, grid.viewport, outside) : cell)
      if (merge) i = merge.right
    }
  }
  draw(0, layout.startCount, '')
  draw(columnStart, columnEnd, ' lg-first')
  draw(layout.endIndex, layout.columns.length, ' lg-last')
  const checked = checkedOf(grid).has(id)
  const branch = treeOf(grid).at(position)
  return (
    <div
      role="row"
      className={ghost === undefined ? 'lg-row' : 'lg-row lg-ghost'}
      style={ghost === undefined ? undefined : aboveWindow(grid, index, ghost)}
      aria-rowindex={index + 1 + layout.headRows}
      aria-selected={checked || undefined}
      aria-level={branch && branch.depth + 1}
      aria-expanded={branch?.parent ? branch.open : undefined}
    >
      {cells}
    </div>
  )
})

function aboveWindow({ viewport }: GridController, index: number, first: number): CSSProperties {
  return { top: viewport.offsetOf(index) - viewport.offsetOf(first) }
}

function drawCell(
  { grid, position, readOnly, id, layout }: GridRowProps,
  row: Row,
  laid: LaidColumn,
  bad: boolean,
  changed: boolean,
  place: string,
): ReactElement<HTMLAttributes<HTMLElement>> {
  const { column } = laid
  const { cell, def } = column
  // Not `canEdit`: while the grid is busy, its cells look as they do before and after.
  const locked = readOnly || !isEditable(column, row)
  const entry = grid.engine.entries.at(id, column.key)
  let className = laid.className + place
  if (bad) className += ' lg-bad'
  if (!entry && grid.engine.altered.at(id, column.key, row[column.key])) className += ' lg-altered'
  if (changed || entry) className += ' lg-dirty'
  if (entry && !bad) className += ' lg-asking'
  if (grid.engine.conflicts.at(id, column.key)) className += ' lg-conflict'
  className += flashOf(grid).classOf(id, column.key)
  if (locked && !readOnly && !cell.marker) className += ' lg-locked'
  for (const mark of grid.marks) className += mark(row, laid, id)
  let content: ReactNode
  if (cell.marker) content = drawMarker(grid, id, position, def.type)
  else if (entry) content = entry.text
  // An element shows one row after the other: what has a state of its own begins anew with each (hence the keys).
  else if (def.render)
    content = <Fragment key={id}>{def.render({ value: row[column.key], row, index: position })}</Fragment>
  else if (cell.Display || def.setTagColor) {
    const Display = def.setTagColor ? TagList : cell.Display!
    content = (
      <Display
        key={id}
        value={row[column.key]}
        row={row}
        index={position}
        column={column}
        readOnly={locked}
      />
    )
  } else content = cellText(column, row)
  if (laid.index === layout.firstData && treeOf(grid).enabled)
    content = (
      <BranchLabel key={id} grid={grid} position={position}>
        {content}
      </BranchLabel>
    )
  if (def.showDetails || def.subTable) {
    content = (
      <Fragment key={id}>
        <MoreButton grid={grid} id={id} columnKey={column.key} />
        {content}
      </Fragment>
    )
  }
  return (
    <div
      key={column.key}
      role={def.rowHeader || def.type === 'row-number' ? 'rowheader' : 'gridcell'}
      className={className}
      aria-colindex={laid.index + 1}
      aria-readonly={locked || undefined}
      aria-invalid={bad || undefined}
      aria-busy={(entry && !bad) || undefined}
    >
      {content}
    </div>
  )
}
