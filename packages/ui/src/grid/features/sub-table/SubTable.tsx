import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import type { Row } from '@lading/core/rules'
import { lazyMessages } from '../../view/lazyMessages'
import type { EditableGridProps } from '../../api/props'
import { FloatLayer } from '../../view/FloatLayer'
import type { GridController } from '../../kernel/gridController'
import { placeFloat } from '../editing/placeFloat'
import type { OpenCell } from './openCell'
import { RETRIES, loadWithRetries } from './loadWithRetries'

interface SubTableProps {
  grid: GridController
  /** What draws the rows: given, because the grid draws this. */
  Grid: ComponentType<EditableGridProps>
  cell: OpenCell
  onClose: () => void
}

type Found = { rows: readonly Row[] } | { failed: true } | undefined

/**
 * The table a cell opens in a popover: rows of `column.subTable`, loaded when it is opened. Escape, a press beside it or
 * scrolling its cell away closes it; the keyboard goes back to the cell.
 */
export function SubTable({ grid, Grid, cell, onClose }: SubTableProps) {
  const box = useRef<HTMLDivElement>(null)
  const found = useSubRows(grid, cell)
  const column = grid.engine.column(cell.key)
  const definition = column?.def.subTable
  const leave = useRef(onClose)
  useEffect(() => {
    leave.current = onClose
  })

  useLayoutEffect(() => {
    const place = () => {
      const at = grid.find(cell.rowId, cell.key)
      const head = grid.layout.get().headRows
      const anchor =
        at &&
        grid.viewport.element?.querySelector(
          `.lg-body > .lg-row[aria-rowindex="${at.row + 1 + head}"] > [aria-colindex="${at.column + 1}"]`,
        )
      if (!anchor) leave.current()
      else if (box.current) placeFloat(box.current, anchor.getBoundingClientRect(), 'below')
    }
    place()
    const scroller = grid.viewport.element
    const observer = new ResizeObserver(place)
    if (box.current) observer.observe(box.current)
    scroller?.addEventListener('scroll', place, { passive: true })
    return () => {
      observer.disconnect()
      scroller?.removeEventListener('scroll', place)
    }
  }, [grid, cell])

  useEffect(() => {
    const press = (event: PointerEvent) => {
      const { target } = event
      if (target instanceof Element && !box.current?.contains(target) && !target.closest('.lg-float'))
        leave.current()
    }
    document.addEventListener('pointerdown', press, true)
    return () => document.removeEventListener('pointerdown', press, true)
  }, [])

  // The keyboard goes to the table as soon as it is there, before that to the popover.
  useEffect(() => (box.current?.querySelector('textarea') ?? box.current)?.focus(), [found])

  if (!definition || !column) return null
  const title = definition.title ?? column.title
  return (
    <FloatLayer grid={grid}>
      <div
        ref={box}
        role="dialog"
        aria-label={title}
        aria-busy={found === undefined}
        tabIndex={-1}
        className="lg-float lg-sub"
        style={{ width: definition.width ?? 480 }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          onClose()
        }}
      >
        {found === undefined ? (
          <div className="lg-none" role="status">
            {grid.messages.loading}
          </div>
        ) : 'failed' in found ? (
          <div className="lg-none" role="alert">
            {lazyMessages(grid).subTableFailed(RETRIES)}
          </div>
        ) : (
          <Grid
            columns={definition.columns}
            rows={found.rows}
            rowKey={definition.rowKey ?? 'id'}
            locale={grid.validator.locale}
            aria-label={title}
            size="small"
            maxHeight={300}
            readOnly
          />
        )}
      </div>
    </FloatLayer>
  )
}

/** The rows of an opened sub-table: undefined while they are loaded. */
function useSubRows(grid: GridController, cell: OpenCell): Found {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const row = grid.engine.store.byId(cell.rowId)
    const load = grid.engine.column(cell.key)?.def.subTable?.load
    if (!row || !load) return
    const abort = new AbortController()
    loadWithRetries(async (signal) => load(row, signal), abort.signal).then(
      (rows) => !abort.signal.aborted && setFound({ rows }),
      () => {
        if (abort.signal.aborted) return
        setFound({ failed: true })
        grid.live.set(lazyMessages(grid).subTableFailed(RETRIES))
      },
    )
    return () => abort.abort()
  }, [grid, cell])
  return found
}
