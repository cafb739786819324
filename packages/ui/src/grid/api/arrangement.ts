/** By which column rows are shown, and in what direction. */
export interface SortChoice {
  key: string
  direction: 'ascending' | 'descending'
}

/** What a shown row must meet in one column. */
export interface FilterCondition {
  /** @default any column that is shown */
  key?: string
  /** The cell's text contains this; upper and lower case are the same. Blank text lets every row pass. */
  contains: string
}

/** What a column's own filter lets through. */
export type ColumnFilter =
  /** The text people see contains this; upper and lower case are the same. */
  | { kind: 'text'; contains: string }
  /** Numbers from `min` to `max`, both included; either may be missing. */
  | { kind: 'number'; min?: number | undefined; max?: number | undefined }
  /** Days (`YYYY-MM-DD`) from `from` to `to`, both included; either may be missing. */
  | { kind: 'date'; from?: string | undefined; to?: string | undefined }
  /** One of these values; a cell of several values needs one of them. */
  | { kind: 'set'; values: readonly string[] }
  /** Checkboxes that are on, or that are off. */
  | { kind: 'checked'; on: boolean }
  | { kind: 'empty' }
  | { kind: 'filled' }

/** Filters of columns, by key. */
export type ColumnFilters = Readonly<Record<string, ColumnFilter>>
