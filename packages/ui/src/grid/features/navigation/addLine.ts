import type { Row } from '@lading/core/rules'
import { isEmptyIn } from '../../api/cell'
import { isUntouched } from '../../engine/untouchedRows'
import type { GridController } from '../../kernel/gridController'
import type { CellAt } from '../../kernel/selection'

/**
 * Begins a line below the last one, and goes to it, when that is filled in and the user may add rows. Answers whether
 * it did.
 */
export function addLine(grid: GridController): boolean {
  const { engine } = grid
  const spot = grid.active()
  if (!spot || grid.readOnly || !grid.rowsAddable || isUntouched(engine, spot.row) || isBlank(grid, spot.row))
    return false
  const [id] = engine.insertRows(engine.store.count, [{}])
  if (id === undefined) {
    const { maxRows } = engine.options
    if (maxRows !== undefined) grid.live.set(grid.messages.maxRows(maxRows))
    return false
  }
  const row = engine.view.indexOf(engine.store.positionOf(id))
  if (row >= 0) grid.select(firstToFill(grid, row))
  return true
}

/** Whether nothing stands in a row, wherever it comes from: a blank line is not followed by another. */
function isBlank({ engine }: GridController, row: Row): boolean {
  return engine.columns.every(({ key, cell }) => cell.marker === true || isEmptyIn(cell, row[key]))
}

/** The cell of a new row to begin with: the first one that is to be filled in, and is not yet. */
export function firstToFill(grid: GridController, row: number): CellAt {
  const { firstData, columns } = grid.layout.get()
  let first: CellAt | undefined
  for (let column = firstData; column < columns.length; column++) {
    const spot = grid.spot({ row, column })
    if (!spot || !grid.canEdit(spot)) continue
    if (isEmptyIn(spot.column.cell, spot.row[spot.column.key])) return spot.at
    first ??= spot.at
  }
  return first ?? { row, column: firstData }
}
