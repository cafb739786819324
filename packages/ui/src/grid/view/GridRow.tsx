import { memo, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { Row } from '@lading/core/rules'
import { cellText } from '../engine/cellText'
import type { GridController } from './gridController'
import type { GridLayout, LaidColumn } from './gridLayout'
import { BranchLabel } from '../features/tree/BranchLabel'
import { MoreButton } from '../features/sub-table/MoreButton'
import { TagList } from '../features/tag-colour/TagList'
import { RowMarker } from './RowMarker'

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
}

/** One row. It listens to its own record only, and draws only the columns in the window. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { grid, id, index, position, layout, columnStart, columnEnd } = props
  const { signals, store } = grid.engine
  const source = useMemo(
    () => ({ on: (listener: () => void) => signals.on(id, listener), version: () => signals.version(id) }),
    [signals, id],
  )
  useSyncExternalStore(source.on, source.version, source.version)
  const row = store.at(position)
  if (!row || store.idOf(row) !== id) return null
  const issues = grid.engine.issues.of(id)
  const original = grid.engine.tracker.originals.get(id)
  const cells: ReactNode[] = []
  const draw = (from: number, to: number, first: string) => {
    for (let i = from; i < to; i++) {
      const laid = layout.columns[i]!
      const message = issues?.get(laid.column.key)
      const changed = original !== undefined && !Object.is(original[laid.column.key], row[laid.column.key])
      cells.push(drawCell(props, row, laid, message !== undefined, changed, i === from ? first : ''))
    }
  }
  draw(0, layout.startCount, '')
  draw(columnStart, columnEnd, ' lg-first')
  draw(layout.endIndex, layout.columns.length, ' lg-last')
  const checked = grid.checked.has(id)
  const branch = grid.tree.at(position)
  return (
    <div
      role="row"
      className="lg-row"
      aria-rowindex={index + 1 + layout.headRows}
      aria-selected={checked || undefined}
      aria-level={branch && branch.depth + 1}
      aria-expanded={branch?.parent ? branch.open : undefined}
    >
      {cells}
    </div>
  )
})

function drawCell(
  { grid, position, readOnly, id, layout }: GridRowProps,
  row: Row,
  laid: LaidColumn,
  bad: boolean,
  changed: boolean,
  place: string,
): ReactNode {
  const { column } = laid
  const { cell, def } = column
  const locked = readOnly || !grid.canEdit({ column, row })
  let className = laid.className + place
  if (bad) className += ' lg-bad'
  if (changed) className += ' lg-dirty'
  if (grid.engine.conflicts.at(id, column.key)) className += ' lg-conflict'
  className += grid.flash.classOf(id, column.key)
  if (locked && !readOnly && !cell.marker) className += ' lg-locked'
  let content: ReactNode
  if (cell.marker) content = <RowMarker grid={grid} id={id} position={position} type={def.type} />
  else if (def.render) content = def.render({ value: row[column.key], row, index: position })
  else if (cell.Display || def.setTagColor) {
    const Display = def.setTagColor ? TagList : cell.Display!
    content = <Display value={row[column.key]} row={row} index={position} column={column} readOnly={locked} />
  } else content = cellText(column, row)
  if (laid.index === layout.firstData && grid.tree.enabled)
    content = (
      <BranchLabel grid={grid} position={position}>
        {content}
      </BranchLabel>
    )
  if (def.showDetails || def.subTable) {
    content = (
      <>
        <MoreButton grid={grid} id={id} columnKey={column.key} />
        {content}
      </>
    )
  }
  return (
    <div
      key={column.key}
      role="gridcell"
      className={className}
      aria-colindex={laid.index + 1}
      aria-readonly={locked || undefined}
      aria-invalid={bad || undefined}
    >
      {content}
    </div>
  )
}
