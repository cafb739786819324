import type { CSSProperties, ReactNode, Ref } from 'react'
import type { PermissionLists } from '@lading/core/permission'
import type { CellRule, Row } from '@lading/core/rules'
import type { Locale } from '@lading/core/text'
import type { CellDefinition } from './cells/defineCell'
import type { BuiltInType } from './cells/registry'
import type { Changeset, TableData } from './engine/changeset'
import type { Lookup } from './engine/lookup'
import type { GridIssue } from './engine/issueStore'
import type { ColumnFigures, StatisticKind } from './engine/statistics'
import type { ExportScope } from './features/export/exportTable'
import type { ColumnFilters } from './features/filtering/columnFilter'
import type { ReadOptions } from './features/clean-ids/readChanges'
import type { FilterCondition } from './features/filtering/filterPositions'
import type { LiveChange, LiveSource } from './features/live/liveTypes'
import type { GridTree } from './features/tree/treeDefinition'
import type { SortChoice } from './features/sorting/sortPositions'
import type { SubTableDefinition } from './features/sub-table/subTableDefinition'

/** One option of a dictionary column (spec 2 §3). */
export interface GridOption {
  value: string
  text: string
  disabled?: boolean
  /** Colour of its tag: an antd preset. */
  color?: string
}

/** Type of a column: a built-in one, or one of the grid's `cells`. */
export type ColumnType = BuiltInType | (string & {})

