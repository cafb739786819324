import { memo, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { Row } from '@lading/core/rules'
import type { GridController } from '../../kernel/gridController'
import { expandedOf } from './expandedRows'

interface ExpandedRowProps {
  grid: GridController
  id: string
  position: number
  /** Width of the visible part of the grid, in pixels: what is below a row does not scroll sideways with it. */
  width: number
  render: (row: Row, index: number) => ReactNode
}

/** What stands below an open row. Its height is its own; the rows behind it make room. */
export const ExpandedRow = memo(function ExpandedRow(props: ExpandedRowProps) {
  const { grid, id, position, width, render } = props
  const { signals, store } = grid.engine
  const source = useMemo(
    () => ({ on: (listener: () => void) => signals.on(id, listener), version: () => signals.version(id) }),
    [signals, id],
  )
  useSyncExternalStore(source.on, source.version, source.version)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => expandedOf(grid).measure(id, Math.ceil(element.getBoundingClientRect().height))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid, id])
  const row = store.at(position)
  if (!row || store.idOf(row) !== id) return null
  return (
    <div ref={box} role="row" className="lg-detail" style={{ width }}>
      <div role="gridcell">{render(row, position)}</div>
    </div>
  )
})
