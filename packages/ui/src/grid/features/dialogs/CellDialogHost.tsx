import { Component, Suspense, memo, useEffect } from 'react'
import type { ReactNode } from 'react'
import type { GridController } from '../../kernel/gridController'
import { useSignal } from '../../view/useSignal'
import { spreadChanges } from '../spans/spreadChanges'
import { dialogOf } from './dialogState'

/** The dialog that picks a cell's value: loaded when it is opened; closing it gives the keyboard back to the cell. */
export const CellDialogHost = memo(function CellDialogHost({ grid }: { grid: GridController }) {
  const open = useSignal(dialogOf(grid))
  useSignal(grid.engine.structure)
  // Not before the dialog has gone: it keeps the keyboard to itself.
  useEffect(() => (open ? () => grid.focusInput() : undefined), [grid, open])
  if (!open) return null
  const { engine, messages } = grid
  const column = engine.column(open.key)
  const position = engine.store.positionOf(open.rowId)
  const row = engine.store.at(position)
  const Dialog = column?.cell.Dialog
  // Others may have removed the row meanwhile.
  if (!column || !row || !Dialog) return null
  const close = () => dialogOf(grid).set(undefined)
  const pick = (value: unknown, fills: Record<string, unknown> = {}) => {
    const values = { [open.key]: value, ...fills }
    const at = engine.store.positionOf(open.rowId)
    const changes = Object.entries(values).map(([key, each]) => ({ position: at, key, value: each }))
    if (at >= 0) engine.setCells(spreadChanges(grid, changes), 'edit')
    close()
  }
  const failed = (error: Error) => {
    grid.notify({ text: messages.partFailed(error.message) })
    close()
  }
  return (
    <LoadGuard key={`${open.rowId}\n${open.key}`} onError={failed}>
      <Suspense>
        <Dialog
          value={open.draft ?? row[open.key]}
          row={row}
          column={column}
          messages={messages}
          onPick={pick}
          onCancel={close}
        />
      </Suspense>
    </LoadGuard>
  )
})

interface LoadGuardProps {
  children: ReactNode
  onError: (error: Error) => void
}

/** A dialog that cannot be loaded (the server has newer files, the network is away) must not take the page along. */
class LoadGuard extends Component<LoadGuardProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
