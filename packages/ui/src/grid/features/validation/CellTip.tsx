import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { conflictText } from '../live/conflicts'
import { placeFloat } from '../editing/placeFloat'
import { cellOf } from '../pointer/usePointer'
import { ScrollFlag } from '../scrolling/scrollFlag'
import type { CellAt } from '../../kernel/selection'
import { FloatLayer } from '../../view/FloatLayer'
import type { GridController } from '../../kernel/gridController'
import { useSignal } from '../../view/useSignal'
import { editingOf } from '../editing/editing'

/** The message of a refused cell (spec 2 §5): of the one under the mouse, else of the active one. */
export const CellTip = memo(function CellTip({ grid }: { grid: GridController }) {
  const [hovered, setHovered] = useState<CellAt>()
  const selection = useSignal(grid.selection)
  const edit = useSignal(editingOf(grid).state)
  const window = useSignal(grid.viewport.window)
  const focused = useSignal(grid.focused)
  useSignal(grid.engine.issueVersion)
  useSignal(grid.engine.conflictVersion)
  useSignal(grid.engine.alteredVersion)
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroller = grid.viewport.element
    if (!scroller) return
    const flag = new ScrollFlag()
    // Rows that pass under the mouse are not pointed at: what counts is where they come to rest.
    const over = (event: Event) => {
      if (!flag.on.get())
        setHovered(cellOf((event.target as Element).closest('.lg-bad,.lg-conflict,.lg-altered')))
    }
    const leave = () => setHovered(undefined)
    const rest = () => {
      if (!flag.on.get())
        setHovered(cellOf(scroller.querySelector(':is(.lg-bad,.lg-conflict,.lg-altered):hover')))
    }
    scroller.addEventListener('mouseover', over)
    scroller.addEventListener('mouseleave', leave)
    const ends = [flag.attach(scroller), flag.on.on(rest)]
    return () => {
      scroller.removeEventListener('mouseover', over)
      scroller.removeEventListener('mouseleave', leave)
      ends.reverse().forEach((end) => end())
    }
  }, [grid])
  const at = hovered ?? (focused && !edit ? selection?.active : undefined)
  const spot = at && grid.spot(at)
  const message = spot && tipText(grid, spot.id, spot.column.key)
  useLayoutEffect(() => {
    const { element } = grid.viewport
    if (!tip.current || !element || !at) return
    const place = () => {
      const cell = element.querySelector(
        `.lg-body [aria-rowindex="${at.row + 1 + grid.layout.get().headRows}"] > [aria-colindex="${at.column + 1}"]`,
      )
      const visible = cell && shows(element, cell, grid.viewport.head, grid.viewport.foot)
      if (!tip.current) return
      tip.current.style.visibility = visible ? 'visible' : 'hidden'
      if (cell) placeFloat(tip.current, cell.getBoundingClientRect(), 'below')
    }
    place()
    globalThis.addEventListener('scroll', place, { capture: true, passive: true })
    return () => globalThis.removeEventListener('scroll', place, { capture: true })
  }, [grid, at, message, window])
  if (!message) return null
  return (
    <FloatLayer grid={grid}>
      <div ref={tip} className="lg-float lg-tip" role="tooltip" id={`${grid.id}-tip`}>
        {message}
      </div>
    </FloatLayer>
  )
})

/** Why a cell is refused, what others made of it, and what its value leaves out. */
function tipText(grid: GridController, rowId: string, key: string): string | undefined {
  const { engine } = grid
  const altered = engine.entries.at(rowId, key)
    ? undefined
    : engine.altered.at(rowId, key, engine.store.byId(rowId)?.[key])
  const texts = [engine.issues.message(rowId, key), conflictText(grid, rowId, key), altered?.message]
  return texts.filter(Boolean).join(' · ') || undefined
}

/** Whether a cell is seen between header and footer. */
function shows(scroller: Element, cell: Element, head: number, foot: number): boolean {
  const outer = scroller.getBoundingClientRect()
  const inner = cell.getBoundingClientRect()
  return inner.bottom > outer.top + head && inner.top < outer.bottom - foot
}
