import { autoHeightOf } from '../auto-height/autoHeightOf'
import { spansOf } from '../spans/gridSpans'
import type { GridController } from '../../kernel/gridController'
import { isRtl } from '../../kernel/isRtl'
import type { CellAt } from '../../kernel/selection'
import { editingOf } from './editing'

/**
 * Puts the text field over its cell and cuts off what lies under header, footer or pinned columns. It is written to the
 * element directly: this runs at every scroll event.
 */
export function placeInput(grid: GridController, input: HTMLTextAreaElement, at: CellAt | undefined): void {
  const { viewport } = grid
  const layout = grid.layout.get()
  if (!at || !viewport.element) {
    input.style.transform = ''
    return
  }
  const { x, y, width, height: cellHeight, pinned } = placeOf(grid, at)
  const open = editingOf(grid).state.get() !== undefined
  const rtl = isRtl(viewport.element)
  // From right to left the scrollbar is on the left; `clientLeft` counts it.
  const left = rtl ? viewport.element.clientLeft + viewport.element.clientWidth - x - width : x
  input.style.transform = `translate(${left}px, ${y}px)`
  if (!open) {
    input.style.width = input.style.height = input.style.clipPath = input.style.lineHeight = ''
    return
  }
  const wraps = wrapsAt(grid, at)
  const multiline = grid.engine.column(editingOf(grid).state.get()!.key)?.cell.editor === 'multiline'
  const height = multiline ? Math.max(cellHeight, 96) : cellHeight - 1
  input.style.width = `${multiline ? Math.max(width, 240) : width - 1}px`
  input.style.height = `${height}px`
  input.style.lineHeight = multiline || wraps ? '' : `${cellHeight - 1}px`
  if (wraps && !multiline && input.scrollHeight > height) input.style.height = `${input.scrollHeight}px`
  const start = pinned ? 0 : Math.max(0, layout.startWidth - x)
  const end = pinned ? 0 : Math.max(0, x + width - (viewport.element.clientWidth - layout.endWidth))
  const top = Math.max(0, viewport.head - y)
  const bottom = Math.max(0, y + cellHeight - viewport.head - viewport.bodyHeight)
  // The frame around the field is drawn outside of it: room for that where nothing is cut.
  const edge = (cut: number) => (cut > 0 ? `${cut}px` : '-12px')
  input.style.clipPath = `inset(${edge(top)} ${edge(rtl ? start : end)} ${edge(bottom)} ${edge(rtl ? end : start)})`
}

/** Whether a text goes on in further lines in its cell, and so while it is written. */
export function wrapsAt(grid: GridController, at: CellAt): boolean {
  return autoHeightOf(grid).on.get() && grid.layout.get().columns[at.column]?.wraps === true
}

/** Where a cell is; of a merged one that part of it that can be seen, so that what is typed is seen, too. */
function placeOf(grid: GridController, { row, column }: CellAt) {
  const { viewport, layout } = grid
  const place = { ...viewport.place(row, column), height: viewport.heightOf(row) }
  const merge = spansOf(grid).get()?.at(row, column)
  if (!merge) return place
  const columns = layout.get().columns.slice(merge.left, merge.right + 1)
  const width = columns.reduce((sum, each) => sum + each.width, 0)
  const { bottom: last, top: first } = merge
  const end = place.y + viewport.offsetOf(last) + viewport.heightOf(last) - viewport.offsetOf(first)
  const y = Math.max(place.y, Math.min(viewport.head, end - viewport.heightOf(last)))
  const bottom = Math.max(y + viewport.heightOf(last), Math.min(end, viewport.head + viewport.bodyHeight))
  return { ...place, width, y, height: bottom - y }
}
