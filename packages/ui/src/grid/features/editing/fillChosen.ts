import { cellText } from '../../engine/cellText'
import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import { rangesOf } from '../../kernel/selection'
import { spansOf } from '../spans/gridSpans'
import type { EnteredValue } from './entered'
import { tellWritten } from '../writing/tellWritten'
import { writeCells } from '../writing/writeCells'
import type { CellWrite } from '../writing/writeCells'

/**
 * Writes an entered value into all chosen cells (Ctrl+Enter), as one undo step; cells that take no edits are passed
 * over. Other columns of its kind read the text as it was entered (with decimal places of their own), those of another
 * kind what is seen of it, and keep what is no value of theirs as a refused text.
 */
export function fillChosen(
  grid: GridController,
  { key, position, value, fills, entered }: EnteredValue,
): void {
  const { engine } = grid
  const selection = grid.selection.get()
  const source = engine.column(key)
  const row = engine.store.at(position)
  if (!selection || !source || !row) return
  const spans = spansOf(grid).get()
  const shown = cellText(source, { ...row, ...fills, [key]: value })
  const altered = entered?.altered && { text: entered.text, how: entered.altered }
  const writes: CellWrite[] = []
  for (const { top, bottom, left, right } of rangesOf(selection)) {
    for (let at = top; at <= bottom; at++) {
      for (let column = left; column <= right; column++) {
        const spot = grid.spot({ row: at, column })
        if (!spot || spot.column.cell.marker || spans?.covers(at, column)) continue
        const cell = { rowId: spot.id, key: spot.column.key }
        if (spot.column === source) writes.push({ ...cell, value, fills, altered })
        else
          writes.push({ ...cell, text: spot.column.cell === source.cell ? (entered?.text ?? shown) : shown })
      }
    }
  }
  const report = writeCells(grid, writes, 'edit')
  const { written, locked, refused } = report
  const text = lazyMessages(grid).filled({ written, locked, refused: refused.length })
  tellWritten(grid, { text, refused, altered: report.altered })
}
