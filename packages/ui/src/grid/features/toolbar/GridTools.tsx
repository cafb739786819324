import { memo, useEffect, useRef } from 'react'
import { Button, Modal, Space } from 'antd'
import { isToolbarButtonAllowed } from '@lading/core/permission'
import { isTemporaryId } from '../../engine/newRows'
import type { EditableGridProps, GridPermission, GridToolbar } from '../../types'
import type { GridController } from '../../view/gridController'
import { useCell } from '../../view/useCell'
import { commitEdit } from '../editing/editCommands'

/** Insert clicks are throttled (spec 2 §9). */
const ADD_THROTTLE = 1500

interface GridToolsProps {
  grid: GridController
  toolbar: GridToolbar
  readOnly: boolean
  permission: GridPermission | undefined
  onRemove: EditableGridProps['onRemove']
}

/** Add, remove, undo and redo above the grid, and what the page adds to them. */
export const GridTools = memo(function GridTools({
  grid,
  toolbar,
  readOnly,
  permission,
  onRemove,
}: GridToolsProps) {
  const { messages } = grid
  useCell(grid.checked.version)
  useCell(grid.engine.structure)
  const history = useCell(grid.engine.historyState)
  const lastAdd = useRef(-Infinity)
  const [modal, holder] = Modal.useModal()
  const add = () => {
    if (performance.now() - lastAdd.current < ADD_THROTTLE) return
    lastAdd.current = performance.now()
    addRow(grid)
  }
  // Typing into the new row ends the throttle: the next row is wanted then.
  useEffect(
    () => grid.engine.transactions.on(({ reason }) => reason === 'edit' && (lastAdd.current = -Infinity)),
    [grid],
  )
  const count = grid.checked.size
  const may = (code: string) =>
    !permission || isToolbarButtonAllowed(permission.prefix, code, permission.excluded)
  return (
    <div className="lg-tools" role="toolbar" aria-label={messages.grid}>
      {holder}
      <Space wrap>
        {!readOnly && toolbar.add !== false && may('add') && (
          <Button autoInsertSpace={false} type="primary" onClick={add}>
            {messages.add}
          </Button>
        )}
        {!readOnly && toolbar.remove !== false && may('remove') && (
          <Button
            autoInsertSpace={false}
            danger
            disabled={count === 0}
            onClick={() =>
              void removeRows(grid, grid.checked.ids(), async (rows) => {
                if (onRemove) return onRemove(rows)
                return modal.confirm({
                  title: messages.confirmRemove(rows.length),
                  okText: messages.confirm,
                  cancelText: messages.cancel,
                })
              })
            }
          >
            {messages.remove}
          </Button>
        )}
        {!readOnly && toolbar.undo !== false && (
          <>
            <Button autoInsertSpace={false} disabled={history[0] === '0'} onClick={() => grid.engine.undo()}>
              {messages.undo}
            </Button>
            <Button autoInsertSpace={false} disabled={history[1] === '0'} onClick={() => grid.engine.redo()}>
              {messages.redo}
            </Button>
          </>
        )}
        {toolbar.extra}
      </Space>
    </div>
  )
})

/** Appends a row, scrolls to it and makes its first cell active. */
export function addRow(grid: GridController): void {
  commitEdit(grid, { force: true })
  const [id] = grid.engine.insertRows(grid.engine.store.count, [{}])
  if (id === undefined) {
    const { maxRows } = grid.engine.options
    if (maxRows !== undefined) grid.notify({ text: grid.messages.maxRows(maxRows), details: [] })
    return
  }
  const row = grid.engine.view.indexOf(grid.engine.store.positionOf(id))
  grid.select({ row, column: grid.layout.get().firstData })
  grid.focusInput()
}

/** Removes rows: new ones at once, saved ones after they were confirmed (spec 2 §4). */
export async function removeRows(
  grid: GridController,
  ids: readonly string[],
  confirm: (rows: Record<string, unknown>[]) => boolean | Promise<boolean>,
): Promise<void> {
  grid.editing.close()
  const removable = ids.filter((id) => !grid.checked.disabled.has(id))
  const saved = removable.filter((id) => !isTemporaryId(id))
  const rows = saved.map((id) => grid.engine.store.byId(id)).filter((row) => row !== undefined)
  if (rows.length > 0 && !(await confirm(rows))) return
  grid.engine.removeRows(removable)
}
