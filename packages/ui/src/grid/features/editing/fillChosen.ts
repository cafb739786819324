import type { Row } from '@lading/core/rules'
import { cellText } from '../../engine/cellText'
import type { Alteration, Parsed } from '../../api/cell'
import type { EntryChange } from '../../engine/entryStore'
import type { CellChange } from '../../engine/transaction'
import type { GridController, Spot } from '../../kernel/gridController'
import { alteredCell, markAltered } from '../clipboard/alteredCells'
import { keptTexts, refusedCell } from '../clipboard/refusedCells'
import type { RefusedCell } from '../clipboard/refusedCells'
import { reportPaste } from '../clipboard/reportPaste'
import { rangesOf } from '../../kernel/selection'
import { spreadChanges } from '../spans/spreadChanges'
import { spansOf } from '../spans/gridSpans'

/**
 * Writes an entered value into all chosen cells (Ctrl+Enter), as one undo step; cells that take no edits are passed
 * over. Columns of another kind read its text, and keep what is no value of theirs as a refused text.
 *
 * @param values the value, by its column's key, and the fields that go with it
 * @param position the row in which it was entered
 */
export function fillChosen(grid: GridController, key: string, values: Row, position: number): void {
  const { engine } = grid
  const selection = grid.selection.get()
  const source = engine.column(key)
  const entered = engine.store.at(position)
  if (!selection || !source || !entered) return
  const spans = spansOf(grid).get()
  const text = cellText(source, { ...entered, ...values })
  const changes: CellChange[] = []
  const texts: EntryChange[] = []
  const refused: RefusedCell[] = []
  const altered: { spot: Spot; how: Alteration }[] = []
  for (const { top, bottom, left, right } of rangesOf(selection)) {
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const spot = grid.spot({ row, column })
        if (!spot || spans?.covers(row, column) || !grid.canEdit(spot)) continue
        const parsed: Parsed =
          spot.column === source
            ? { ok: true, fills: values, value: values[key] }
            : spot.column.cell.parse(text, spot.column, spot.row)
        if (!parsed.ok) {
          const { reason } = parsed
          refused.push(refusedCell(grid, { row, column: spot.column, text, reason }, spot.row, spot.position))
          continue
        }
        if (spot.column !== source && parsed.altered) altered.push({ spot, how: parsed.altered })
        const fields = { ...parsed.fills, [spot.column.key]: parsed.value }
        for (const [field, value] of Object.entries(fields))
          changes.push({ position: spot.position, key: field, value })
        const before = engine.entries.at(spot.id, spot.column.key)
        if (before) texts.push({ rowId: spot.id, key: spot.column.key, before, after: undefined })
      }
    }
  }
  engine.transact('edit', engine.planUpdate(spreadChanges(grid, changes)), [
    ...texts,
    ...keptTexts(grid, refused),
  ])
  const cells = altered.map(({ spot: { column, position: at }, how }) =>
    alteredCell(grid, { column, text, altered: how }, engine.store.at(at)!, at),
  )
  markAltered(grid, cells)
  if (refused.length > 0 || cells.length > 0)
    reportPaste(grid, { written: changes.length, created: 0, refused, altered: cells, surplus: undefined })
}
