import { cellText } from '../../engine/cellText'
import type { CompiledColumn } from '../../api/cell'
import { lazyMessages } from '../../view/lazyMessages'
import type { GridController, Spot } from '../../kernel/gridController'
import { askNames } from '../lookup/askNames'
import { tellWritten } from '../writing/tellWritten'
import { unknownIn, writeCells } from '../writing/writeCells'
import type { CellWrite, NameFailures } from '../writing/writeCells'

/**
 * What a cell is filled with. In its own column that is the value; another column of the same kind reads all of it, one
 * of another kind the text that is seen. A refused text is copied as it stands.
 *
 * @param value of the source, or what it goes on as
 */
export function fillingOf(
  grid: GridController,
  source: Spot,
  column: CompiledColumn,
  value: unknown = source.row[source.column.key],
): { value: unknown } | { text: string } {
  const { key, cell } = source.column
  const entry = grid.engine.entries.at(source.id, key)
  if (entry) return { text: entry.text }
  if (column === source.column) return { value }
  const row = Object.is(value, source.row[key]) ? source.row : { ...source.row, [key]: value }
  return {
    text:
      column.cell === cell && cell.toDraft
        ? cell.toDraft(value, source.column, row)
        : cellText(source.column, row),
  }
}

/** Fills cells as one undo step and tells what became of it; names nobody has seen yet are looked up first. */
export function fillCells(grid: GridController, writes: readonly CellWrite[]): void {
  const fill = (failures?: NameFailures) => {
    const { written, locked, refused, altered } = writeCells(
      grid,
      writes,
      'fill',
      failures ? { failures } : {},
    )
    const messages = lazyMessages(grid)
    const text = messages.filled({ written, locked, refused: refused.length })
    tellWritten(grid, { text, refused, altered })
    // Nothing at all was done: that is seen, too.
    if (locked > 0 && written + refused.length === 0) grid.notify({ text })
  }
  const unknown = unknownIn(grid, writes)
  if (unknown.size === 0) {
    fill()
    return
  }
  grid.live.set(grid.messages.loading)
  void askNames(unknown).then(fill)
}
