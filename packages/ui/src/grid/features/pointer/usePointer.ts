import { useCallback } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import { commitEdit, startEdit, toggleCell } from '../editing/editCommands'
import { filledRange } from '../fill/filledRange'
import { withCell } from '../selection/ranges'
import { rangeOf } from '../selection/selection'
import type { CellAt } from '../selection/selection'
import { toggleBranch } from '../tree/toggleBranch'
import { withLater } from '../../laterParts'
import type { GridController } from '../../view/gridController'

/** The cell an event happened in, or undefined outside of the rows. */
export function cellOf(target: EventTarget | null): CellAt | undefined {
  const cell = target instanceof Element ? target.closest('.lg-body [aria-colindex]') : null
  const row = cell?.parentElement?.getAttribute('aria-rowindex')
  if (!cell || !row) return undefined
  const head = Number(cell.closest('.lg-body')?.getAttribute('data-head'))
  return { row: Number(row) - 1 - head, column: Number(cell.getAttribute('aria-colindex')) - 1 }
}

/** Whether something happened in what stands open below a row of this grid: that has its own ways, even a grid. */
export function inDetail({ target, currentTarget }: Pick<Event, 'target' | 'currentTarget'>): boolean {
  const detail = target instanceof Element ? target.closest('.lg-detail') : null
  return detail !== null && currentTarget instanceof Node && currentTarget.contains(detail)
}

/**
 * The mouse in the rows: a press chooses a cell (with Shift the range to it), dragging a range, a click without
 * dragging opens the editor (spec 2 §4: a cell becomes editable on click), one on a checkbox switches it.
 */
