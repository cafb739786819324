import { memo } from 'react'
import type { CSSProperties } from 'react'
import { commitEdit } from '../features/editing/editCommands'
import { nextSort } from '../features/sorting/sortPositions'
import type { GridController } from '../kernel/gridController'
import type { ResizeStart } from '../features/resizing/useResize'
import type { LaidColumn } from '../kernel/gridLayout'
import { useSignal } from '../view/useSignal'
import { sortOf, sortBy } from '../features/sorting/sorting'
import { headerOf } from '../features/columns/headerState'
import type { ColumnDrop } from '../features/columns/headerState'
import type { SortChoice } from '../api/arrangement'
import { checkedOf } from '../features/checked/checkedRows'
import { lazyDragColumn, lazyFitColumn } from '../features/columns/lazy'

interface HeaderCellProps {
  grid: GridController
  laid: LaidColumn
  /** Class of its place: the first one that is drawn, the first pinned at the end. */
  place: string
  /** Rows of group titles above it that it takes, too. */
  above: number
  /** Tab leads to this column's button. */
  stop: boolean
  /** It has the button that opens its menu. */
  menus: boolean
  sorted: SortChoice['direction'] | undefined
  filtered: boolean
  /** It is being dragged. */
  dragged: boolean
  /** The side of it at which a dragged column would be put. */
  drop: ColumnDrop['side'] | undefined
  onResize: ResizeStart
}

/** A title: with its sort, its menu, the mark of its filter, and the grip that changes the width. */
export const HeaderCell = memo(function HeaderCell(props: HeaderCellProps) {
  const { grid, laid, place, above, stop, menus, sorted, filtered, dragged, drop, onResize } = props
  const { column } = laid
  const { def, cell } = column
  const resizable = def.resizable !== false && !cell.marker
  let className = laid.className + place
  if (menus) className += ' lg-has-menu'
  if (dragged) className += ' lg-dragged'
  if (drop) className += ` lg-drop-${drop}`
  if (above > 0) className += ' lg-up'
  return (
    <div
      role="columnheader"
      className={className}
      data-key={column.key}
      style={above > 0 ? ({ '--lg-up': above } as CSSProperties) : undefined}
      aria-colindex={laid.index + 1}
      aria-sort={def.sorter === true || sorted ? (sorted ?? 'none') : undefined}
      title={def.tipsContent ?? (cell.marker ? undefined : column.title)}
      onPointerDown={menus ? (event) => press(grid, column.key, event) : undefined}
    >
      {def.type === 'row-checkbox' ? (
        <SelectAll grid={grid} />
      ) : (
        <span className="lg-title">
          {column.required && (
            <span className="lg-star" role="img" aria-label={grid.messages.required}>
              *
            </span>
          )}
          {def.sorter === true ? (
            <button
              type="button"
              className={`lg-sort${sorted ? ` lg-${sorted}` : ''}`}
              aria-label={grid.messages.sortBy(column.title)}
              tabIndex={menus ? -1 : undefined}
              onClick={() => {
                if (commitEdit(grid, { force: true })) sortBy(grid, nextSort(sortOf(grid).get(), column.key))
              }}
            >
              {column.title}
            </button>
          ) : (
            <span className={sorted ? `lg-sorted lg-${sorted}` : undefined}>{column.title}</span>
          )}
        </span>
      )}
      {menus && (
        <button
          type="button"
          className={`lg-more${filtered ? ' lg-filtered' : ''}`}
          aria-label={grid.messages.columnMenu(column.title, filtered)}
          aria-haspopup="menu"
          tabIndex={stop ? 0 : -1}
          onFocus={() => headerOf(grid).stop.set(column.key)}
          onClick={() => headerOf(grid).open.set({ key: column.key, part: 'menu' })}
        />
      )}
      {resizable && (
        <span
          className="lg-grip"
          onPointerDown={(event) => {
            event.stopPropagation()
            onResize(column.key, event)
          }}
          onDoubleClick={() => lazyFitColumn.use(grid, (fitColumn) => fitColumn(grid, column.key))}
        />
      )}
    </div>
  )
})

/** A press on a title may become a drag of the column. A finger scrolls there: columns are moved by the menu then. */
function press(
  grid: GridController,
  key: string,
  event: { clientX: number; pointerId: number; pointerType: string; button: number; target: EventTarget },
): void {
  const onMenu = (event.target as Element).closest('.lg-more')
  if (event.button !== 0 || event.pointerType === 'touch' || onMenu) return
  const { clientX, pointerId } = event
  lazyDragColumn.use(grid, (dragColumn) => dragColumn(grid, key, { clientX, pointerId }))
}

function SelectAll({ grid }: { grid: GridController }) {
  useSignal(checkedOf(grid).version)
  useSignal(grid.engine.structure)
  const all = checkedOf(grid).all()
  return (
    <span
      className={`lg-check${all === true ? ' lg-on' : all === 'some' ? ' lg-some' : ''}`}
      role="checkbox"
      aria-checked={all === 'some' ? 'mixed' : all}
      aria-label={grid.messages.selectAll}
    />
  )
}
