import { headerOf } from './headerState'
import type { GridController } from '../../kernel/gridController'
import { moveColumn, openPlaces } from './columnCommands'
import type { ColumnDrop } from './headerState'

/** A press becomes a drag after so many pixels; before that it may be a click. */
const THRESHOLD = 5
/** So near to an edge, in pixels, the columns scroll while one is dragged. */
const EDGE = 40

/** Follows a press on a title: dragged, the column is put where it is let go, inside of its group and side. */
export function dragColumn(
  grid: GridController,
  key: string,
  start: { clientX: number; pointerId: number },
): void {
  let x = start.clientX
  let timer: ReturnType<typeof setInterval> | undefined
  const header = headerOf(grid)
  const follow = () => header.drop.set(dropUnder(grid, key, x))
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    // Let go before this code had come: that was a click.
    if (event.buttons === 0) return end(event)
    x = event.clientX
    if (header.dragged.get() === undefined) {
      if (Math.abs(x - start.clientX) < THRESHOLD) return
      header.dragged.set(key)
      timer = setInterval(() => {
        const step = edgeStep(grid, x)
        if (!step) return
        grid.viewport.element?.scrollBy(step, 0)
        follow()
      }, 40)
    }
    follow()
  }
  const end = (event: PointerEvent | KeyboardEvent) => {
    if (event instanceof KeyboardEvent ? event.key !== 'Escape' : event.pointerId !== start.pointerId) return
    clearInterval(timer)
    for (const type of ['pointerup', 'pointercancel'] as const) window.removeEventListener(type, end)
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('keydown', end, true)
    const dragged = header.dragged.get() !== undefined
    const drop = header.drop.get()
    header.dragged.set(undefined)
    header.drop.set(undefined)
    if (!dragged) return
    if (event instanceof KeyboardEvent) event.stopPropagation()
    else swallowClick()
    if (event.type === 'pointerup' && drop) moveColumn(grid, key, drop)
  }
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
  window.addEventListener('keydown', end, true)
}

/** The place nearest to the pointer; undefined when that is the column's own. */
function dropUnder(grid: GridController, key: string, x: number): ColumnDrop | undefined {
  const scroller = grid.viewport.element
  if (!scroller) return undefined
  const rectOf = (each: string) =>
    scroller.querySelector(`.lg-head [data-key="${CSS.escape(each)}"]`)?.getBoundingClientRect()
  const rtl = getComputedStyle(scroller).direction === 'rtl'
  const own = rectOf(key)
  let best: ColumnDrop | undefined
  // Between its own edges the column stays where it is.
  let nearest = own ? Math.max(0, own.left - x, x - own.right) : Infinity
  if (nearest === 0) return undefined
  for (const { drop } of openPlaces(grid, key)) {
    const rect = rectOf(drop.key)
    if (!rect) continue
    const edge = (drop.side === 'before') === rtl ? rect.right : rect.left
    // Half of the neighbour is enough to take its place.
    const middle = (rect.left + rect.right) / 2
    const distance = Math.min(Math.abs(x - edge), Math.abs(x - middle))
    if (distance >= nearest) continue
    nearest = distance
    best = drop
  }
  return best
}

function edgeStep(grid: GridController, x: number): number {
  const rect = grid.viewport.element?.getBoundingClientRect()
  const { startWidth, endWidth } = grid.layout.get()
  if (!rect) return 0
  if (x < rect.left + startWidth + EDGE) return -12
  return x > rect.right - endWidth - EDGE ? 12 : 0
}

/** The click that follows a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, true))
}
