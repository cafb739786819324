import { memo, useEffect } from 'react'
import type { ReactNode } from 'react'
import type { StatisticKind } from '../api/figures'
import { figureText, statisticsOf } from '../features/statistics/statisticsOf'
import type { GridController } from '../kernel/gridController'
import { gapStyle } from './GridHeader'
import type { LaidColumn } from '../kernel/gridLayout'
import { useSignal } from '../view/useSignal'

/** The rows of totals: 合计 and 平均, as far as columns ask for them. */
export const GridFooter = memo(function GridFooter({ grid }: { grid: GridController }) {
  const layout = useSignal(grid.layout)
  const { start: columnStart, end: columnEnd } = useSignal(grid.viewport.columns)
  const figures = useSignal(grid.engine.totals.figures)
  useSignal(grid.engine.structure)
  const kinds = (['sum', 'average'] as const).filter((kind) =>
    layout.columns.some(({ column }) => statisticsOf(column.def).includes(kind)),
  )
  const seen = layout.columns
    .filter(({ index, pinned }) => pinned || (index >= columnStart && index < columnEnd))
    .map(({ column }) => column.key)
    .join('\n')
  useEffect(() => grid.engine.totals.want(seen.split('\n')), [grid, seen])
  if (kinds.length === 0) return null
  const text = (laid: LaidColumn, kind: StatisticKind) => {
    if (!statisticsOf(laid.column.def).includes(kind)) return ''
    return figureText(figures[laid.column.key]?.[kind], laid.column.def)
  }
  const row = (kind: StatisticKind, n: number) => {
    const cells: ReactNode[] = []
    const draw = (from: number, to: number, place: string) => {
      for (let i = from; i < to; i++) {
        const laid = layout.columns[i]!
        cells.push(
          <div
            key={laid.column.key}
            role={i === 0 ? 'rowheader' : 'gridcell'}
            className={laid.className + (i === from ? place : '')}
            aria-colindex={i + 1}
          >
            {i === 0 ? [grid.messages[kind], text(laid, kind)].filter(Boolean).join(' ') : text(laid, kind)}
          </div>,
        )
      }
    }
    draw(0, layout.startCount, '')
    draw(columnStart, Math.min(columnEnd, layout.endIndex), ' lg-first')
    draw(layout.endIndex, layout.columns.length, ' lg-last')
    return (
      <div key={kind} role="row" className="lg-row" aria-rowindex={grid.rowCount + 1 + layout.headRows + n}>
        {cells}
      </div>
    )
  }
  return (
    <div role="rowgroup" className="lg-foot" style={gapStyle(layout.columns[columnStart])}>
      {kinds.map(row)}
    </div>
  )
})
