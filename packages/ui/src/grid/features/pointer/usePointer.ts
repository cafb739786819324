import { useCallback } from 'react'
import type { MouseEvent } from 'react'
import { commitEdit, startEdit, toggleCell } from '../editing/editCommands'
import type { CellAt } from '../selection/selection'
import type { GridController } from '../../view/gridController'

/** The cell an event happened in, or undefined outside of the rows. */
export function cellOf(target: EventTarget | null): CellAt | undefined {
  const cell = target instanceof Element ? target.closest('.lg-body [aria-colindex]') : null
  const row = cell?.parentElement?.getAttribute('aria-rowindex')
  if (!cell || !row) return undefined
  return { row: Number(row) - 2, column: Number(cell.getAttribute('aria-colindex')) - 1 }
}

/**
 * The mouse in the rows: a press chooses a cell (with Shift the range to it), dragging a range, a click without
 * dragging opens the editor (spec 2 §4: a cell becomes editable on click), one on a checkbox switches it.
 */
export function usePointer(grid: GridController) {
  const onMouseDown = useCallback(
    (event: MouseEvent) => {
      const target = event.target as Element
      if (event.button !== 0 || target.closest('a,button,input,select,textarea,[contenteditable]')) return
      const header = target.closest('.lg-head [role=checkbox]')
      if (header) {
        event.preventDefault()
        grid.checked.toggleAll()
        return
      }
      const at = cellOf(target)
      const spot = at && grid.spot(at)
      if (!at || !spot) return
      // The press must not take the keyboard from the text field, nor select the page's text.
      event.preventDefault()
      if (!commitEdit(grid)) return
      grid.focusInput()
      if (spot.column.cell.marker) {
        press(grid, spot.column.def.type, spot.id, at)
        return
      }
      grid.select(at, event.shiftKey)
      if (!event.shiftKey) followDrag(grid, event, at)
    },
    [grid],
  )
  return { onMouseDown }
}

/** A press in one of the grid's own columns: the number chooses the whole row of cells, the box chooses the row. */
function press(grid: GridController, type: string | undefined, id: string, at: CellAt): void {
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

/** Follows a pressed mouse until it is let go. */
function followDrag(grid: GridController, start: MouseEvent, from: CellAt): void {
  let dragged = false
  let pointer = { x: start.clientX, y: start.clientY }
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    const at = cellUnder(grid, pointer)
    if (!at || (!dragged && at.row === from.row && at.column === from.column)) return
    dragged = true
    const now = grid.selection.get()
    if (now && (now.active.row !== at.row || now.active.column !== at.column)) grid.select(at, true)
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
    window.removeEventListener('mousemove', onMove)
    window.removeEventListener('mouseup', onUp)
    if (!dragged && !toggleCell(grid)) startEdit(grid)
  }
  window.addEventListener('mousemove', onMove)
  window.addEventListener('mouseup', onUp)
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