export function usePointer(grid: GridController) {
  const onPointerDown = useCallback(
    (event: PointerEvent) => {
      if (inDetail(event)) return
      const handle = event.button === 0 && (event.target as Element).closest('.lg-drag')
      const at = handle ? cellOf(event.target) : undefined
      const spot = at && grid.spot(at)
      if (!spot || !commitEdit(grid)) return
      // Touch: the finger moves the row, not the page, and pointer events keep coming.
      if (handle) handle.releasePointerCapture?.(event.pointerId)
      withLater(grid, ({ dragRow }) => dragRow(grid, spot.id))
    },
    [grid],
  )
  const onMouseDown = useCallback(
    (event: MouseEvent) => {
      const target = event.target as Element
      if (inDetail(event)) return
      if (event.button !== 0 || target.closest('a,button,input,select,textarea,[contenteditable]')) return
      if (target.closest('.lg-handle')) {
        event.preventDefault()
        dragFill(grid)
        return
      }
      const header = target.closest('.lg-head [role=checkbox]')
      if (header) {
        event.preventDefault()
        grid.checked.toggleAll()
        return
      }
      const at = cellOf(target)
      const spot = at && grid.spot(at)
      if (!at || !spot) return
      if (target.closest('.lg-branch > .lg-twist')) {
        event.preventDefault()
        if (commitEdit(grid)) toggleBranch(grid, spot.id)
        return
      }
      // The press must not take the keyboard from the text field, nor select the page's text.
      event.preventDefault()
      if (!commitEdit(grid)) return
      grid.focusInput()
      if (spot.column.cell.marker) {
        press(grid, spot.column.def.type, spot.id, at)
        return
      }
      const more = (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (more) grid.choose(withCell(grid.selection.get(), at))
      else grid.select(at, event.shiftKey)
      const now = grid.selection.get()?.active
      // A cell that Ctrl has taken out of the selection begins no range.
      const begins = now?.row === at.row && now.column === at.column
      if (!event.shiftKey && begins) followDrag(grid, at, more)
    },
    [grid],
  )
  return { onMouseDown, onPointerDown }
}

/** A press in one of the grid's own columns: the number chooses the whole row of cells, the box the row. */
function press(grid: GridController, type: string | undefined, id: string, at: CellAt): void {
  if (type === 'row-drag-sort') {
    // The keys that its tip names move the row that was pressed.
    grid.select({
      row: at.row,
      column: grid.selection.get()?.active.column ?? grid.layout.get().firstData,
    })
    return
  }
  if (type === 'row-expand') {
    grid.expanded.toggle(id)
    return
  }
  if (type !== 'row-number') {
    grid.checked.toggle(id)
    return
  }
  const layout = grid.layout.get()
  grid.select({ row: at.row, column: layout.firstData })
  grid.selection.set({
    active: { row: at.row, column: layout.firstData },
    anchor: { row: at.row, column: layout.columns.length - 1 },
  })
}

/**
 * Chooses the cells the mouse is dragged over; without dragging, the press was a click on the cell.
 *
 * @param more the press was one with Ctrl: it adds a range and edits nothing
 */
function followDrag(grid: GridController, from: CellAt, more: boolean): void {
  let dragged = false
  trackPointer(grid, {
    over(at) {
      if (!dragged && at.row === from.row && at.column === from.column) return
      dragged = true
      const now = grid.selection.get()
      if (now && (now.active.row !== at.row || now.active.column !== at.column)) grid.select(at, true)
    },
    end() {
      if (!dragged && !more && !toggleCell(grid)) startEdit(grid)
    },
  })
}

/** Drags the handle at the corner of the range: shows what will be filled, and fills it when the mouse is let go. */
function dragFill(grid: GridController): void {
  const selection = grid.selection.get()
  if (!selection) return
  const range = rangeOf(selection)
  trackPointer(grid, {
    over: (at) => grid.fillPreview.set(filledRange(range, at)),
    end() {
      const target = grid.fillPreview.get()
      grid.fillPreview.set(undefined)
      if (target && target !== range) withLater(grid, ({ fillTo }) => fillTo(grid, target))
    },
  })
}

const MOUSE = { move: 'mousemove', end: ['mouseup'] } as const

/**
 * Follows the mouse (or, with other events, a finger) over the cells until it is let go; past an edge the rows scroll.
 */
export function trackPointer(
  grid: GridController,
  track: { over: (at: CellAt) => void; end: () => void },
  events: {
    readonly move: 'mousemove' | 'pointermove'
    readonly end: readonly ('mouseup' | 'pointerup' | 'pointercancel')[]
  } = MOUSE,
): void {
  let pointer = { x: 0, y: 0 }
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    const at = cellUnder(grid, pointer)
    if (at) track.over(at)
  }
  const onMove = (event: globalThis.MouseEvent) => {
    pointer = { x: event.clientX, y: event.clientY }
    follow()
    const edge = scrollStep(grid, pointer)
    if (edge && !timer) {
      timer = setInterval(() => {
        const step = scrollStep(grid, pointer)
        if (step) grid.viewport.element?.scrollBy(step.x, step.y)
        follow()
      }, 40)
    }
    if (!edge && timer) {
      clearInterval(timer)
      timer = undefined
    }
  }
  const onUp = () => {
    clearInterval(timer)
    window.removeEventListener(events.move, onMove)
    for (const end of events.end) window.removeEventListener(end, onUp)
    track.end()
  }
  window.addEventListener(events.move, onMove)
  for (const end of events.end) window.addEventListener(end, onUp)
}

/** The cell under a point, which is pulled into the visible part of the rows first. */
function cellUnder(grid: GridController, { x, y }: { x: number; y: number }): CellAt | undefined {
  const rect = grid.viewport.element?.getBoundingClientRect()
  if (!rect) return undefined
  const { head, bodyHeight } = grid.viewport
  const inside = (value: number, low: number, high: number) => Math.max(low + 1, Math.min(value, high - 2))
  const element = document.elementFromPoint(
    inside(x, rect.left, rect.left + grid.viewport.width.get()),
    inside(y, rect.top + head, rect.top + head + bodyHeight),
  )
  return cellOf(element)
}

/** How far to scroll when the pointer is dragged past an edge. */
function scrollStep(
  grid: GridController,
  { x, y }: { x: number; y: number },
): { x: number; y: number } | undefined {
  const rect = grid.viewport.element?.getBoundingClientRect()
  if (!rect) return undefined
  const top = rect.top + grid.viewport.head
  const past = (value: number, low: number, high: number) =>
    value < low ? Math.max(-60, value - low) : value > high ? Math.min(60, value - high) : 0
  const step = {
    x: past(x, rect.left, rect.left + grid.viewport.width.get()),
    y: past(y, top, top + grid.viewport.bodyHeight),
  }
  return step.x || step.y ? step : undefined
}
