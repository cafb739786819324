import type { CSSProperties, ReactNode, Ref } from 'react'
import type { PermissionLists } from '@lading/core/permission'
import type { Row } from '@lading/core/rules'
import type { Locale } from '@lading/core/text'
import type { CellDefinition } from './cell'
import type { CellColour } from './colour'
import type { GridChange } from './change'
import type { GridColumn, SpanFunction } from './column'
import type { ColumnFigures } from './figures'
import type { GridHandle } from './handle'
import type { GridIssue } from './issue'
import type { LiveSource } from './live'
import type { GridTree } from './tree'

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
  /**
   * Nothing can be changed for a moment, e.g. while the rows are saved: columns, buttons and cells stay as they are.
   * @default false
   */
  busy?: boolean
  /** Cells look like fields, and the active one is open at once, without a click or a key for it (spec 2 §4). */
  alwaysEdit?: boolean
  /** Fixed height in pixels. */
  height?: number
  /** Height up to which the grid grows. @default 400 (spec 2 §9) */
  maxHeight?: number
  /** How high rows are until a person chooses otherwise. @default 'large': 61 (spec 2 §9); middle 47, small 36 */
  size?: 'small' | 'middle' | 'large'
  /**
   * Height of a row in pixels, in place of `size`; `'auto'`: as high as its texts take, at least that of `size`. Merged
   * cells take no part in it.
   */
  rowHeight?: number | 'auto'
  /** Shows position + 1 in a column of its own. @default true */
  rowNumber?: boolean
  /** Lets rows be chosen. @default 'checkbox' with a toolbar that removes rows */
  rowSelection?: boolean | 'checkbox' | 'radio'
  /** Shows the rows as a tree, in their first column. */
  tree?: GridTree<R>
  /** Puts rows into groups by the values of a column, under headings with their figures, until a person chooses otherwise. */
  groupBy?: Extract<keyof R, string>
  /**
   * Comments on cells (Shift+F2), in the member `cellComments` of the rows: they are changed, undone and saved as a field
   * is. @default false
   */
  comments?: boolean
  /** Colours cells by what their rows hold; what a person chooses by the menu of a column comes before these. */
  colours?: readonly CellColour[]
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
