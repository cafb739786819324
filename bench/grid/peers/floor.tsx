import { memo, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Peer } from '../page/peer'
import type { BenchColumn, BenchRow } from '../page/table'
import { COLUMN_WIDTH, HEADER_HEIGHT, HOST, ROW_HEIGHT } from '../page/table'
import { rowsInHand } from '../kit/rowsInHand'
import { mountReact, scrolling } from '../kit/mountReact'

/** Rows drawn beyond the visible ones, on each side. */
const SPARE = 4
const cell = { position: 'absolute', width: COLUMN_WIDTH, padding: '8px', boxSizing: 'border-box' } as const

interface WindowOf {
  firstRow: number
  lastRow: number
  firstColumn: number
  lastColumn: number
}

const Row = memo(function Row(props: {
  row: BenchRow
  top: number
  columns: BenchColumn[]
  first: number
  last: number
}) {
  const { row, top, columns, first, last } = props
  return (
    <div style={{ position: 'absolute', top, height: ROW_HEIGHT, width: columns.length * COLUMN_WIDTH }}>
      {columns.slice(first, last).map((column, index) => (
        <div key={column.key} style={{ ...cell, left: (first + index) * COLUMN_WIDTH }}>
          {row[column.key]}
        </div>
      ))}
    </div>
  )
})

function visible(scroller: HTMLElement | null, rows: number, columns: number): WindowOf {
  const top = scroller?.scrollTop ?? 0
  const left = scroller?.scrollLeft ?? 0
  return {
    firstRow: Math.max(0, Math.floor(top / ROW_HEIGHT) - SPARE),
    lastRow: Math.min(rows, Math.ceil((top + HOST.height) / ROW_HEIGHT) + SPARE),
    firstColumn: Math.floor(left / COLUMN_WIDTH),
    lastColumn: Math.min(columns, Math.ceil((left + HOST.width) / COLUMN_WIDTH)),
  }
}

/** The least that shows a window of rows: no selection, no editing, no keyboard. The floor under every figure. */
function FloorTable({ rows, columns }: { rows: BenchRow[]; columns: BenchColumn[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(() => visible(null, rows.length, columns.length))
  useLayoutEffect(() => {
    const element = scroller.current!
    const follow = () => flushSync(() => setSeen(visible(element, rows.length, columns.length)))
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [rows.length, columns.length])
  const last = Math.min(seen.lastRow, rows.length)
  return (
    <div
      ref={scroller}
      data-scroller=""
      style={{ height: HOST.height, overflow: 'auto', background: '#fff' }}
    >
      <div style={{ position: 'sticky', top: 0, height: HEADER_HEIGHT, zIndex: 1, background: '#fafafa' }}>
        {columns.map((column, index) => (
          <div key={column.key} style={{ ...cell, left: index * COLUMN_WIDTH }}>
            {column.title}
          </div>
        ))}
      </div>
      <div
        style={{
          position: 'relative',
          height: rows.length * ROW_HEIGHT,
          width: columns.length * COLUMN_WIDTH,
        }}
      >
        {rows.slice(seen.firstRow, last).map((row, index) => (
          <Row
            key={row.id}
            row={row}
            top={(seen.firstRow + index) * ROW_HEIGHT}
            columns={columns}
            first={seen.firstColumn}
            last={seen.lastColumn}
          />
        ))}
      </div>
    </div>
  )
}

export const peer: Peer = {
  title: 'floor (hand-made)',
  package: 'react',
  abilities: ['scroll', 'sideways', 'update', 'sort', 'filter'],
  note: 'A virtual window of plain rows and nothing else; sorts and filters its array by hand.',
  mount(host, table) {
    const hand = rowsInHand(table)
    const unmount = mountReact(host, hand, () => <FloorTable rows={hand.rows()} columns={table.columns} />)
    return { ...hand.grid, ...scrolling(() => host.querySelector<HTMLElement>('[data-scroller]')!), unmount }
  },
}
