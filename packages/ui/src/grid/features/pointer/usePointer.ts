import { useCallback } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import { commitEdit } from '../editing/editCommands'
import { withCell } from '../selection/ranges'
import type { CellAt } from '../../kernel/selection'
import { toggleBranch } from '../tree/toggleBranch'
import type { GridController } from '../../kernel/gridController'
import type { PressKeys } from './pressRowNumber'
import { checkedOf } from '../checked/checkedRows'
import { expandedOf } from '../expand/expandedRows'
import { lazyDragFill, lazyFillDown } from '../fill/lazy'
import { heldButton } from './heldButton'
import { lazyFollowDrag, lazyPressRowNumber } from './lazy'
import { lazyDragRow } from '../row-drag/lazy'
import { lazySelectAll } from '../selection/lazy'

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
      lazyDragRow.use(grid, (dragRow) => dragRow(grid, spot.id))
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
        const handle = event.detail > 1 ? lazyFillDown : lazyDragFill
        handle.use(grid, (fill) => fill(grid))
        return
      }
      const header = target.closest('.lg-head [role=checkbox]')
      if (header) {
        event.preventDefault()
        checkedOf(grid).toggleAll()
        return
      }
      const title = target.closest('.lg-head [data-key]')?.getAttribute('data-key')
      if (grid.layout.get().byKey.get(title ?? '')?.column.def.type === 'row-number') {
        event.preventDefault()
        if (!commitEdit(grid)) return
        grid.focusInput()
        lazySelectAll.use(grid, (selectAll) => selectAll(grid))
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
        press(grid, spot.column.def.type, spot.id, at, event)
        return
      }
      const more = (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (more) grid.choose(withCell(grid.selection.get(), at))
      else grid.select(at, event.shiftKey)
      const now = grid.selection.get()?.active
      // A cell that Ctrl has taken out of the selection begins no range.
      const begins = now?.row === at.row && now.column === at.column
      if (event.shiftKey || !begins) return
      const held = heldButton()
      lazyFollowDrag.use(grid, (followDrag) => followDrag(grid, at, more, held()))
    },
    [grid],
  )
  return { onMouseDown, onPointerDown }
}

/** A press in one of the grid's own columns: the number chooses the whole row of cells, the box the row. */
function press(
  grid: GridController,
  type: string | undefined,
  id: string,
  at: CellAt,
  keys: PressKeys,
): void {
  if (type === 'row-drag-sort') {
    // The keys that its tip names move the row that was pressed.
    grid.select({
      row: at.row,
      column: grid.selection.get()?.active.column ?? grid.layout.get().firstData,
    })
    return
  }
  if (type === 'row-expand') {
    expandedOf(grid).toggle(id)
    return
  }
  if (type !== 'row-number') {
    checkedOf(grid).toggle(id)
    return
  }
  lazyPressRowNumber.use(grid, (pressRowNumber) => pressRowNumber(grid, at, keys))
}
