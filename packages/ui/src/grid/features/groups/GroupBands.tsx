import { memo, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { cellText } from '../../engine/cellText'
import type { GridController } from '../../kernel/gridController'
import { contentOffset } from '../../kernel/gridLayout'
import type { LaidColumn } from '../../kernel/gridLayout'
import { betweenRowsOf } from '../../view/betweenRows'
import { lazyMessages } from '../../view/lazyMessages'
import { useSignal } from '../../view/useSignal'
import { figureText, statisticsOf } from '../statistics/statisticsOf'
import { GroupedRows } from './groupedRows'
import type { RowGroup } from './groupRows'
import { groupStyles } from './groupStyles'
import { groupsOf } from './groups'

/** Puts the rows into groups while a column is chosen for it. It draws nothing itself: headings stand between rows. */
export const GroupBands = memo(function GroupBands({ grid }: { grid: GridController }) {
  const key = useSignal(groupsOf(grid).wanted)
  useLayoutEffect(() => {
    if (key === undefined || !grid.engine.column(key)) return
    const rows = new GroupedRows(grid, key)
    const extras = (rowHeight: number) => rows.extras(rowHeight)
    const between = betweenRowsOf(grid)
    const draw = () =>
      between.set((index) =>
        rows
          .below(index)
          .map((group) => <Band key={`group\n${group.value}`} grid={grid} rows={rows} group={group} />),
      )
    grid.extras.push(extras)
    grid.unfold = (id) => rows.unfold(id)
    const end = groupsOf(grid).use(rows)
    const ended = grid.engine.structure.on(draw)
    grid.keepPlace(() => grid.engine.rearrange())
    return () => {
      ended()
      rows.end()
      end()
      grid.extras.splice(grid.extras.indexOf(extras), 1)
      grid.unfold = () => {}
      between.set(undefined)
      grid.keepPlace(() => grid.engine.rearrange())
    }
  }, [grid, key])
  return key === undefined ? null : (
    <style href="lading-grid-groups" precedence="medium">
      {groupStyles}
    </style>
  )
})

/** Least and greatest width of a heading's name, in pixels; it ends where figures begin. */
const NAME = { least: 160, most: 480 }

/** The heading of a group: its name, how many rows it has, and the figures of its columns. */
const Band = memo(function Band(props: { grid: GridController; rows: GroupedRows; group: RowGroup }) {
  const { grid, rows, group } = props
  const layout = useSignal(grid.layout)
  const { start, end } = useSignal(grid.viewport.columns)
  useSignal(rows.version)
  const messages = lazyMessages(grid)
  const column = grid.engine.column(rows.key)
  const first = grid.engine.store.at(group.positions[0] ?? -1)
  const name = (column && first && group.value !== '' && cellText(column, first)) || messages.blankGroup
  const folded = rows.isFolded(group.value)
  const summed = layout.columns.find((laid) => statisticsOf(laid.column.def).length > 0)
  const room = summed ? contentOffset(layout, summed) : NAME.most
  const width = Math.max(NAME.least, Math.min(room, NAME.most))
  const cells: ReactNode[] = []
  const draw = (from: number, to: number, place: string) => {
    for (let i = from; i < to; i++) {
      const laid = layout.columns[i]!
      const text = figuresOf(laid, group, rows, messages)
      cells.push(
        <div
          key={laid.column.key}
          role={text ? 'gridcell' : 'presentation'}
          className={laid.className + (i === from ? place : '')}
          aria-colindex={text ? i + 1 : undefined}
        >
          {text}
        </div>,
      )
    }
  }
  draw(0, layout.startCount, '')
  draw(start, Math.min(end, layout.endIndex), ' lg-first')
  draw(layout.endIndex, layout.columns.length, ' lg-last')
  return (
    <div role="row" className="lg-detail lg-band">
      <div role="rowheader" className="lg-band-name" style={{ width, marginInlineEnd: -width }}>
        <button
          type="button"
          className="lg-link"
          aria-expanded={!folded}
          onClick={() => rows.fold(group.value)}
        >
          <span className={folded ? 'lg-twist' : 'lg-twist lg-on'} aria-hidden="true" />
          <span className="lg-band-text">{messages.groupOf(column?.title ?? rows.key, name)}</span>
          <span className="lg-band-count">{messages.groupCount(group.positions.length)}</span>
        </button>
      </div>
      {cells}
    </div>
  )
})

/** The sum of a column in a group, else its average: as many figures as one line holds. */
function figuresOf(
  { column }: LaidColumn,
  group: RowGroup,
  rows: GroupedRows,
  messages: { sum: string; average: string },
): string {
  const [kind] = statisticsOf(column.def)
  if (!kind) return ''
  const text = figureText(rows.figures.of(group, column.key)?.[kind], column.def)
  return kind === 'sum' ? text : `${messages.average} ${text}`
}
