import { memo, useLayoutEffect, useRef } from 'react'
import type { PointerEvent } from 'react'
import { trackPointer } from '../pointer/trackPointer'
import { rangeOf } from '../../kernel/selection'
import type { GridController } from '../../kernel/gridController'
import { isRtl } from '../../kernel/isRtl'
import { useSignal } from '../../view/useSignal'
import { editingOf } from '../editing/editing'

/** The knobs at two corners of the range, by which a finger makes it larger or smaller. */
export const TouchHandles = memo(function TouchHandles({ grid }: { grid: GridController }) {
  const touch = useSignal(grid.touch)
  const selection = useSignal(grid.selection)
  const edit = useSignal(editingOf(grid).state)
  const focused = useSignal(grid.focused)
  const shown = touch && focused && !edit && selection !== undefined && !selection.others
  return shown ? <Knobs grid={grid} /> : null
})

function Knobs({ grid }: { grid: GridController }) {
  const selection = useSignal(grid.selection)
  const layout = useSignal(grid.layout)
  const window = useSignal(grid.viewport.window)
  const first = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { viewport } = grid
    const scroller = viewport.element
    if (!scroller || !selection) return
    const place = () => {
      const { top, bottom, left, right } = rangeOf(selection)
      const from = viewport.place(top, left)
      const to = viewport.place(bottom, right)
      const corners = [
        { knob: first.current, x: from.x, y: from.y },
        { knob: last.current, x: to.x + to.width, y: to.y + viewport.heightOf(bottom) },
      ]
      for (const { knob, x, y } of corners) {
        if (!knob) continue
        const { startWidth, endWidth } = layout
        const inside = x >= startWidth - 1 && x <= scroller.clientWidth - endWidth + 1
        const visible = y >= viewport.head && y <= viewport.head + viewport.bodyHeight
        const across = isRtl(scroller) ? scroller.clientLeft + scroller.clientWidth - x : x
        knob.style.transform = `translate(${across}px, ${y}px)`
        knob.style.visibility = visible && (inside || from.pinned || to.pinned) ? 'visible' : 'hidden'
      }
    }
    place()
    scroller.addEventListener('scroll', place, { passive: true })
    return () => scroller.removeEventListener('scroll', place)
  }, [grid, selection, layout, window])
  const drag = (corner: 'first' | 'last') => (event: PointerEvent) => {
    const now = grid.selection.get()
    if (!now) return
    event.preventDefault()
    event.currentTarget.releasePointerCapture?.(event.pointerId)
    const { top, bottom, left, right } = rangeOf(now)
    const still = corner === 'first' ? { row: bottom, column: right } : { row: top, column: left }
    trackPointer(
      grid,
      { over: (at) => grid.choose({ active: still, head: at }, 'head'), end: () => {} },
      { move: 'pointermove', end: ['pointerup', 'pointercancel'] },
    )
  }
  return (
    <div className="lg-over" aria-hidden="true">
      <div ref={first} className="lg-knob" onPointerDown={drag('first')} />
      <div ref={last} className="lg-knob" onPointerDown={drag('last')} />
    </div>
  )
}
