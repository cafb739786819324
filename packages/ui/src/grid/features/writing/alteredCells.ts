import type { Row } from '@lading/core/rules'
import type { Alteration, CompiledColumn } from '../../api/cell'
import { cellText } from '../../engine/cellText'
import type { GridIssue } from '../../api/issue'
import type { GridController } from '../../kernel/gridController'
import type { NoticeAction } from '../../api/notice'
import { shortText } from './shortText'

/** A cell that took less than its text said. */
export interface AlteredCell extends GridIssue {
  text: string
  value: unknown
  /** The value as it is shown. */
  shown: string
}

/** Tells what a cell took of a text, with its place. @param index position of the row in the data */
export function alteredCell(
  { engine, messages }: GridController,
  { column, text, altered }: { column: CompiledColumn; text: string; altered: Alteration },
  row: Row,
  index: number,
): AlteredCell {
  const shown = shortText(cellText(column, row))
  return {
    rowId: engine.store.idOf(row),
    index,
    field: column.key,
    title: column.title,
    message: messages.altered[altered](shortText(text), shown),
    text,
    value: row[column.key],
    shown,
  }
}

/** Marks the cells until they change or are saved. */
export function markAltered({ engine }: GridController, cells: readonly AlteredCell[]): void {
  for (const { rowId, field, text, value, message } of cells)
    engine.altered.put(rowId, field, { text, value, message })
}

/** Puts the entered texts back into their cells, to be corrected, as one undo step. */
export function restoreTexts(grid: GridController, cells: readonly AlteredCell[]): NoticeAction {
  const { engine, messages } = grid
  return {
    label: messages.keepTexts,
    run() {
      const still = cells.filter(({ rowId, field, value }) => {
        const now = engine.store.byId(rowId)
        return now && Object.is(now[field], value) && !engine.entries.at(rowId, field)
      })
      const refused = still.map((cell) => ({
        ...cell,
        message: messages.notStored(shortText(cell.text), cell.shown),
      }))
      engine.transact(
        'edit',
        [],
        refused.map(({ rowId, field, text, message }) => ({
          rowId,
          key: field,
          before: undefined,
          after: { text, refusal: message },
        })),
      )
      grid.notify(refused.length ? { text: messages.pasted(0, refused.length), cells: refused } : undefined)
      return true
    },
  }
}

/** Says what a typed text lost on its way into its cell. */
export function reportAltered(
  grid: GridController,
  { rowId, key, draft }: { rowId: string; key: string; draft: string },
  altered: Alteration,
): void {
  const { engine } = grid
  const row = engine.store.byId(rowId)
  const column = engine.column(key)
  if (!row || !column) return
  const cell = alteredCell(grid, { column, text: draft, altered }, row, engine.store.positionOf(rowId))
  markAltered(grid, [cell])
  grid.live.set(cell.message)
  grid.notify({
    text: grid.messages.refusedAt(cell.title, cell.index + 1, cell.message),
    actions: [restoreTexts(grid, [cell])],
  })
}
