import type { Row } from '@lading/core/rules'

/** The changes as a save carries them (spec 2 §3). */
export interface TableData<R extends Row = Row> {
  /** New rows (with a temporary id) and changed ones, in the order of the grid, with order numbers. */
  tableData: R[]
  /** Ids of removed rows. */
  deleteData: string[]
}

/** The changes one kind at a time. */
export interface Changeset<R extends Row = Row> {
  inserted: R[]
  /** Changed rows: as they are, and as they were loaded. */
  updated: { row: R; original: R }[]
  /** Removed rows, as they were loaded. */
  deleted: R[]
  /** Rows that are otherwise unchanged and have another order number now. */
  moved: R[]
}

/** How changes are handed out. */
export interface ReadOptions {
  /** Without temporary suffixes, too (spec 2 §3): for receivers that tell new rows by other means. @default false */
  cleanIds?: boolean
}

/** Changes that are not saved yet, as they can be kept and put back later. */
export interface GridDraft {
  /** New, changed and moved rows with their place in the data, in order. */
  rows: { at: number; row: Row }[]
  /** Ids of removed rows. */
  removed: string[]
}
