import { memo, useLayoutEffect } from 'react'
import type { Row } from '@lading/core/rules'
import type { GridController, Spot } from '../../kernel/gridController'
import type { LaidColumn } from '../../kernel/gridLayout'
import { isRtl } from '../../kernel/isRtl'
import { lazyMessages } from '../../view/lazyMessages'
import { useSignal } from '../../view/useSignal'
import { commitEdit } from '../editing/editCommands'
import { cellOf } from '../pointer/usePointer'
import { commentsAt, isOpen } from './cellNotes'
import { CommentDialog } from './CommentDialog'
import { commentStyles } from './commentStyles'
import { commentsOf } from './comments'

/** Side of the corner that a press opens the comments at, in pixels. */
const CORNER = 14

/** Marks cells with comments, and opens them: by Shift+F2, a press on the corner, or the menu of the row. */
export const CellComments = memo(function CellComments({ grid }: { grid: GridController }) {
  const enabled = useSignal(commentsOf(grid).enabled)
  const open = useSignal(commentsOf(grid).open)
  useLayoutEffect(() => (enabled ? install(grid) : undefined), [grid, enabled])
  if (!enabled) return null
  return (
    <>
      <style href="lading-grid-comments" precedence="medium">
        {commentStyles}
      </style>
      {open && <CommentDialog key={`${open.rowId}\n${open.key}`} grid={grid} at={open} />}
    </>
  )
})

function install(grid: GridController): () => void {
  const show = (spot: Spot | undefined): boolean => {
    if (!spot || spot.column.cell.marker || !commitEdit(grid, { force: true })) return false
    commentsOf(grid).open.set({ rowId: spot.id, key: spot.column.key })
    return true
  }
  const mark = (row: Row, { column }: LaidColumn) => {
    const comments = commentsAt(row, column.key)
    return comments.length === 0 ? '' : isOpen(comments) ? ' lg-noted' : ' lg-noted lg-settled'
  }
  const note = ({ row, column }: Spot) => {
    const count = commentsAt(row, column.key).length
    return count > 0 ? lazyMessages(grid).comments.noted(count) : undefined
  }
  const key = (event: {
    key: string
    shiftKey: boolean
    ctrlKey: boolean
    altKey: boolean
    metaKey: boolean
  }) =>
    event.key === 'F2' &&
    event.shiftKey &&
    !event.ctrlKey &&
    !event.altKey &&
    !event.metaKey &&
    show(grid.active())
  const entry = (spot: Spot) =>
    spot.column.cell.marker
      ? undefined
      : { label: lazyMessages(grid).comments.entry, run: () => void show(spot) }
  const press = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('.lg-noted') : null
    const at = cell && cellOf(cell)
    if (!cell || !at) return
    const { left, right, top } = cell.getBoundingClientRect()
    const across = isRtl(cell) ? event.clientX - left : right - event.clientX
    if (across > CORNER || event.clientY - top > CORNER) return
    event.preventDefault()
    event.stopPropagation()
    show(grid.spot(at))
  }
  const scroller = grid.viewport.element
  grid.marks.push(mark)
  grid.notes.push(note)
  grid.keys.push(key)
  grid.rowEntries.push(entry)
  // Before the press opens an editor.
  scroller?.addEventListener('mousedown', press, true)
  grid.engine.signals.touchAll()
  return () => {
    for (const [list, each] of [
      [grid.marks, mark],
      [grid.notes, note],
      [grid.keys, key],
      [grid.rowEntries, entry],
    ] as [unknown[], unknown][])
      list.splice(list.indexOf(each), 1)
    scroller?.removeEventListener('mousedown', press, true)
    grid.engine.signals.touchAll()
  }
}
