import { memo } from 'react'
import type { ReactNode } from 'react'
import { commitEdit } from '../features/editing/editCommands'
import { nextSort } from '../features/sorting/sortPositions'
import type { GridController } from './gridController'
import type { LaidColumn } from './gridLayout'
import { useCell } from './useCell'

/** Starts to resize a column; answers nothing, follows the pointer by itself. */
export type ResizeStart = (
  key: string,
  event: { clientX: number; pointerId: number; currentTarget: Element },
) => void

interface GridHeaderProps {
  grid: GridController
  onResize: ResizeStart
}

/** The row of titles. Only the columns in the window are in the document. */
export const GridHeader = memo(function GridHeader({ grid, onResize }: GridHeaderProps) {
  const layout = useCell(grid.layout)
  const { columnStart, columnEnd } = useCell(grid.viewport.window)
  const cells: ReactNode[] = []
  const draw = (from: number, to: number, first: string) => {
    for (let i = from; i < to; i++) {
      const laid = layout.columns[i]!
      cells.push(
        <HeaderCell
          key={laid.column.key}
          grid={grid}
          laid={laid}
          place={i === from ? first : ''}
          onResize={onResize}
        />,
      )
    }
  }
  draw(0, layout.startCount, '')
  draw(columnStart, Math.min(columnEnd, layout.endIndex), ' lg-first')
  draw(layout.endIndex, layout.columns.length, ' lg-last')
  return (
    <div role="rowgroup" className="lg-head" style={gapStyle(layout.columns[columnStart])}>
      <div role="row" className="lg-row" aria-rowindex={1}>
        {cells}
      </div>
    </div>
  )
})

/** Room for the columns before the first one that is drawn. */
export function gapStyle(first: LaidColumn | undefined): Record<string, string> {
  return { '--lg-gap': `${first?.pinned ? 0 : (first?.offset ?? 0)}px` }
}

interface HeaderCellProps extends GridHeaderProps {
  laid: LaidColumn
  place: string
}

function HeaderCell({ grid, laid, place, onResize }: HeaderCellProps) {
  const { column } = laid
  const { def, cell } = column
  const sort = useCell(grid.sort)
  const sorted = sort?.key === column.key ? sort.direction : undefined
  const resizable = def.resizable !== false && !cell.marker
  return (
    <div
      role="columnheader"
      className={laid.className + place}
      aria-colindex={laid.index + 1}
      aria-sort={def.sorter ? (sorted ?? 'none') : undefined}
      title={def.tipsContent ?? (cell.marker ? undefined : column.title)}
    >
      {def.type === 'row-checkbox' ? (
        <SelectAll grid={grid} />
      ) : (
        <>
          {column.required && (
            <span className="lg-star" role="img" aria-label={grid.messages.required}>
              *
            </span>
          )}
          {def.sorter ? (
            <button
              type="button"
              className={`lg-sort${sorted ? ` lg-${sorted}` : ''}`}
              aria-label={grid.messages.sortBy(column.title)}
              onClick={() => {
                if (commitEdit(grid, { force: true })) grid.sortBy(nextSort(grid.sort.get(), column.key))
              }}
            >
              {column.title}
            </button>
          ) : (
            column.title
          )}
        </>
      )}
      {resizable && <span className="lg-grip" onPointerDown={(event) => onResize(column.key, event)} />}
    </div>
  )
}

function SelectAll({ grid }: { grid: GridController }) {
  useCell(grid.checked.version)
  useCell(grid.engine.structure)
  const all = grid.checked.all()
  return (
    <span
      className={`lg-check${all === true ? ' lg-on' : all === 'some' ? ' lg-some' : ''}`}
      role="checkbox"
      aria-checked={all === 'some' ? 'mixed' : all}
      aria-label={grid.messages.selectAll}
    />
  )
}
