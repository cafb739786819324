import { useEffect } from 'react'
import type { GridController } from '../../kernel/gridController'
import { cellOf } from '../pointer/usePointer'
import { touchTap } from './touchTap'

/** How long a finger rests until it means the row's menu, in milliseconds. */
const LONG_PRESS = 500
/** How far a finger may move and still be at rest, in pixels. */
const REST = 10

/**
 * Fingers in the rows: a tap chooses, a second one edits, a long press opens the row's menu; scrolling stays the
 * browser's. It listens before the mouse does, because browsers report a tap as a press of the mouse, too.
 */
export function useTouch(grid: GridController): void {
  useEffect(() => {
    const scroller = grid.viewport.element
    if (!scroller) return
    let start = { x: 0, y: 0 }
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    const rest = () => clearTimeout(timer)
    const onDown = (event: PointerEvent) => {
      rest()
      grid.touch.set(event.pointerType === 'touch')
      const { target, clientX, clientY } = event
      pressed = false
      if (!grid.touch.get() || !cellOf(target)) return
      start = { x: clientX, y: clientY }
      timer = setTimeout(() => {
        pressed = true
        const init = { bubbles: true, cancelable: true, clientX, clientY, button: 2 }
        target!.dispatchEvent(new MouseEvent('contextmenu', init))
      }, LONG_PRESS)
    }
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > REST) rest()
    }
    const onMouseDown = (event: MouseEvent) => {
      const target = event.target as Element
      if (!grid.touch.get() || target.closest('a,button,input,select,textarea,.lg-handle')) return
      const at = cellOf(target)
      const spot = at && grid.spot(at)
      if (!at || !spot || spot.column.cell.marker) return
      event.preventDefault()
      event.stopPropagation()
      if (!pressed) touchTap(grid, at)
    }
    const onMenu = (event: MouseEvent) => {
      rest()
      // Where the browser has a long press of its own, the menu opens once.
      if (!event.isTrusted || !pressed) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Lifting the finger after a long press would press what is under it, and close the menu.
    const onLift = (event: TouchEvent) => {
      if (pressed && event.cancelable) event.preventDefault()
    }
    const listen = { capture: true } as const
    scroller.addEventListener('pointerdown', onDown, listen)
    scroller.addEventListener('pointermove', onMove, listen)
    scroller.addEventListener('pointerup', rest, listen)
    scroller.addEventListener('pointercancel', rest, listen)
    scroller.addEventListener('touchend', onLift, { passive: false })
    scroller.addEventListener('mousedown', onMouseDown, listen)
    scroller.addEventListener('contextmenu', onMenu, listen)
    return () => {
      rest()
      scroller.removeEventListener('pointerdown', onDown, listen)
      scroller.removeEventListener('pointermove', onMove, listen)
      scroller.removeEventListener('pointerup', rest, listen)
      scroller.removeEventListener('pointercancel', rest, listen)
      scroller.removeEventListener('touchend', onLift)
      scroller.removeEventListener('mousedown', onMouseDown, listen)
      scroller.removeEventListener('contextmenu', onMenu, listen)
    }
  }, [grid])
}
