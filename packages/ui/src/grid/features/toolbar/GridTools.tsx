import { memo } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button, Space } from 'antd'
import { SteadyButton } from '../../../foundation/control/SteadyButton'
import { lazyMessages } from '../../view/lazyMessages'
import type { EditableGridProps, GridToolbar } from '../../api/props'
import type { GridController } from '../../kernel/gridController'
import { useSignal } from '../../view/useSignal'
import { commitEdit } from '../editing/editCommands'
import { DensityButton } from '../density/DensityButton'
import type { RowSize } from '../density/rowSize'
import { ExportButton } from '../export/ExportButton'
import { FullScreenButton } from '../full-screen/FullScreenButton'
import { AddSettingsButton } from './AddSettingsButton'
import { readAddSettings } from './addSettings'
import { mayAdd } from './addThrottle'
import { firstToFill } from '../navigation/addLine'
import { keyCommand } from '../navigation/keyCommand'
import { useRemoval } from './useRemoval'
import { checkedOf } from '../checked/checkedRows'
import { openFind } from '../finding/findState'

export interface GridToolsProps {
  grid: GridController
  toolbar: GridToolbar
  readOnly: boolean
  /** Nothing can be changed for a moment: the buttons stay. */
  busy: boolean
  may: (code: string) => boolean
  onRemove: EditableGridProps['onRemove']
  /** The button with the columns' settings. */
  columnSettings: ReactNode
  /** How high the rows are; undefined where the page has fixed it. */
  size: RowSize | undefined
  onSize: (size: RowSize) => void
}

/** Add, remove, undo and redo above the grid, and what the page adds to them. */
export const GridTools = memo(function GridTools(props: GridToolsProps) {
  const { grid, toolbar, readOnly, busy, may, onRemove, columnSettings, size, onSize } = props
  const messages = lazyMessages(grid)
  useSignal(checkedOf(grid).version)
  useSignal(grid.engine.structure)
  const history = useSignal(grid.engine.historyState)
  const { remove, holder } = useRemoval(grid, onRemove)
  const count = checkedOf(grid).size
  const files = toolbar.export !== false && may('export')
  const print = toolbar.print !== false && may('print')
  return (
    <div
      className="lg-tools"
      role="toolbar"
      aria-label={messages.grid}
      onKeyDown={(event) => {
        if (handleToolbarKey(grid, event)) event.preventDefault()
      }}
    >
      {holder}
      <Space wrap>
        {!readOnly && toolbar.add !== false && may('add') && (
          <Space.Compact>
            <SteadyButton
              autoInsertSpace={false}
              type="primary"
              disabled={busy}
              onClick={() => mayAdd(grid) && addRows(grid)}
            >
              {messages.add}
            </SteadyButton>
            {toolbar.addSettings !== false && <AddSettingsButton messages={messages} />}
          </Space.Compact>
        )}
        {!readOnly && toolbar.remove !== false && may('remove') && (
          <SteadyButton
            autoInsertSpace={false}
            danger
            disabled={busy || count === 0}
            onClick={() => void remove(checkedOf(grid).ids())}
          >
            {messages.remove}
          </SteadyButton>
        )}
        {!readOnly && toolbar.undo !== false && (
          <>
            <SteadyButton
              autoInsertSpace={false}
              disabled={busy || history[0] === '0'}
              onClick={() => grid.engine.undo()}
            >
              {messages.undo}
            </SteadyButton>
            <SteadyButton
              autoInsertSpace={false}
              disabled={busy || history[1] === '0'}
              onClick={() => grid.engine.redo()}
            >
              {messages.redo}
            </SteadyButton>
          </>
        )}
        {toolbar.find !== false && (
          <Button autoInsertSpace={false} onClick={() => openFind(grid)}>
            {messages.find}
          </Button>
        )}
        {toolbar.columns !== false && columnSettings}
        {(files || print) && <ExportButton grid={grid} files={files} print={print} />}
        {toolbar.density !== false && size && <DensityButton grid={grid} size={size} onSize={onSize} />}
        {toolbar.fullScreen !== false && <FullScreenButton grid={grid} />}
        {toolbar.extra}
      </Space>
    </div>
  )
})

/**
 * Undo, redo and find by their keys: the keyboard stays on the button that was pressed, and the grid is not left by
 * that. Answers whether the key was one of them.
 */
function handleToolbarKey(grid: GridController, event: KeyboardEvent<HTMLElement>): boolean {
  // Neither fields that the page has added nor what opens from a button: keys there belong to the text.
  if (!(event.target instanceof HTMLButtonElement) || !event.currentTarget.contains(event.target))
    return false
  const command = keyCommand(event)
  switch (command?.type) {
    case 'undo':
      if (!grid.readOnly) grid.engine.undo()
      return true
    case 'redo':
      if (!grid.readOnly) grid.engine.redo()
      return true
    case 'find':
      openFind(grid, command.replace)
      return true
    default:
      return false
  }
}

/** Adds rows as the user has set it (spec 2 §3), and goes to them: the first cell to be filled in is active then. */
export function addRows(grid: GridController): void {
  commitEdit(grid, { force: true })
  const { addRowNum, addIndex, addScrollToBottom } = readAddSettings()
  const { store, view, options } = grid.engine
  const position = addIndex === 0 ? store.count : Math.min(addIndex - 1, store.count)
  const [id] = grid.engine.insertRows(
    position,
    Array.from({ length: addRowNum }, () => ({})),
  )
  if (id === undefined) {
    if (options.maxRows !== undefined) grid.notify({ text: grid.messages.maxRows(options.maxRows) })
    return
  }
  if (!addScrollToBottom) return
  const row = view.indexOf(store.positionOf(id))
  grid.select(row < 0 ? { row, column: grid.layout.get().firstData } : firstToFill(grid, row))
  grid.focusInput()
}
