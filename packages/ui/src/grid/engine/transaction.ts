import type { Row } from '@lading/core/rules'
import type { ChangeReason } from '../api/change'

/** A cell to be written: data position, column key, value. */
export interface CellChange {
  position: number
  key: string
  value: unknown
}

/** A row that was replaced: before and after, and the fields that may differ (undefined: any). */
export interface ReplacedRow {
  id: string
  before: Row
  after: Row
  keys: readonly string[] | undefined
}

/** What a transaction did, for those who follow. */
export interface Transaction {
  reason: ChangeReason
  /** Rows that were replaced. */
  updated: readonly ReplacedRow[]
  inserted: readonly string[]
  removed: readonly string[]
  moved: boolean
}

/** Where the user is; kept with each undo step. */
export type Mark = unknown

/** Settings of an engine. */
export interface EngineOptions {
  rowKey: string
  orderKey: string
  /** Begins the ids of new rows; taken off ids that are saved. */
  casePrefix?: string
  maxRows?: number
  newRow?: () => Row
  deriveRow?: (row: Row) => Row
}
