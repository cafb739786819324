import type { Row } from '@lading/core/rules'
import type { Alteration, ParseFailure, CompiledColumn } from '../../api/cell'
import { unknownWords } from '../../cells/lookup/lookupCell'
import { cellText } from '../../engine/cellText'
import { isEditable } from '../../engine/compileColumns'
import type { EntryChange } from '../../engine/entryStore'
import type { CellChange } from '../../engine/transaction'
import type { GridController } from '../../kernel/gridController'
import type { RefusedText } from '../writing/refusedCells'
import type { NameFailures } from '../writing/writeCells'
import { spansOf } from '../spans/gridSpans'

/** A text of which a cell took less than it said. */
export interface AlteredText {
  /** Offset in the pasted block. */
  row: number
  column: CompiledColumn
  text: string
  altered: Alteration
}

/** What writing a block of texts comes to. */
export interface Written {
  cells: number
  changes: CellChange[]
  /** Values of the rows that have to be created. */
  added: Row[]
  refused: RefusedText[]
  altered: AlteredText[]
  /** Earlier refused texts that give way to values. */
  texts: EntryChange[]
}

/** What writing texts into a block changes; the `created` rows at its end are not there yet. */
export function writeBlock(
  grid: GridController,
  block: { top: number; left: number; rows: number; columns: number },
  source: (row: number, column: number) => string,
  created: number,
  failures: NameFailures,
  only?: ReadonlySet<string>,
): Written {
  const { engine } = grid
  const columns = grid.layout.get().columns
  const present = block.rows - created
  const spans = spansOf(grid).get()
  const written: Written = { cells: 0, changes: [], added: [], refused: [], altered: [], texts: [] }
  const refuse = (row: number, column: CompiledColumn, reason: ParseFailure, text: string) =>
    written.refused.push({ row, column, reason, text })
  for (let r = 0; r < block.rows; r++) {
    const position = engine.view.positionAt(block.top + r)
    const fresh: Record<string, unknown> = {}
    const row = r < present ? engine.store.at(position) : fresh
    const own: Record<string, unknown> = {}
    const blank: string[] = []
    const filled: Record<string, unknown> = {}
    for (let c = 0; row && c < block.columns; c++) {
      const column = columns[block.left + c]!.column
      if (only && !only.has(column.key)) continue
      const text = source(r, c)
      if (r < present && spans?.covers(block.top + r, block.left + c)) {
        // What the merged cell takes, or nothing, is not lost; anything else would be, unseen.
        const first = spans.anchor({ row: block.top + r, column: block.left + c })
        const taken = first.row >= block.top && first.column >= block.left
        const same = taken && text === source(first.row - block.top, first.column - block.left)
        if (text !== '' && !same) refuse(r, column, 'covered', text)
        continue
      }
      const parsed = isEditable(column, row)
        ? column.cell.parse(text, column, row)
        : ({ ok: false, reason: 'readOnly' } as const)
      if (!parsed.ok) {
        // Nothing is lost where nothing was to be written, or where it already says so.
        if (
          text !== '' &&
          !(parsed.reason === 'readOnly' && (r >= present || text === cellText(column, row)))
        ) {
          refuse(r, column, parsed.reason, text)
        }
        continue
      }
      const failure = failures.get(column)
      if (failure !== undefined && unknownWords(text, column, row).size > 0) {
        written.refused.push({ row: r, column, text, reason: 'notFound', failure })
        continue
      }
      written.cells++
      if (parsed.altered) written.altered.push({ row: r, column, text, altered: parsed.altered })
      own[column.key] = parsed.value
      if (text === '') blank.push(column.key)
      Object.assign(filled, parsed.fills)
      if (r >= present) {
        Object.assign(fresh, parsed.fills, { [column.key]: parsed.value })
        continue
      }
      const rowId = engine.store.idAt(position)
      const before = engine.entries.at(rowId, column.key)
      if (before) written.texts.push({ rowId, key: column.key, before, after: undefined })
    }
    // What a cell says goes before what a record fills in, whichever stands first; a blank cell says nothing.
    for (const key of blank) if (key in filled) delete own[key]
    const values = { ...filled, ...own }
    if (r >= present) written.added.push({ ...fresh, ...values })
    else for (const [key, value] of Object.entries(values)) written.changes.push({ position, key, value })
  }
  return written
}
