import type { GridController } from '../../kernel/gridController'
import type { CellAt } from '../../kernel/selection'
import { lazyCellUnder } from './lazy'
import { lazyScrollPast } from '../scrolling/lazy'

const MOUSE = { move: 'mousemove', end: ['mouseup'] } as const
/** Milliseconds between two steps of scrolling. */
const STEP = 40

/**
 * Follows the mouse (or, with other events, a finger) over the cells until it is let go, be it outside of the window;
 * past an edge of what is seen of them the rows scroll, and the page around them. Escape gives it up.
 */
export function trackPointer(
  grid: GridController,
  track: { over: (at: CellAt) => void; end: (event: globalThis.MouseEvent) => void; cancel?: () => void },
  events: {
    readonly move: 'mousemove' | 'pointermove'
    readonly end: readonly ('mouseup' | 'pointerup' | 'pointercancel')[]
  } = MOUSE,
): void {
  let pointer: { x: number; y: number } | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () =>
    lazyCellUnder.use(grid, (cellUnder) => {
      const at = pointer && cellUnder(grid, pointer)
      if (at) track.over(at)
    })
  const rest = () => {
    clearInterval(timer)
    timer = undefined
  }
  const step = () =>
    lazyScrollPast.use(grid, (scrollPast) => {
      if (!pointer || !scrollPast(grid, pointer)) return rest()
      follow()
    })
  const onMove = (event: globalThis.MouseEvent) => {
    // Let go where nobody told: over another window, or a frame.
    if (event.buttons === 0) return end(() => track.end(event))
    pointer = { x: event.clientX, y: event.clientY }
    follow()
    timer ??= setInterval(step, STEP)
  }
  const onUp = (event: globalThis.MouseEvent) => end(() => track.end(event))
  const onKey = (event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || !track.cancel) return
    event.preventDefault()
    event.stopPropagation()
    end(track.cancel)
  }
  const end = (last: () => void) => {
    rest()
    pointer = undefined
    window.removeEventListener(events.move, onMove)
    for (const each of events.end) window.removeEventListener(each, onUp)
    window.removeEventListener('keydown', onKey, true)
    last()
  }
  window.addEventListener(events.move, onMove)
  for (const each of events.end) window.addEventListener(each, onUp)
  window.addEventListener('keydown', onKey, true)
}
