import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import { scrollPast } from '../scrolling/scrollPast'
import { dropLineOf } from './dropLineOf'

/** Whether rows can be put into another order by hand: not while they are shown in an order of their own. */
export function canMoveRows(grid: GridController): boolean {
  return !grid.readOnly && !grid.engine.view.arranged
}

/** Moves a row and says where it is now. The active cell goes along with its row. */
export function moveRowTo(grid: GridController, id: string, to: number): void {
  if (!canMoveRows(grid)) return
  const { engine } = grid
  const mark = engine.marks?.take()
  if (!engine.moveRow(id, to)) return
  engine.marks?.restore(mark)
  grid.live.set(lazyMessages(grid).rowMoved(to + 1))
}

/** Where a row that is let go at a line between rows (0 before the first) comes to stand. */
export function targetOf(from: number, line: number): number {
  return line > from ? line - 1 : line
}

/** Follows the pointer that holds a row by its handle; Escape puts it back. Past an edge the rows scroll, and the page around them. */
export function dragRow(grid: GridController, id: string): void {
  if (!canMoveRows(grid)) return
  const { viewport, engine } = grid
  let y = 0
  const follow = () => {
    const top = viewport.element?.getBoundingClientRect().top ?? 0
    const row = viewport.rowAt(y - top)
    const middle = y - top - viewport.head + viewport.scrollOffset - viewport.offsetOf(row)
    const line = middle > viewport.heightOf(row) / 2 ? row + 1 : row
    dropLineOf(grid).set(Math.max(0, Math.min(line, engine.store.count)))
  }
  const onMove = (event: PointerEvent) => {
    // Let go before this code had come.
    if (event.buttons === 0) return end(false)
    y = event.clientY
    follow()
  }
  const timer = setInterval(() => {
    const left = viewport.element?.getBoundingClientRect().left
    if (left === undefined || dropLineOf(grid).get() === undefined) return
    if (scrollPast(grid, { x: left + viewport.width.get() / 2, y })) follow()
  }, 40)
  const end = (drop: boolean) => {
    clearInterval(timer)
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', onCancel)
    window.removeEventListener('keydown', onKey, true)
    const line = dropLineOf(grid).get()
    dropLineOf(grid).set(undefined)
    const from = engine.store.positionOf(id)
    if (drop && line !== undefined && from >= 0) moveRowTo(grid, id, targetOf(from, line))
  }
  const onUp = () => end(true)
  const onCancel = () => end(false)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(false)
  }
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', onCancel)
  window.addEventListener('keydown', onKey, true)
}
