import { memo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { isOneMerge } from '../features/spans/wholeMerges'
import { rangeOf } from '../kernel/selection'
import type { CellRange } from '../kernel/selection'
import type { GridController } from '../kernel/gridController'
import type { GridLayout } from '../kernel/gridLayout'
import { contentOffset } from '../kernel/gridLayout'
import { useSignal } from '../view/useSignal'
import type { Viewport } from '../kernel/viewport'
import { fillPreviewOf } from '../features/fill/fillPreview'
import { spansOf } from '../features/spans/gridSpans'

/** The frame around the active cell and the tint of the range: drawn over the rows, so that moving redraws no row. */
export const SelectionMarks = memo(function SelectionMarks({ grid }: { grid: GridController }) {
  const selection = useSignal(grid.selection)
  const layout = useSignal(grid.layout)
  const window = useSignal(grid.viewport.window)
  const focused = useSignal(grid.focused)
  const preview = useSignal(fillPreviewOf(grid))
  if (!selection) return null
  const range = rangeOf(selection)
  const { active } = selection
  const marks: ReactNode[] = []
  const wide = !isOneMerge(selection) && (range.top !== range.bottom || range.left !== range.right)
  const regions = [
    { name: 'start', from: 0, to: layout.startCount, stick: 0 },
    { name: 'center', from: layout.startCount, to: layout.endIndex, stick: undefined },
    { name: 'end', from: layout.endIndex, to: layout.columns.length, stick: window.width - layout.endWidth },
  ] as const
  for (const { name, from, to, stick } of regions) {
    const inside: ReactNode[] = []
    const box = (each: CellRange, className: string, key: string) => {
      const style = boxStyle(each, from, to, layout, grid.viewport)
      if (style) inside.push(<div key={key} className={`lg-mark ${className}`} style={style} />)
    }
    selection.others?.forEach((other, n) => box(other, 'lg-range', `other${n}`))
    if (wide || selection.others) box(range, 'lg-range', 'range')
    const one = { top: active.row, bottom: active.row, left: active.column, right: active.column }
    const cell = spansOf(grid).get()?.at(active.row, active.column) ?? one
    if (preview) box(preview, 'lg-preview', 'preview')
    box(cell, focused ? 'lg-active' : 'lg-active lg-idle', 'active')
    const corner = !grid.forReading && focused && !selection.others && range.right >= from && range.right < to
    const handle = corner && boxStyle({ ...range, left: range.right }, from, to, layout, grid.viewport)
    if (handle) {
      const top = Number(handle.top) + Number(handle.height)
      const insetInlineStart = Number(handle.insetInlineStart) + Number(handle.width)
      inside.push(<div key="handle" className="lg-mark lg-handle" style={{ top, insetInlineStart }} />)
    }
    if (inside.length === 0) continue
    const layer: CSSProperties = { height: 0, width: 0, zIndex: stick === undefined ? 2 : 4 }
    if (stick !== undefined) Object.assign(layer, { position: 'sticky', insetInlineStart: stick })
    else Object.assign(layer, { position: 'absolute', insetInlineStart: 0, top: 0 })
    marks.push(
      <div key={name} style={layer}>
        {inside}
      </div>,
    )
  }
  return <div aria-hidden="true">{marks}</div>
})

/** Rows that a range is drawn beyond the window. */
const BEYOND = 8

/** Where the part of a range in one region of columns is drawn, relative to the region's start. */
function boxStyle(
  range: CellRange,
  from: number,
  to: number,
  layout: GridLayout,
  viewport: Viewport,
): CSSProperties | undefined {
  const first = layout.columns[Math.max(range.left, from)]
  const last = layout.columns[Math.min(range.right, to - 1)]
  if (range.left >= to || range.right < from || !first || !last) return undefined
  const scrolled = first.pinned === undefined
  const start = scrolled ? contentOffset(layout, first) : first.offset
  const end = (scrolled ? contentOffset(layout, last) : last.offset) + last.width
  // A range over all rows may be higher than a browser can draw: what is far outside of the window is left out.
  const { rowStart, rowEnd } = viewport.window.get()
  const top = viewport.offsetInWindow(Math.max(range.top, rowStart - BEYOND))
  const lastRow = Math.min(range.bottom, rowEnd + BEYOND)
  return {
    top,
    height: Math.max(0, viewport.offsetInWindow(lastRow) + viewport.heightOf(lastRow) - top - 1),
    insetInlineStart: start,
    width: end - start - 1,
  }
}
