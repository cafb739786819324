import type { EntryChange } from '../../engine/entryStore'
import type { CellChange } from '../../engine/transaction'
import type { ChangeReason } from '../../api/change'
import { emptyValueOf } from '../../api/cell'
import { joinRanges } from '../selection/ranges'
import type { Block } from '../selection/ranges'
import { rangesOf } from '../../kernel/selection'
import type { CellRange } from '../../kernel/selection'
import { spreadChanges } from '../spans/spreadChanges'
import { copyText } from '../../engine/cellText'
import type { GridController, Spot } from '../../kernel/gridController'
import { formatHtml, formatTsv } from './formatTsv'
import { lazyTellCleared } from './lazy'
import { spansOf } from '../spans/gridSpans'

/**
 * The selected cells as texts; hidden columns and filtered rows are not among them. Several ranges are copied as one
 * block when they share their rows or their columns; else `'scattered'`.
 */
export function copyCells(
  grid: GridController,
): { text: string; html: string; count: number } | 'scattered' | undefined {
  const selection = grid.selection.get()
  if (!selection) return undefined
  const block = joinRanges(rangesOf(selection))
  if (!block) return 'scattered'
  const spans = spansOf(grid).get()
  const rows = block.rows.map((row) =>
    block.columns.flatMap((column) => {
      const spot = grid.spot({ row, column })
      if (!spot) return []
      // As Excel has it: of merged cells the first one holds what is seen, the others are blank.
      return [spans?.covers(row, column) ? '' : copiedText(grid, spot)]
    }),
  )
  const mergeAt =
    spans && ((row: number, column: number) => spans.at(block.rows[row]!, block.columns[column]!))
  const html = formatHtml(
    rows,
    mergeAt && ((row, column) => spanIn(block, mergeAt(row, column), row, column)),
  )
  return { text: formatTsv(rows), html, count: rows.length * (rows[0]?.length ?? 0) }
}

/** What is seen in a cell, as it is copied: a text that was refused as well. */
function copiedText(grid: GridController, { id, column, row }: Spot): string {
  return grid.engine.entries.at(id, column.key)?.text ?? copyText(column, row)
}

/** How far the merge of a cell reaches in a block: 0 for cells it covers. Ranges hold merges as a whole. */
function spanIn(block: Block, merge: CellRange | undefined, row: number, column: number) {
  if (!merge) return undefined
  if (merge.top !== block.rows[row] || merge.left !== block.columns[column]) return { rows: 0, columns: 0 }
  return { rows: merge.bottom - merge.top + 1, columns: merge.right - merge.left + 1 }
}

/** Blanks the selected cells as one undo step (Delete). Cells that cannot be blanked are told. */
export function clearCells(grid: GridController, reason: ChangeReason = 'clear'): void {
  const selection = grid.selection.get()
  if (!selection) return
  if (grid.readOnly) {
    grid.live.set(grid.messages.failures.readOnly())
    return
  }
  const spans = spansOf(grid).get()
  const changes: CellChange[] = []
  const texts: EntryChange[] = []
  const locked = { own: 0, derived: 0 }
  for (const { top, bottom, left, right } of rangesOf(selection)) {
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const spot = grid.spot({ row, column })
        if (!spot || spans?.covers(row, column)) continue
        if (!grid.canEdit(spot)) {
          locked[spot.column.def.derive ? 'derived' : 'own']++
          continue
        }
        const before = grid.engine.entries.at(spot.id, spot.column.key)
        if (before) texts.push({ rowId: spot.id, key: spot.column.key, before, after: undefined })
        changes.push({ position: spot.position, key: spot.column.key, value: emptyValueOf(spot.column) })
      }
    }
  }
  const cleared = changes.length
  grid.engine.transact(reason, grid.engine.planUpdate(spreadChanges(grid, changes)), texts)
  // What is computed follows by itself; nobody misses it, unless nothing else was chosen.
  const passed = locked.own + (cleared === 0 ? locked.derived : 0)
  if (passed > 0) lazyTellCleared.use(grid, (tellCleared) => tellCleared(grid, cleared, passed))
}
