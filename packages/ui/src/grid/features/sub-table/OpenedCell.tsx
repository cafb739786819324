import { memo, useState } from 'react'
import type { ComponentType } from 'react'
import type { EditableGridProps } from '../../api/props'
import type { GridController } from '../../kernel/gridController'
import { gridPart } from '../../api/gridPart'
import { useSignal } from '../../view/useSignal'
import { openedOf } from './openCell'

const SubTable = gridPart(async () => (await import('./SubTable')).SubTable)
const RowDetails = gridPart(async () => (await import('../details/RowDetails')).RowDetails)

export interface OpenedCellProps {
  grid: GridController
  /** What draws the rows of a sub-table: given, because the grid draws this. */
  Grid: ComponentType<EditableGridProps>
}

/** What a cell was asked to show: its sub-table, or the details of its row. */
export const OpenedCell = memo(function OpenedCell({ grid, Grid }: OpenedCellProps) {
  const opened = useSignal(openedOf(grid))
  // The dialog of the details closes with a movement: it stays, without a row.
  const [details, setDetails] = useState<string>()
  const def = opened && grid.engine.column(opened.key)?.def
  const rowId = def?.showDetails && !def.subTable ? opened?.rowId : details && ''
  if (rowId !== details) setDetails(rowId)
  const close = () => {
    openedOf(grid).set(undefined)
    grid.focusInput()
  }
  return (
    <>
      {opened && def?.subTable && (
        <SubTable
          key={`${opened.rowId}\n${opened.key}`}
          grid={grid}
          Grid={Grid}
          cell={opened}
          onClose={close}
        />
      )}
      {details !== undefined && <RowDetails grid={grid} rowId={details} onClose={close} />}
    </>
  )
})