/** One column (spec 2 §3, "Grid column"). */
export interface GridColumn<R extends Row = Row> {
  /** The field of the row. */
  key: Extract<keyof R, string> | (string & {})
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
  align?: 'start' | 'center' | 'end'
  /** Options of a select; a function gives each row its own. */
  options?: readonly GridOption[] | ((row: R) => readonly GridOption[])
  /** Dictionary whose items are the options; loaded through the `DataSource` of `UiProvider`. */
  dictCode?: string
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
  /** How a value is shown, in cells and (for numbers) in the footer. `'thousands'` adds separators. */
  format?: 'thousands' | ((value: unknown, row: R) => string)
  /** Key of the column whose options depend on this one: changing this clears that one, and so on down. */
  linkageKey?: string
  /** No editing. A function decides row by row. */
  disabled?: boolean | ((row: R) => boolean)
  /** Computes the value from the row after every edit of it, in the same undo step; such a cell is not editable. */
  derive?: (row: R) => unknown
  /** Decimal places of number columns: shown, and kept when a value is entered. */
  digits?: number
  min?: number
  max?: number
  /** Longest text, in characters. */
  maxLength?: number
  placeholder?: string
  /** Explains the column: shown at the title. */
  tipsContent?: string
  /** The title sorts the rows as they are shown; their order in the data stays. */
  sorter?: boolean
  /** @default true */
  resizable?: boolean
  /** Content of a `slot` column, or of any column that shall look different. */
  render?: (cell: { value: unknown; row: R; index: number }) => ReactNode
  /** Files: most of one cell; 0 is no limit. @default 0 */
  number?: number
  /** Files: whether they can be opened. @default true */
  allowDownload?: boolean
  /** Files: whether they can be removed. @default true */
  allowRemove?: boolean
  /** Files: text of the button that asks for them. @default 点击上传, for images 上传图片 */
  btnText?: string
  /** Files: address of the call that takes them. @default the data source's */
  action?: string
  /** Files: field of the call's answer that holds the path. @default 'message' (spec 2 §7) */
  responseName?: string
  /** Further settings, as an object or JSON text; `uploadnum` is the most files of one cell. */
  fieldExtendJson?: string | Readonly<Record<string, unknown>>
  /**
   * Shows the values as tags, in these colours: one for all, or by value; `true` takes those of the options. Presets of
   * antd by their names, or colours of CSS.
   */
  setTagColor?: true | string | ((value: string, row: R) => string | undefined)
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

/** A message of the server for one cell. Either `rowId` or `index` says which row. */
export interface ServerIssue {
  rowId?: string
  index?: number
  field?: string
  message: string
}

/** What code outside can ask of a grid (its `ref`). */
export interface GridHandle<R extends Row = Row> {
  /** Only the changes: new and changed rows, and the ids of removed ones (spec 2 §3). */
  getTableData(options?: ReadOptions): TableData<R>
  /** The changes one kind at a time. */
  getChangeset(options?: ReadOptions): Changeset<R>
  /** An id without case prefix and temporary suffix (spec 2 §3). */
  getCleanId(id: string): string
  /**
   * Checks every row; shows the messages at the cells and answers them in row order. Long checks show their progress
   * and can be cancelled: then, as with `signal`, the promise rejects with an `AbortError`.
   */
  validate(options?: { focusFirst?: boolean; signal?: AbortSignal }): Promise<GridIssue[]>
  /** Shows messages of the server at cells, in place of earlier ones. */
  setIssues(issues: readonly ServerIssue[]): void
  getIssues(): GridIssue[]
  /** Appends rows. @default one empty row */
  addRows(rows?: readonly Partial<R>[]): string[]
  insertRows(index: number, rows?: readonly Partial<R>[]): string[]
  removeRows(ids: readonly string[]): void
  moveRow(id: string, to: number): void
  /** All rows in data order, with order numbers. */
  getRows(): R[]
  /** Loads rows: clears changes, undo and messages. */
  setRows(rows: readonly R[]): void
  /** Changes cells of one row, undoable. */
  updateRow(id: string, values: Partial<R>): void
  /** Changes cells of many rows as one undo step. Ids that are not in the grid are passed over. */
  updateRows(changes: readonly { id: string; values: Partial<R> }[]): void
  /** A row as it stands, without copying and without what is still being typed. Not to be written to. */
  getRow(id: string): Readonly<R> | undefined
  /** The row at a place on screen (from 0, after sorting and filtering). Not to be written to. */
  getShownRow(index: number): Readonly<R> | undefined
  /** Number of rows on screen and off it, after filtering. */
  getShownCount(): number
  /** Shows the rows by a column; undefined ends that. The order of the data stays. */
  sort(choice: SortChoice | undefined): void
  /** Shows only rows that meet every condition; none shows all. Rows not yet saved stay shown. */
  filter(conditions: readonly FilterCondition[]): void
  /** Rows and columns as the text of a CSV file that Excel reads as UTF-8. @param scope @default 'shown' */
  toCsv(scope?: ExportScope): string
  /** Downloads rows as CSV. @param name of the file, without ending. @default the grid's name and the day */
  exportCsv(name?: string, scope?: ExportScope): Promise<void>
  /** Downloads rows as a workbook: numbers and days as such, titles with their groups. Parameters as of `exportCsv`. */
  exportXlsx(name?: string, scope?: ExportScope): Promise<void>
  /** Prints rows as a plain table, all of them. @param title above it. @default the grid's name */
  print(title?: string, scope?: ExportScope): Promise<void>
  /** Filters columns by their kind, as the header's filters do: by key, all that are to be in force. None shows all. */
  filterColumns(filters: ColumnFilters): void
  /** The columns' filters in force, by key. */
  getColumnFilters(): ColumnFilters
  /** Ends sorting and filtering. */
  restore(): void
  /** Ids of the rows chosen by checkbox or radio. */
  getSelectedIds(): string[]
  setSelectedIds(ids: readonly string[]): void
  /** Opens or closes a branch of a tree, or all of them. */
  setBranch(id: string, open: boolean): void
  setAllBranches(open: boolean): void
  /** Ids of the rows that are open. */
  getExpandedIds(): string[]
  /** Opens these rows and no others. */
  setExpandedIds(ids: readonly string[]): void
  scrollToCell(rowId: string, key?: string): void
  focusCell(rowId: string, key: string): void
  /** Writes the open editor's text into its cell. Called by the reading methods above. */
  commit(): void
  undo(): void
  redo(): void
  isDirty(): boolean
  /** The grid's rows are saved: these (or the present ones) are the new state without changes. */
  markSaved(rows?: readonly R[]): void
  getStatistics(): Record<string, ColumnFigures>
  /**
   * Takes over changes that happened elsewhere, gathered for 50 ms: no undo step, no change to be saved. What was
   * changed here stays and is marked where others changed it, too.
   */
  applyLive(changes: readonly LiveChange<R>[]): void
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
  rowKey?: string
  /** The field with the order number. @default 'orderNum' */
  orderKey?: string
  /** Prefix of the case whose rows these are: ids may carry it, and what is saved does not (spec 2 §3). */
  casePrefix?: string
  readOnly?: boolean
  /** Cells look like fields, and the active one is open at once, without a click or a key for it (spec 2 §4). */
  alwaysEdit?: boolean
  /** Fixed height in pixels. */
  height?: number
  /** Height up to which the grid grows. @default 400 (spec 2 §9) */
  maxHeight?: number
  /** @default 'large': 61 (spec 2 §9); middle 47, small 36 */
  size?: 'small' | 'middle' | 'large'
  /** Height of a row in pixels, in place of `size`. */
  rowHeight?: number
  /** Shows position + 1 in a column of its own. @default true */
  rowNumber?: boolean
  /** Lets rows be chosen. @default 'checkbox' with a toolbar that removes rows */
  rowSelection?: boolean | 'checkbox' | 'radio'
  /** Shows the rows as a tree, in their first column. */
  tree?: GridTree<R>
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
  onSelectionChange?: (
    ids: readonly string[],
    state: 'selected' | 'unselected' | 'selected-all' | 'unselected-all',
  ) => void
  onIssues?: (issues: readonly GridIssue[]) => void
  /**
   * Key in local storage for what the user chooses about columns: widths, order, which are shown.
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
