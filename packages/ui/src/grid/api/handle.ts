import type { Issue, RowChange } from '@lading/core/ports'
import type { Row } from '@lading/core/rules'
import type { ColumnFilters, FilterCondition, SortChoice } from './arrangement'
import type { Changeset, GridDraft, ReadOptions, TableData } from './changeset'
import type { ExportScope } from './exportScope'
import type { ColumnFigures } from './figures'
import type { GridIssue } from './issue'

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
  setIssues(issues: readonly Issue[]): void
  getIssues(): GridIssue[]
  /** Appends rows. @default one empty row */
  addRows(rows?: readonly Partial<R>[]): string[]
  insertRows(index: number, rows?: readonly Partial<R>[]): string[]
  removeRows(ids: readonly string[]): void
  /**
   * Takes out the new rows at the end in which nobody has entered anything (defaults do not count), as before a save:
   * Tab on the last row leaves one. Answers how many there were.
   */
  dropUntouched(): number
  moveRow(id: string, to: number): void
  /** All rows in data order, with order numbers. */
  getRows(): R[]
  /** The rows as they stand, without what is being typed; not to be written to. Costs nothing. */
  peekRows(): readonly R[]
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
  /** Rows and columns as a text that a spreadsheet, or a grid, pastes. @param scope @default 'shown' */
  toText(scope?: ExportScope): string
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
  applyLive(changes: readonly RowChange<R>[]): void
  /** Cells that were changed here and by others, and nobody has decided about. */
  getConflictCount(): number
  /** Makes the next such cell active. */
  focusConflict(): void
  /** What is not saved, to be kept and put back later; an open editor is left alone, and what it holds left out. */
  getDraft(): Promise<GridDraft>
  /** Makes the changes of a draft again, upon the rows that are there now. */
  applyDraft(draft: GridDraft): Promise<void>
}
