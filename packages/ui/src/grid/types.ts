import type { CSSProperties, ReactNode, Ref } from 'react'
import type { PermissionLists } from '@lading/core/permission'
import type { CellRule, Row } from '@lading/core/rules'
import type { Locale } from '@lading/core/text'
import type { CellDefinition } from './cells/defineCell'
import type { NumberFormat } from './cells/number/numberText'
import type { BuiltInType } from './cells/registry'
import type { Lookup } from './engine/lookup'
import type { GridIssue } from './engine/issueStore'
import type { ColumnFigures, StatisticKind } from './engine/statistics'
import type { LiveSource } from './features/live/liveTypes'
import type { GridTree } from './features/tree/treeDefinition'
import type { SpanFunction } from './features/spans/spanTypes'
import type { SubTableDefinition } from './features/sub-table/subTableDefinition'
import type { GridHandle } from './handleTypes'

export type { GridHandle, ServerIssue } from './handleTypes'

/** One option of a dictionary column (spec 2 §3). */
export interface GridOption {
  value: string
  text: string
  disabled?: boolean
  /** Colour of its tag: an antd preset. */
  color?: string
}

/** An option as a column may be given it: its text under any of the names of spec 2 §3. */
export type GridOptionInput = Omit<GridOption, 'text'> & { text?: string; title?: string; label?: string }

/** Type of a column: a built-in one, or one of the grid's `cells`. */
export type ColumnType = BuiltInType | (string & {})

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

/** What the grid's toolbar offers. */
export interface GridToolbar {
  /** @default true */
  add?: boolean
  /** @default true */
  remove?: boolean
  /** @default true */
  undo?: boolean
  /** How many rows are added, where, and whether the grid goes there. @default true */
  addSettings?: boolean
  /** Finding and filtering (Ctrl+F works without the button, too). @default true */
  find?: boolean
  /** Which columns are shown, and in what order. @default true */
  columns?: boolean
  /** Workbook and CSV; permission code `export`. @default true */
  export?: boolean
  /** Paper; permission code `print`. @default true */
  print?: boolean
  /** How high the rows are; not where the page sets `rowHeight`. @default true */
  density?: boolean
  /** Filling the window. @default true */
  fullScreen?: boolean
  /** More, after the grid's own buttons. */
  extra?: ReactNode
}

/** Permission of columns and of the toolbar's buttons (spec 2 §6). */
export interface GridPermission {
  /** Prefix of the page's codes; a colon is added if missing. */
  prefix: string
  /** Codes of buttons that are refused, with or without the prefix. @default those the lists define and the user lacks */
  excluded?: readonly string[]
  /** What the user holds, and what is defined: decides over columns. @default the lists of `UiProvider` */
  lists?: PermissionLists
}

/** Properties of `EditableGrid`. */
export interface EditableGridProps<R extends Row = Row> {
  columns: readonly GridColumn<R>[]
  /** Initial rows. Another list with other rows loads them, and drops changes and undo. */
  rows?: readonly R[]
  /** The rows, held by the page: in place of `rows`. What `onValueChange` gives must come back, else it is undone. */
  value?: readonly R[]
  /** Told of every change with all rows; those that did not change are the same objects. */
  onValueChange?: (rows: R[]) => void
  /** The field with the id. @default 'id' */
  rowKey?: Extract<keyof R, string>
  /** The field with the order number. @default 'orderNum' */
  orderKey?: Extract<keyof R, string>
  /** Prefix of the case whose rows these are: ids may carry it, and what is saved does not (spec 2 §3). */
  casePrefix?: string
  readOnly?: boolean
  /** Cells look like fields, and the active one is open at once, without a click or a key for it (spec 2 §4). */
  alwaysEdit?: boolean
  /** Fixed height in pixels. */
  height?: number
  /** Height up to which the grid grows. @default 400 (spec 2 §9) */
  maxHeight?: number
  /** How high rows are until a person chooses otherwise. @default 'large': 61 (spec 2 §9); middle 47, small 36 */
  size?: 'small' | 'middle' | 'large'
  /** Height of a row in pixels, in place of `size`. */
  rowHeight?: number
  /** Shows position + 1 in a column of its own. @default true */
  rowNumber?: boolean
  /** Lets rows be chosen. @default 'checkbox' with a toolbar that removes rows */
  rowSelection?: boolean | 'checkbox' | 'radio'
  /** Shows the rows as a tree, in their first column. */
  tree?: GridTree<R>
  /** Merges cells of all columns that have no `span` of their own. It is asked for every cell: see the column's. */
  span?: SpanFunction<R>
  /** What stands below a row that is open; it is as high as it likes. Adds a column to open rows by (spec 2 §3, row-expand). */
  expandedRow?: (row: R, index: number) => ReactNode
  /** The open rows, in place of the grid's own memory of them; change it in `onExpandedChange`. */
  expandedRowIds?: readonly string[]
  /** Told when the user has opened or closed a row. */
  onExpandedChange?: (ids: readonly string[]) => void
  /** Rows that cannot be chosen or removed; select-all skips them. */
  disabledRowIds?: readonly string[]
  /** @default no toolbar */
  toolbar?: boolean | GridToolbar
  /**
   * Menus at the titles: sort, filter, pin, move, fit, hide; titles can be dragged to another place.
   * @default with a toolbar
   */
  columnMenu?: boolean
  /** Under the rows: their number, and count, sum, average, least and most of the chosen cells. @default with a toolbar */
  statusBar?: boolean
  permission?: GridPermission
  /** Most rows the grid takes by adding or pasting. */
  maxRows?: number
  /** Values of new rows, over the columns' default values. */
  newRow?: () => Partial<R>
  /** Computes fields that have no column; called after every edit of a row. Answers the row (a new object). */
  deriveRow?: (row: R) => R
  /** Asked before saved rows are removed; without it the grid asks by itself. New rows go at once. */
  onRemove?: (rows: readonly R[]) => boolean | Promise<boolean>
  onChange?: (change: GridChange<R>) => void
  /** Where changes of others come from, while the grid is mounted (spec 2 §4, "Live update channel"). */
  live?: LiveSource<R>
  onStatistics?: (figures: Record<string, ColumnFigures>) => void
  /** Told when rows are chosen or given up (spec 2 §4). */
  onSelectionChange?: (ids: readonly string[], state: 'selected' | 'unselected' | 'selected-all') => void
  onIssues?: (issues: readonly GridIssue[]) => void
  /**
   * Key in local storage for what the user chooses about columns (widths, order, which are shown) and, behind `.size`,
   * about the height of rows.
   * @default not kept
   */
  storageKey?: string
  /** Cell types of your own, by name. */
  cells?: Readonly<Record<string, CellDefinition>>
  /** @default the locale of UiProvider, else zh-CN */
  locale?: Locale
  /** Name for screen readers. */
  'aria-label'?: string
  className?: string
  style?: CSSProperties
  ref?: Ref<GridHandle<R>>
}
