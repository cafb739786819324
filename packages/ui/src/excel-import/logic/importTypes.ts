import type { CellRule, Row } from '@lading/core/rules'
import type { GridColumn } from '../../grid/api/column'
import type { GridOption } from '../../grid/api/option'

/**
 * A column as far as the import needs it. The sheet may name what is elsewhere, as pasted cells of the grid may: with
 * a type of the grid that searches (`select-dict-search` with a table dictionary in `dictCode`, `sel_user`, `popup` …)
 * names become values.
 */
export interface ImportColumn extends Pick<GridColumn, 'dictCode' | 'props' | 'lookup'> {
  key: string
  title: string
  /** Key of the lines that it is a column of: a row of the sheet is one of them. @default the record itself */
  line?: string
  /** Further headings it is known under, e.g. its title in another language. */
  alsoTitled?: readonly string[]
  type?: string
  options?: readonly GridOption[]
  rules?: readonly CellRule[]
}

/** One row of the sheet. */
export interface ImportRow {
  /** Line in the sheet, from 1. */
  line: number
  values: Row
}
