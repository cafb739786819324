import type { Row } from '@lading/core/rules'

/** What caused a change. */
export type ChangeReason =
  | 'edit'
  | 'paste'
  | 'fill'
  | 'clear'
  | 'add'
  | 'remove'
  | 'move'
  | 'undo'
  | 'redo'
  | 'api'
  | 'remote'
  | 'load'

/** A change of the grid's rows, after it happened. */
export interface GridChange<R extends Row = Row> {
  reason: ChangeReason
  /** Ids of the rows that were changed, added or removed. */
  rowIds: readonly string[]
  /** The rows as they are now. */
  rows(): R[]
  dirty: boolean
}
