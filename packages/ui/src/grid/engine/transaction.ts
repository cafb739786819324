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

/** The rows that one op replaced, side by side, by ascending position. */
export interface ReplacedRows {
  at: readonly number[]
  before: readonly Row[]
  after: readonly Row[]
  /** For each row, the fields that may differ; undefined: any. */
  keys?: readonly (readonly string[] | undefined)[]
}

/** What a transaction did, for those who follow. */
export class Transaction {
  readonly reason: ChangeReason
  /** The rows that were replaced, op by op. */
  readonly replaced: readonly ReplacedRows[]
  /** Ids of new rows. */
  readonly inserted: readonly string[]
  /** Ids of rows that are gone. */
  readonly removed: readonly string[]
  readonly moved: boolean
  readonly #idOf: (row: Row) => string
  #updated: readonly ReplacedRow[] | undefined

  constructor(
    reason: ChangeReason,
    idOf: (row: Row) => string,
    done: {
      replaced?: readonly ReplacedRows[]
      inserted?: readonly string[]
      removed?: readonly string[]
      moved?: boolean
    } = {},
  ) {
    this.reason = reason
    this.#idOf = idOf
    this.replaced = done.replaced ?? []
    this.inserted = done.inserted ?? []
    this.removed = done.removed ?? []
    this.moved = done.moved ?? false
  }

  /** Whether rows were added, removed or moved. */
  get structural(): boolean {
    return this.inserted.length > 0 || this.removed.length > 0 || this.moved
  }

  /**
   * Rows that were replaced, one by one. The list is made when it is first asked for: of thousands of rows mostly
   * nobody asks.
   */
  get updated(): readonly ReplacedRow[] {
    return (this.#updated ??= this.replaced.flatMap(({ before, after, keys }) =>
      after.map((row, i) => ({ id: this.#idOf(row), before: before[i]!, after: row, keys: keys?.[i] })),
    ))
  }
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
