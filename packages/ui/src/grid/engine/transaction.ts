import type { Row } from '@lading/core/rules'
import type { ChangeReason } from '../types'

/** A cell to be written: data position, column key, value. */
export interface CellChange {
  position: number
  key: string
  value: unknown
}

/** What a transaction did, for those who follow. */
export interface Transaction {
  reason: ChangeReason
  /** Rows that were replaced, before and after. */
  updated: readonly { id: string; before: Row; after: Row }[]
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
  maxRows?: number
  newRow?: () => Row
  deriveRow?: (row: Row) => Row
}
