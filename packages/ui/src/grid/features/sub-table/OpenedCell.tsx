import { memo, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import type { EditableGridProps } from '../../types'
import type { GridController } from '../../view/gridController'
import { lazyPart } from '../../view/lazyPart'
import { OPEN_EVENT } from './openCell'
import type { OpenCell } from './openCell'

const SubTable = lazyPart(async () => (await import('./SubTable')).SubTable)
const RowDetails = lazyPart(async () => (await import('../details/RowDetails')).RowDetails)

interface OpenedCellProps {
  grid: GridController
  /** What draws the rows of a sub-table: given, because the grid draws this. */
  Grid: ComponentType<EditableGridProps>
}

/** What a cell was asked to show: its sub-table, or the details of its row. */
export const OpenedCell = memo(function OpenedCell({ grid, Grid }: OpenedCellProps) {
  const [cell, setCell] = useState<OpenCell>()
  // The dialog of the details closes with a movement: it stays, without a row.
  const [details, setDetails] = useState<string>()
  useEffect(() => {
    const frame = grid.viewport.element?.parentElement
    const open = (event: Event) => {
      const opened = (event as CustomEvent<OpenCell>).detail
      const def = grid.engine.column(opened.key)?.def
      if (def?.subTable) setCell({ ...opened })
      else if (def?.showDetails) setDetails(opened.rowId)
    }
    frame?.addEventListener(OPEN_EVENT, open)
    return () => frame?.removeEventListener(OPEN_EVENT, open)
  }, [grid])
  const close = () => {
    setCell(undefined)
    if (details !== undefined) setDetails('')
    grid.focusInput()
  }
  return (
    <>
      {cell && (
        <SubTable key={`${cell.rowId}\n${cell.key}`} grid={grid} Grid={Grid} cell={cell} onClose={close} />
      )}
      {details !== undefined && <RowDetails grid={grid} rowId={details} onClose={close} />}
    </>
  )
})
