import type { ReactNode } from 'react'
import type { CellRule, Row } from '@lading/core/rules'
import type { ColumnType } from './columnType'
import type { StatisticKind } from './figures'
import type { Lookup } from './lookup'
import type { GridOptionInput } from './option'

/** How numbers are shown: with separators, or as so many of a hundred. */
export type NumberFormat = 'thousands' | 'percent'

/** One column (spec 2 §3, "Grid column"). */
export interface GridColumn<R extends Row = Row> {
  /**
   * The field of the row: where the type of the rows is known, no other name compiles. Columns that show no field, such
   * as a `slot` of buttons, need a name in that type, too.
   */
  key: Extract<keyof R, string>
  title: string
  /** @default 'input' */
  type?: ColumnType
  /** Width in pixels. Without one, columns share the width of the grid. */
  width?: number
  /** @default by type (spec 2 §9), else 60 */
  minWidth?: number
  /** Title of the group the column stands in, or titles, the outermost first. Neighbours of one group share it. */
  group?: string | readonly string[]
  /** Keeps the column in view at the start or the end of the row. */
  pinned?: 'start' | 'end'
  hidden?: boolean
  /**
   * Long texts go on in further lines, and rows are as high as they take; people may choose otherwise in the menu of the
   * column, unless the grid's rows have a height of their own in pixels.
   * @default with the grid's `rowHeight="auto"`
   */
  wrap?: boolean
  /**
   * Its cells name their rows: screen readers say them with the row's other cells.
   * @default the number of the row does
   */
  rowHeader?: boolean
  align?: 'start' | 'center' | 'end'
  /** Options of a select; a function gives each row its own. */
  options?: readonly GridOptionInput[] | ((row: R) => readonly GridOptionInput[])
  /** Selects: typing narrows the list; false leaves it as it is. @default true */
  allowSearch?: boolean
  /** Selects: a text that is none of the options is taken as a value. @default false */
  allowInput?: boolean
  /** Dictionary whose items are the options; loaded through the `DataSource` of `UiProvider`. */
  dictCode?: string
  /** Table dictionary (`table,text,code`) of columns that search; the same as `dictCode`. */
  dict?: string
  /**
   * Columns that search a dictionary: each keyword is searched on the server; false loads the options once and filters
   * them here. @default true
   */
  async?: boolean
  /** Where values are searched that are too many to list. @default by type, through `UiProvider` */
  lookup?: Lookup
  /** Rules of the cells (spec 2 §5). */
  validateRules?: readonly CellRule[]
  /** Marks the title; a required rule does so too. */
  required?: boolean
  /** Value of new rows. */
  defaultValue?: unknown | ((row: Partial<R>) => unknown)
  /** Figures in the footer: 合计, 平均. */
  statistics?: StatisticKind | readonly StatisticKind[]
  /**
   * How a value is shown, in cells and (for numbers) in the footer: `'thousands'` adds separators, `'percent'` a percent
   * sign, too (12.5 is 12.5%).
   */
  format?: NumberFormat | ((value: unknown, row: R) => string)
  /** Key of the column whose options depend on this one: changing this clears that one, and so on down. */
  linkageKey?: string
  /** No editing. A function decides row by row. */
  disabled?: boolean | ((row: R) => boolean)
  /** Computes the value from the row after every edit of it, in the same undo step; such a cell is not editable. */
  derive?: (row: R) => unknown
  /** Decimal places of number columns: shown, and kept when a value is entered. */
  digits?: number
  /** Number columns with `digits`: whether zeros fill them up. @default true */
  fixedDigits?: boolean
  min?: number
  max?: number
  /** Longest text, in characters. */
  maxLength?: number
  placeholder?: string
  /** Explains the column: shown at the title. */
  tipsContent?: string
  /**
   * The title sorts the rows as they are shown; their order in the data stays. Of popup columns a text `column=asc` says
   * how the report is ordered at first.
   */
  sorter?: boolean | string
  /** Popups: code of the online report whose rows are picked. */
  popupCode?: string
  /** Popups: columns of the report, and the fields of the row they fill in this order; lists or texts with commas. */
  orgFields?: string | readonly string[]
  destFields?: string | readonly string[]
  /** Popups: dynamic parameters of the report. */
  param?: Readonly<Record<string, unknown>>
  /** @default true */
  resizable?: boolean
  /** Content of a `slot` column, or of any column that shall look different. */
  render?: (cell: { value: unknown; row: R; index: number }) => ReactNode
  /** Files: most of one cell; 0 is no limit. @default 0 */
  number?: number
  /** Files: the largest, in bytes. @default 15 MB (spec 2 §9) */
  maxBytes?: number
  /** Files: whether they can be opened. @default true */
  allowDownload?: boolean
  /** Files: whether they can be removed. @default true */
  allowRemove?: boolean
  /** Files: text of the button that asks for them. @default 点击上传, for images 上传图片 */
  btnText?: string
  /** Files: address of the call that takes them. @default the data source's */
  action?: string
  /**
   * Files: whether the session's token is sent along.
   * @default to addresses of this site, not to an `action` on another one
   */
  token?: boolean
  /** Files: field of the call's answer that holds the path. @default 'message' (spec 2 §7) */
  responseName?: string
  /** Further settings, as an object or JSON text; `uploadnum` is the most files of one cell. */
  fieldExtendJson?: string | Readonly<Record<string, unknown>>
  /**
   * Shows the values as tags, in these colours: one for all, or by value; `true` takes those of the options. Presets of
   * antd by their names, or colours of CSS.
   */
  setTagColor?: true | string | ((value: string, row: R) => string | undefined)
  /**
   * Merges cells: `true` those below each other that have the same value and are then changed together, a function as
   * it says. A merge ends where columns begin to be pinned, at a row that is open, and at another merge.
   */
  span?: true | SpanFunction<R>
  /** A button in the cell shows all of the row in a dialog (Ctrl+Enter). */
  showDetails?: boolean
  /** A button in the cell opens a table in a popover (Ctrl+Enter). */
  subTable?: SubTableDefinition<R>
  /** For cell types of your own. */
  props?: Readonly<Record<string, unknown>>
}

/** How far a merged cell reaches, counted in rows and columns as they are shown. */
export interface CellSpan {
  /** @default 1 */
  rowSpan?: number
  /** @default 1 */
  colSpan?: number
}

/**
 * Says which cells are merged. It is asked for the first cell of a merge and for every cell that is in none; what it
 * says of cells that are covered is not asked. What it answers may only depend on the rows and their order.
 *
 * @param rowIndex place on screen, from 0: after sorting and filtering
 */
export type SpanFunction<R extends Row = Row> = (
  row: R,
  rowIndex: number,
  column: GridColumn<R>,
) => CellSpan | undefined

/** A table that a cell opens in a popover. */
export interface SubTableDefinition<R extends Row = Row> {
  /** @default the column's title */
  title?: string
  columns: readonly GridColumn[]
  /** Its rows; a failure is tried again three times (spec 2 §9). The signal aborts when the popover is closed. */
  load: (row: R, signal: AbortSignal) => Promise<readonly Row[]>
  /** @default 'id' */
  rowKey?: string
  /** In pixels. @default 480 */
  width?: number
}
