import { unknownWords } from '../../cells/lookup/lookupCell'
import type { CompiledColumn } from '../../api/cell'
import type { Row } from '@lading/core/rules'
import type { GridController } from '../../kernel/gridController'
import type { EditState } from '../editing/editing'
import { lazySettleEntry } from './lazy'

/**
 * Enters a text in a column of names. What it stands for is looked up while the user goes on; until then, and when
 * nothing or several bear the name, the text stays in its cell. Answers false when there is nothing to look up.
 */
export function enterName(grid: GridController, edit: EditState, column: CompiledColumn, row: Row): boolean {
  const words = unknownWords(edit.draft, column, row)
  if (words.size === 0) return false
  const { entries } = grid.engine
  const entry = { text: edit.draft }
  entries.put(edit.rowId, edit.key, entry)
  entries.wait(
    lazySettleEntry.fetch(grid).then(
      (settleEntry) => settleEntry(grid, edit, entry, new Map([[column, words]])),
      (error: unknown) => {
        const refusal = grid.messages.partFailed(error instanceof Error ? error.message : String(error))
        entries.put(edit.rowId, edit.key, { ...entry, refusal })
      },
    ),
  )
  return true
}
