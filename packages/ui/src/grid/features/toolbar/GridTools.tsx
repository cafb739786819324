import { memo, useEffect, useRef } from 'react'
import { Button, Space } from 'antd'
import type { EditableGridProps, GridToolbar } from '../../types'
import type { GridController } from '../../view/gridController'
import { useCell } from '../../view/useCell'
import { commitEdit } from '../editing/editCommands'
import { useRemoval } from './useRemoval'

/** Insert clicks are throttled (spec 2 §9). */
const ADD_THROTTLE = 1500

interface GridToolsProps {
  grid: GridController
  toolbar: GridToolbar
  readOnly: boolean
  may: (code: string) => boolean
  onRemove: EditableGridProps['onRemove']
}

/** Add, remove, undo and redo above the grid, and what the page adds to them. */
export const GridTools = memo(function GridTools({ grid, toolbar, readOnly, may, onRemove }: GridToolsProps) {
  const { messages } = grid
  useCell(grid.checked.version)
  useCell(grid.engine.structure)
  const history = useCell(grid.engine.historyState)
  const lastAdd = useRef(-Infinity)
  const { remove, holder } = useRemoval(grid, onRemove)
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
            onClick={() => void remove(grid.checked.ids())}
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
