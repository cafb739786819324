import { memo, useEffect, useState } from 'react'
import type { MenuProps } from 'antd'
import type { Row } from '@lading/core/rules'
import { afterMenu } from '../../../foundation/overlay/afterMenu'
import { Dropdown } from '../../../foundation/overlay/Dropdown'
import { holdKeys } from '../../../foundation/overlay/holdKeys'
import { lazyMessages } from '../../view/lazyMessages'
import { popupHost } from '../../../foundation/popup/popupHost'
import type { EditableGridProps, GridToolbar } from '../../api/props'
import type { GridController } from '../../kernel/gridController'
import { commitEdit } from '../editing/editCommands'
import { firstToFill } from '../navigation/addLine'
import { cellOf, inDetail } from '../pointer/usePointer'
import { holds } from '../selection/ranges'
import { rangesOf } from '../../kernel/selection'
import { moveRowTo } from '../row-drag/dragRow'
import { mayAdd } from '../toolbar/addThrottle'
import { useRemoval } from '../toolbar/useRemoval'
import { editingOf } from '../editing/editing'
import { treeOf } from '../tree/treeRows'
import { checkedOf } from '../checked/checkedRows'

export interface RowMenuProps {
  grid: GridController
  toolbar: GridToolbar
  may: (code: string) => boolean
  onRemove: EditableGridProps['onRemove']
}

/** The menu of a row, at the right mouse button or the menu key: insert above and below, move, remove (spec 2 §2). */
export const RowMenu = memo(function RowMenu({ grid, toolbar, may, onRemove }: RowMenuProps) {
  const [at, setAt] = useState<{ x: number; y: number; rowId: string }>()
  const { remove, holder } = useRemoval(grid, onRemove)
  useEffect(() => {
    const frame = grid.viewport.element?.parentElement
    const open = (event: MouseEvent) => {
      if (grid.readOnly || inDetail(event)) return
      const cell = cellOf(event.target)
      const keyboard = event.target instanceof HTMLTextAreaElement
      const spot = cell
        ? grid.spot(cell)
        : keyboard && !editingOf(grid).state.get()
          ? grid.active()
          : undefined
      if (!spot) return
      event.preventDefault()
      commitEdit(grid, { force: true })
      const selection = grid.selection.get()
      const inside = selection && cell && rangesOf(selection).some((range) => holds(range, cell))
      if (cell && !inside && !spot.column.cell.marker) grid.select(cell)
      const rect = keyboard ? (event.target as Element).getBoundingClientRect() : undefined
      holdKeys()
      setAt({ x: rect?.left ?? event.clientX, y: rect?.bottom ?? event.clientY, rowId: spot.id })
    }
    frame?.addEventListener('contextmenu', open)
    return () => frame?.removeEventListener('contextmenu', open)
  }, [grid])
  const { engine } = grid
  const messages = lazyMessages(grid)
  const position = at ? engine.store.positionOf(at.rowId) : -1
  const sorted = engine.view.arranged
  const items: MenuProps['items'] = []
  if (toolbar.add !== false && may('add')) {
    items.push({ key: 'above', label: messages.insertAbove }, { key: 'below', label: messages.insertBelow })
    if (treeOf(grid).enabled) items.push({ key: 'child', label: messages.insertChild })
  }
  items.push(
    { key: 'up', label: messages.moveUp, disabled: sorted || position <= 0 },
    { key: 'down', label: messages.moveDown, disabled: sorted || position >= engine.store.count - 1 },
  )
  if (toolbar.remove !== false && may('remove') && !treeOf(grid).enabled) {
    const disabled = !!at && checkedOf(grid).disabled.has(at.rowId)
    items.push({ type: 'divider' }, { key: 'remove', label: messages.removeRow, danger: true, disabled })
  }
  const close = () => {
    setAt(undefined)
    afterMenu(() => grid.focusInput())
  }
  const active = at ? grid.active() : undefined
  const more = active && active.id === at?.rowId ? grid.rowEntries.flatMap((each) => each(active) ?? []) : []
  if (more.length > 0)
    items.push({ type: 'divider' }, ...more.map(({ label }, n) => ({ key: `more-${n}`, label })))
  const run = (key: string) => {
    const rowId = at?.rowId
    setAt(undefined)
    if (rowId === undefined || position < 0) return
    const entry = more.find((_, n) => key === `more-${n}`)
    if (entry) {
      entry.run()
      return
    }
    const tree = treeOf(grid)
    const parent = tree.enabled ? engine.store.at(position)?.[tree.parentKey] : undefined
    const beside = parent === undefined ? {} : { [tree.parentKey]: parent }
    if (key === 'above') insertAt(grid, position, beside)
    else if (key === 'below') insertAt(grid, position + 1, beside)
    else if (key === 'child') {
      tree.toggle(rowId, true)
      insertAt(grid, position + 1, { [tree.parentKey]: rowId })
    } else if (key === 'up') moveRowTo(grid, rowId, position - 1)
    else if (key === 'down') moveRowTo(grid, rowId, position + 1)
    else void remove([rowId])
    grid.focusInput()
  }
  return (
    <>
      {holder}
      {at && (
        <Dropdown
          key={`${at.x},${at.y}`}
          open
          autoFocus
          trigger={['click']}
          getPopupContainer={popupHost}
          menu={{ items, onClick: ({ key }) => run(key), 'aria-label': messages.rowMenu }}
          onOpenChange={(open) => !open && close()}
        >
          <span style={{ position: 'fixed', left: at.x, top: at.y, width: 1, height: 1 }} />
        </Dropdown>
      )}
    </>
  )
})

/** Inserts a new row at a data position; its first cell to be filled in is active then. */
function insertAt(grid: GridController, position: number, values: Row): void {
  if (!mayAdd(grid)) return
  const [id] = grid.engine.insertRows(position, [values])
  const at = id === undefined ? undefined : grid.engine.view.indexOf(grid.engine.store.positionOf(id))
  if (at !== undefined && at >= 0) grid.select(firstToFill(grid, at))
}
