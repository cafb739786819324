import type { Row } from '@lading/core/rules'
import type { ParseFailure, CompiledColumn } from '../../api/cell'
import type { EntryChange } from '../../engine/entryStore'
import type { GridIssue } from '../../api/issue'
import type { GridController } from '../../kernel/gridController'
import { shortText } from './shortText'

/** A text that is no value of its column. */
export interface RefusedText {
  /** Offset in the pasted block. */
  row: number
  column: CompiledColumn
  text: string
  reason: ParseFailure
  /** Why nobody could say what the name stands for. */
  failure?: string
}

/** A cell a paste could not fill. */
export interface RefusedCell extends GridIssue {
  /** What it was to be filled with. */
  text: string
  /** The cell cannot be edited: the text does not stay in it. */
  locked: boolean
}

/** Tells a refused text with its place. @param index position of the row in the data */
export function refusedCell(
  { engine, messages }: GridController,
  { column, text, reason, failure }: RefusedText,
  row: Row,
  index: number,
): RefusedCell {
  const short = shortText(text)
  return {
    rowId: engine.store.idOf(row),
    index,
    field: column.key,
    title: column.title,
    message:
      failure === undefined
        ? messages.failures[reason](short, column.def.maxLength)
        : messages.namesNotFound(column.title, failure),
    text,
    locked: reason === 'readOnly' || reason === 'covered',
  }
}

/** What could not be taken stays in its cell, where it can be put right. */
export function keptTexts({ engine }: GridController, cells: readonly RefusedCell[]): EntryChange[] {
  return cells
    .filter(({ locked }) => !locked)
    .map(({ rowId, field, text, message }) => {
      const before = engine.entries.at(rowId, field)
      return { rowId, key: field, before, after: { text, refusal: message } }
    })
}
